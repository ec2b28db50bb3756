import lists from '../lists.json' with { type: 'json' };
import { wordPairs } from './word-pairs.ts';

/** Names and words that Mongolian speakers know by sound, lower case. The rest go through `soundOut`. */
export const latinNames = wordPairs(lists.latinNames.join('\n'));
/** More Latin words by sound, lower case: brands, places, people and terms that spelling rules miss. */
export const latinWords = wordPairs(lists.latinWords.join('\n'));
/** Contractions of chats, and words in spellings that the rules of galig do not derive; written by us. */
export const chatWords = wordPairs(lists.chatWords.join('\n'));

/** Mongolian given names and short forms of them, written by us from everyday use; their Latin spellings are derived. */
export const givenNames = new Set(lists.list.join(' ').trim().toLowerCase().split(/\s+/));
