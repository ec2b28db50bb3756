/** Sorts after all other letters: the last of the Cyrillic block. */
const last = '\u04ff';
/** Digits that numbers are padded to, so that 2 sorts before 10. */
const digits = 10;

/** Ё, Ө and Ү follow these letters in the alphabet, but not in Unicode. */
const after: Readonly<Record<string, string>> = { ё: 'е', ө: 'о', ү: 'у' };

/**
 * The sort key of a name, since the database compares code points: ignores case and quotation marks, sorts
 * Mongolian letters alphabetically and numbers by value.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[\s\p{P}\p{S}]+(?=.)/u, '')
    .replace(/[ёөү]/gu, (letter) => `${after[letter] ?? letter}${last}`)
    .replace(/\d+/gu, (number) => number.padStart(digits, '0'));
}
