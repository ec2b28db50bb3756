import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';

/** What a price stands before and describes without an article too: £5 tickets, $45 late fee, $12 burgers at the bar. */
const nouns = new Set(lists.nouns);

/** What millions are spent on: a plan for $38M downtown arena. */
const works = new Set(lists.works);

/**
 * Whether a word is a noun that prices describe: `ticket`, `fees`, `pints`, but no `pint`; of millions and billions
 * `arena` and `bypass` too.
 */
export function isPriced(word: string, isLarge = false): boolean {
  return (
    (isLarge && works.has(word)) ||
    (!allows('@priced-verbs', 'around', word) &&
      ((isLarge && works.has(word.replace(/s$/, ''))) ||
        allows('@counted-goods', 'around', word) ||
        nouns.has(word) ||
        nouns.has(word.replace(/s$/, '')) ||
        nouns.has(word.replace(/(s|x|z|ch|sh)es$/, '$1')) ||
        nouns.has(word.replace(/ies$/, 'y'))))
  );
}
