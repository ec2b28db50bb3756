/** Everything that `/synthesize` takes: Cyrillic and a little punctuation. */
const taken = /^[А-Яа-яЁёӨөҮү?!.\-'":,\s]*$/u;

/** Punctuation that has a stand-in among what is taken. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/[“”„«»″]/g, '"'],
  [/[‘’‚′`´]/g, "'"],
  [/[‐-―−]/g, '-'],
  [/…/g, '...'],
  [/[;·•|]/g, ','],
  [/[()[\]{}/\\*_~^<>=]/g, ' '],
];

/** Latin letters that come this far (the pipeline respells words), by their sound in Mongolian. */
const latin: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'э',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  y: 'й',
  z: 'з',
};

/** Cyrillic letters of other languages, by the nearest that Mongolian has. */
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

/** A text in the letters that the provider takes; what cannot be written in them stays. */
export function chimegeLetters(text: string): string {
  let out = text.normalize('NFC');
  for (const [pattern, replacement] of standIns) out = out.replace(pattern, replacement);
  out = out.replace(/[A-Za-zїієґқғңұһәЇІЄҐҚҒҢҰҺӘ]/gu, (letter) => {
    const small = letter.toLowerCase();
    return latin[small] ?? kin[small] ?? letter;
  });
  return out.replace(/\s+/g, ' ').trim();
}

/** True where something is left that the provider would refuse. */
export const needsNormalizing = (text: string): boolean => !taken.test(text);

/** Drops whatever is still not taken. A text of one character gets a full stop, for two are the least. */
export function chimegeText(text: string): string {
  const kept = [...text].filter((character) => taken.test(character)).join('');
  const trimmed = kept.replace(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(trimmed)) return '';
  return trimmed.length === 1 ? `${trimmed}.` : trimmed;
}
