import lists from './lists.json' with { type: 'json' };
import { wordPairs } from './word-pairs.ts';

/** More Latin words by sound, lower case: brands, places, people and terms that spelling rules miss. */
export const latinWords = wordPairs(lists.latinWords.join('\n'));
