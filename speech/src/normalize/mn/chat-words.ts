import lists from './lists.json' with { type: 'json' };
import { wordPairs } from './word-pairs.ts';

/** Contractions of chats, and words in spellings that the rules of galig do not derive; written by us. */
export const chatWords = wordPairs(lists.chatWords.join('\n'));
