import type { Language } from '@duu/contract/language';
import { isCommonForm } from '../mn/common-forms.ts';
import { isNumeralPart } from '../mn/numeral-forms.ts';
import type { Edit } from './edit.ts';

/** The end of a word behind a space; ч and л are particles, as behind whole words, and ш begins ш дээ. */
const cut =
  /(?<=(?<!\p{L})(\p{L}?\p{Ll}{1,24})) (н ь|[йн]г|[бвгджзйклмнпрстфцшщыьэө]|(?<=[аэоөуүи] )х)(?=[,!?;:"»”]?(?:\s|$)|\.(?:\s*$| \p{Lu}))(?! дэ?э(?!\p{L})| (?:анги|бүлэг|хэсэг|хувилбар|зүйл|заалт|үсэг|блок|байр|корпус))/gu;

/**
 * үүдэ н, тэр н ь: a Mongolian word of which old programs cut off the last letters. Only what is a known word with
 * them, or can't begin one.
 */
export function cutLetters(text: string, language: Language): Edit[] {
  if (language !== 'mn') return [];
  return [...text.matchAll(cut)].flatMap(({ 0: found, 1: head = '', 2: end = '', index }) => {
    if (end === 'н ь') return [{ start: index + 2, end: index + 3, said: '' }];
    const isCut =
      end === 'й' ||
      end === 'ь' ||
      (!isNumeralPart(head) &&
        isCommonForm((head + end).toLowerCase()) &&
        (end !== 'л' || !isCommonForm(head.toLowerCase())));
    return isCut ? [{ start: index, end: index + found.length - end.length, said: '' }] : [];
  });
}
