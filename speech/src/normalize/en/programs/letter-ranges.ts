import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { cardinal } from '../numbers/cardinal.ts';

const lettered = /(\d{1,3})([a-h]) ?[-\u2013] ?([b-i])(?![\p{L}\p{N}'])/uy;

/** 2T-5T, rows 4A-9A, sizes 4T-8. */
const numbered = /(\d{1,3})([A-Z]) ?[-\u2013] ?(\d{1,3})(\2?)(?![\p{L}\p{N}:'-]|[.,]\d)/uy;

/** Surnames A–EG, postcodes EH–HR. */
const startRange =
  /(?=[A-Z]{2}|[A-Z] ?[-\u2013] ?[A-Z]{2})([A-Z]{1,2}) ?[-\u2013] ?([A-Z]{1,2})(?![\p{L}\p{N}'-])/uy;
const byLetters =
  /\b(?:surnames?|names|postcodes?|initials?|letters?|vols?\.?|volumes?|drawers?|folders?|files?|cabinet|aisle|A[A-Z]? ?[-\u2013] ?[A-Z]{2}[^.\n]{0,24}):? (?:from |only )?$/i;

/** `postcodes EH–HR`: a range by the first letters. */
export function firstLettersRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(startRange, text, at);
  if (!found?.[1] || !found[2] || found[1] >= found[2]) return undefined;
  const isWholeLine =
    /(?:^|\n)\s*$/.test(leftOf(text, at, 3)) &&
    /^\s*(?:\n|$)/.test(rightOf(text, at + found[0].length, 3));
  if (!isWholeLine && !byLetters.test(leftOf(text, at, 40))) return undefined;
  return draftOf(found, 'range', `${[...found[1]].join(' ')} to ${[...found[2]].join(' ')}`);
}

/** `Fig. 2a–c`, `2T–5T`: parts by their letters. */
export function letterRangeRule({ text, at }: Scan): Draft | undefined {
  const sizes = match(numbered, text, at);
  if (sizes?.[1] && sizes[3] && Number(sizes[3]) > Number(sizes[1]))
    return draftOf(
      sizes,
      'range',
      `${cardinal(sizes[1])} ${sizes[2]} to ${cardinal(sizes[3])}${sizes[4] ? ` ${sizes[4]}` : ''}`,
    );
  const found = match(lettered, text, at);
  if (!found?.[1] || !found[2] || !found[3] || found[2] >= found[3]) return undefined;
  return draftOf(
    found,
    'range',
    `${cardinal(found[1])} ${found[2].toUpperCase()} to ${found[3].toUpperCase()}`,
  );
}
