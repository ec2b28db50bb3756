import lists from './lists.json' with { type: 'json' };

/** Singular and plural. */
export type Names = readonly [one: string, many: string];
export const both = (word: string): Names => [word, word];
export const plural = (word: string): Names => [word, `${word}s`];

/** What is counted by, besides units of measure. */
export const periods: Record<string, string> = lists.periods;
