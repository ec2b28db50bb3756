import { latinLetters } from '../latin-letters.ts';

/** Everything that `/synthesize` accepts: Cyrillic and some punctuation. */
const taken = /^[А-Яа-яЁёӨөҮү?!.\-'":,\s]*$/u;

/** Accepted replacements for other punctuation. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/[“”„«»″]/g, '"'],
  [/[‘’‚′`´]/g, "'"],
  [/[‐-―−]/g, '-'],
  [/…/g, '...'],
  [/[;·•|]/g, ','],
  [/[()[\]{}/\\*_~^<>=]/g, ' '],
];

/** Cyrillic letters of other languages, as the nearest Mongolian ones. */
const kin: Readonly<Record<string, string>> = {
  ї: 'и',
  і: 'и',
  є: 'е',
  ґ: 'г',
  қ: 'к',
  ғ: 'г',
  ң: 'н',
  ұ: 'у',
  һ: 'х',
  ә: 'э',
};

/** Rewrites a text in the letters that the provider accepts; what has no equivalent stays. */
export function chimegeLetters(text: string): string {
  let out = text.normalize('NFC');
  for (const [pattern, replacement] of standIns) out = out.replace(pattern, replacement);
  out = out.replace(/[A-Za-zїієґқғңұһәЇІЄҐҚҒҢҰҺӘ]/gu, (letter) => {
    const small = letter.toLowerCase();
    return latinLetters[small] ?? kin[small] ?? letter;
  });
  return out.replace(/\s+/g, ' ').trim();
}

/** Returns whether the provider would still refuse the text. */
export const needsNormalizing = (text: string): boolean => !taken.test(text);

/** Drops whatever is still not accepted. A single character gets a full stop, as the minimum is two. */
export function chimegeText(text: string): string {
  const kept = [...text].filter((character) => taken.test(character)).join('');
  const trimmed = kept.replace(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(trimmed)) return '';
  return trimmed.length === 1 ? `${trimmed}.` : trimmed;
}
