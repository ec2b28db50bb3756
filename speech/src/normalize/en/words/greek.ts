import lists from '../lists.json' with { type: 'json' };

/** The names of Greek letters, by their small form. */
export const greekNames: Record<string, string> = lists.greekNames;

const latin: Readonly<Record<string, string>> = lists.latin;

/** A Greek word in Latin letters: Πλάτων, platon. */
export const romanGreek = (word: string): string =>
  [...word.normalize('NFD').toLowerCase()]
    .map((letter) => latin[letter] ?? '')
    .join('')
    .replace(/oy/g, 'ou');
