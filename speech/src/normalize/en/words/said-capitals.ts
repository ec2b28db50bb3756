import lists from '../said-capitals.json' with { type: 'json' };

/**
 * Capitals that are said otherwise than they look. Capitals of four letters that begin with a consonant and of more are
 * said as a word if they can be (SORN, LUAS), others by their letters; those that follow this need no line here.
 */

/** Read by their letters and as a word, or as another word. */
export const partlySaid: Readonly<Record<string, string>> = lists.said;
/** Read as words, though short or beginning with a vowel. */
export const acronyms: ReadonlySet<string> = new Set(
  lists.words.flatMap((line) => line.split(' ')),
);
