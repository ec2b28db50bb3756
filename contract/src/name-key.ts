/** Sorts after every letter that follows it in a word: the last letter of the Cyrillic block. */
const last = '\u04ff';
/** Digits that a number is filled up to, so that 2 comes before 10. */
const digits = 10;

/** Ё, Ө and Ү stand far from their place in the alphabet, which is right after these. */
const after: Readonly<Record<string, string>> = { ё: 'е', ө: 'о', ү: 'у' };

/**
 * What a name is sorted by, since the database compares code points: capitals and quotation marks don't count, the
 * Mongolian letters stand where the alphabet has them, and numbers go by their value.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .toLocaleLowerCase('mn')
    .replace(/^[\s\p{P}\p{S}]+(?=.)/u, '')
    .replace(/[ёөү]/gu, (letter) => `${after[letter] ?? letter}${last}`)
    .replace(/\d+/gu, (number) => number.padStart(digits, '0'));
}
