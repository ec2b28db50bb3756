import lists from './lists.json' with { type: 'json' };

/** Full forms of initials; a suffix after a hyphen goes to the last word. */
export const expanded: Record<string, string> = lists.expanded;

/** Initials read as words. */
export const asWords: Record<string, string> = lists.asWords;
