import lists from './lists.json' with { type: 'json' };
import { wordPairs } from './word-pairs.ts';

/** Names and words that Mongolian speakers know by sound, lower case. The rest go through `soundOut`. */
export const latinNames = wordPairs(lists.latinNames.join('\n'));
