import lists from '../lists.json' with { type: 'json' };
import { isCommonForm } from './common-forms.ts';
import { givenNames } from './known-words.ts';

const vowel = /[АЭИОУӨҮЯЕЁЮЫ]/;
const syllables =
  /^(?:[БВГДЖЗКЛМНПРСТФХЦЧШ]|[БГДКПТФХ][РЛ]|С[ПТКНМВЛ]|Ш[ТКП]|ТВ|ДВ|СТР)?(?!.*([БВГДЖЗКЛМНПРСТФХЦЧШ])\1$)[АЭИОУӨҮЯЕЁЮЫ]{1,2}Й?(?:[БВГДЖЗЙКЛМНПРСТФХЦЧШ]{1,3}[АЭИОУӨҮЯЕЁЮЫ]{1,2}Й?|[ЯЁЮ])+[БВГДЖЗЙКЛМНПРСТФХЦЧШЬ]{0,3}$/;
/** One syllable of a native word, as in a heading: ЗҮГ, ХӨРС. Native words do not end in к, п, ф or щ. */
const syllable = /^[БВГДЖЗЛМНСТХЦЧШ]?[АЭИОУӨҮЯЕЁЮ]{1,2}Й?[БВГДЖЗЛМНРСТХЦЧШ]{0,2}$/;
/** Loans of one syllable by the consonants before or after the vowel: КЛУБ, ПРЕСС; ТЕКСТ, ПАРК, БОРЦ. */
const loan =
  /^(?=.{4})(?:(?:[БГКПФ][РЛ]|[ДТХ]Р|С[ПТКМНЛВ]|С[ПТК]Р|Ш[ТКП]|[ДТ]В)[АЭИОУӨЕЁЮЯ][БВГДЖЗЙКЛМНПРСТФХЦЧШ]{1,3}|[БВГДЖЗКЛМНПРСТФХЦЧШ]?[АЭИОУӨЕЁЮЯ](?:К?СТ|[РНЛФКП]Т|НТР|ТР|[РН][КДСЦ]|ЛД|Р[МГВЛ]|КС|МП))$/;
const short = new Set(lists.capitals);
/** Letters that initials never have: signs, and long vowels. */
const spelling = /[ЫЬЪ]|АА|ОО|УУ|ЭЭ|ӨӨ|ҮҮ|ИЙ/;

/** Whether capitals are a loan of one syllable by their shape only, which is likely but not certain. */
export const isLoan = (written: string): boolean =>
  loan.test(written) && !isCommonForm(written.toLowerCase());

/** Whether capitals are a word by themselves: a common one or a form of one (МАШ, ЧАМД), a name (ТУЯА), or one by its shape (ТӨСӨЛ). */
export function isCapitalWord(written: string): boolean {
  return (
    isCommonForm(written.toLowerCase()) ||
    givenNames.has(written.toLowerCase()) ||
    (spelling.test(written) && !/^[БВГДЖЗЛМНРСТХЦЧШ]{2}|[БВГДЖЗЛМНРСТХЦЧШ][КПФ]$/.test(written)) ||
    short.has(written) ||
    isLoan(written) ||
    (written.length > 3 && syllables.test(written))
  );
}

/** Whether capitals can be a word where other words in capitals are next to them. */
export function isHeadingWord(written: string): boolean {
  return vowel.test(written) && (syllable.test(written) || syllables.test(written));
}
