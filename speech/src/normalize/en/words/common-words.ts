import lists from '../common-words.json' with { type: 'json' };

/** First and last names, which speakers and surnames in capitals are: ANNA:, SMITH, John. */
const names = new Set(lists.names.flatMap((line) => line.split(' ')));

/** Whether capitals are a frequent name. */
export const isFrequentName = (word: string): boolean => names.has(word);

/**
 * Frequent English words as base forms: `isCommonWord` knows their plurals, past forms and the like. Short ones matter
 * most, since longer words in capitals are read as words anyway: the last lines are the other words of three and four
 * letters in a small dictionary (SCOWL), without those that are initials more often.
 */
export const commonWords: ReadonlySet<string> = new Set(
  lists.words.flatMap((line) => line.split(' ')),
);

/** Regular forms: plurals, past forms, -ing, -er and -est, with a doubled consonant or a dropped e. */
function bases(word: string): string[] {
  const found: string[] = [];
  const cut = /^(.{2,})(?:ing|ed|er|est)$/.exec(word)?.[1];
  if (/[^s]s$/.test(word)) found.push(word.slice(0, -1));
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) found.push(word.slice(0, -2));
  if (/ies$|ied$|ier$/.test(word)) found.push(`${word.slice(0, -3)}y`);
  if (/ly$/.test(word)) found.push(word.slice(0, -2));
  if (cut) found.push(cut, `${cut}e`);
  if (cut && /([bdgmnprt])\1$/.test(cut)) found.push(cut.slice(0, -1));
  return found;
}

/** Whether a word in lower case is a frequent English word or a regular form of one. */
export function isCommonWord(word: string): boolean {
  return (
    commonWords.has(word) || bases(word).some((base) => base.length > 1 && commonWords.has(base))
  );
}
