import { type Draft, draft, match } from './draft.ts';
import { isCommonWord } from './en/words/common-words.ts';

const part = String.raw`(?:\d{1,5}|[A-Za-z]{1,3}|[A-Za-z]{1,2}\d{1,4}|\d{1,4}[A-Za-z]{1,2})`;
const serial = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])\d[\dA-Za-z]{0,4}(?:-${part}){2,8}(?![\p{L}\p{N}]|[-+][\p{L}\p{N}])`,
  'uy',
);

/** Units, crosses and short days and months, which are parts of other figures. */
const notLetters =
  /^(?:ft|in|[ckm]?m|k?g|lb|oz|yrs?|mos?|wks?|hrs?|min|sec|pm|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i;

/** 2-611-ab-c-3-7, 12-A3-77-b: digit by digit and letter by letter; 3-in-1 and 2-day-old have words. */
export function serialAt(
  text: string,
  at: number,
  digits: (written: string) => string,
  letters: (written: string) => string,
): Draft | undefined {
  const written = match(serial, text, at)?.[0];
  const parts = written?.match(/\d+|[A-Za-z]+/g) ?? [];
  const words = parts.filter((one) => !/\d/.test(one));
  if (!written || words.length === 0 || words.length === parts.length) return undefined;
  if (
    words.some((one) => notLetters.test(one) || (one.length > 1 && isCommonWord(one.toLowerCase())))
  )
    return undefined;
  // 23-CV-1187 is of a court.
  if (written.split('-').length === 3 && /[A-Zxv]/.test(written)) return undefined;
  const said = parts.map((one) => (words.includes(one) ? letters(one) : digits(one)));
  return draft(at + written.length, 'number', said.join(' '), false);
}
