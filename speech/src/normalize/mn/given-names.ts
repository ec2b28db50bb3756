import lists from './lists.json' with { type: 'json' };

/** Mongolian given names and short forms of them, written by us from everyday use; their Latin spellings are derived. */
export const givenNames = [...new Set(lists.list.join(' ').trim().toLowerCase().split(/\s+/))];

const names = new Set(givenNames);

/** Whether a word in lower case is a given name. */
export const isGivenName = (lower: string): boolean => names.has(lower);
