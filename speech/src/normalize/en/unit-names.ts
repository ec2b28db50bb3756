/** Singular and plural. */
export type Names = readonly [one: string, many: string];
export const both = (word: string): Names => [word, word];
export const plural = (word: string): Names => [word, `${word}s`];
