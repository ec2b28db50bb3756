import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { cardinal, oneByOne } from '../numbers/cardinal.ts';

const hardware = /[\dA-Fa-f]{2}(?:[:-][\dA-Fa-f]{2}){5}(?![\p{L}\p{N}:-])/uy;
const unique = /[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}(?![\p{L}\p{N}])/uy;
const sum = /[\da-f]{7,64}(?![\p{L}\p{N}])/uy;
const color = /#(?:[\dA-F]{6}|[\da-f]{6}|([\da-fA-F])\1\1)(?![\p{L}\p{N}_])/uy;

/** Addresses of cards, hashes, commits and colors: 00:1A:2B:3C:4D:5E, ba3193f, #FF5733. Letter by letter. */
export function hexRule({ text, at }: Scan): Draft | undefined {
  const first = text.charAt(at);
  // U+2212.
  const point = match(/U\+([\dA-F]{4,6})(?![\p{L}\p{N}])/uy, text, at)?.[1];
  if (point) return draft(at + 2 + point.length, 'number', `U plus ${oneByOne(point)}`);
  if (!/[\da-fA-F#]/.test(first) || /[\p{L}\p{N}_.:/#&-]/u.test(text.charAt(at - 1)))
    return undefined;
  if (first === '#') {
    const shade = match(color, text, at)?.[0];
    return shade &&
      /[a-f]/i.test(shade) &&
      (/\d/.test(shade) || shade.length === 4 || !/[aeiou]/i.test(shade))
      ? draft(at + shade.length, 'symbol', `hash ${oneByOne(shade.slice(1).toUpperCase())}`)
      : undefined;
  }
  const long = match(hardware, text, at)?.[0] ?? match(unique, text, at)?.[0];
  if (long && /[a-f]/i.test(long))
    return draft(at + long.length, 'number', oneByOne(long.replace(/[:-]/g, '').toUpperCase()));
  const found = match(sum, text, at)?.[0];
  if (!found || !/\d/.test(found) || !/[a-f]/.test(found)) return undefined;
  const turns = (found.match(/\d(?=[a-f])|[a-f](?=\d)/g) ?? []).length;
  return turns < 2 ? undefined : draft(at + found.length, 'number', oneByOne(found.toUpperCase()));
}

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
