import type { Language } from '@duu/contract/language';
import { isNumeralPart } from '../mn/endings/numeral-forms.ts';
import { isCommonForm } from '../mn/words/common-forms.ts';
import { leftOf } from '../near.ts';
import type { Edit } from './edit.ts';

/** The end of a word behind a space; ч and л are particles, as behind whole words, and ш begins ш дээ. */
const cut =
  / (н ь|нг|й[гнд]?|[бвгджзклмнпрстфхцшщыьэө])(?=[,!?;:"»”]?(?:\s|$)|\.(?:\s*$| \p{Lu}))(?! дэ?э(?!\p{L})| (?:анги|бүлэг|хэсэг|хувилбар|зүйл|заалт|үсэг|блок|байр|корпус))/gu;
const wordBefore = /(?<!\p{L})\p{L}?\p{Ll}{1,24}$/u;

/**
 * үүдэ н, тэр н ь: a Mongolian word of which old programs cut off the last letters. Only letters that make a known word,
 * that no word begins with (ь), or н behind a consonant and a short vowel, in which few words end.
 */
export function cutLetters(text: string, language: Language): Edit[] {
  if (language !== 'mn') return [];
  return [...text.matchAll(cut)].flatMap(({ 0: found, 1: end = '', index }) => {
    const head = wordBefore.exec(leftOf(text, index, 27))?.[0];
    if (!head) return [];
    if (end === 'н ь') return [{ start: index + 2, end: index + 3, said: '' }];
    const isCut =
      'йь'.includes(end.charAt(0)) ||
      (end === 'н' && /\p{L}{2}[^аэоөуүиыеяё][аэоө]$/u.test(head)) ||
      (!isNumeralPart(head) && isForm(head.toLowerCase(), end));
    return isCut ? [{ start: index, end: index + found.length - end.length, said: '' }] : [];
  });
}

/** Whether both make a known word; х joins only verbs, and л no word that is whole without it. */
const isForm = (head: string, end: string): boolean =>
  isCommonForm(head + end) &&
  (end !== 'х' || /[аэоөуүи]$/.test(head)) &&
  (end !== 'л' || !isCommonForm(head));
