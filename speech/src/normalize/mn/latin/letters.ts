import lists from '../lists.json' with { type: 'json' };

/** Names of the letters of the Mongolian alphabet, as taught at school. */
const cyrillic: Readonly<Record<string, string>> = lists.cyrillicLetters;
/** English names of Latin letters as Mongolians say them. */
const latin: Readonly<Record<string, string>> = lists.latinAlphabet;
const greek: Readonly<Record<string, string>> = lists.greekLetters;

/** Returns a letter's name in Mongolian; undefined for a letter of another alphabet. */
export function letterName(letter: string): string | undefined {
  const lower = letter.toLowerCase();
  return cyrillic[lower] ?? latin[lower] ?? greek[lower];
}

/** Letter by letter: НҮХ → эн ү хэ. */
export function spell(letters: string): string {
  return [...letters]
    .map((letter) => letterName(letter) ?? '')
    .filter(Boolean)
    .join(' ');
}
