import lists from '../lists.json' with { type: 'json' };

/**
 * The most frequent Mongolian words, written by us for this project from everyday use (speech, news, school, shops,
 * chats). More frequent ones come first: where two are typed alike in Latin letters, the first is read. Nouns and
 * verbs stand as stems, since their forms are derived; forms that can't be are listed themselves.
 */
const all = [lists.plainList, lists.nounList, lists.verbList].map((lines) => [
  ...new Set(
    lines
      .join(' ')
      .split(/\s+/)
      .filter((word) => /^[а-яёөү]+$/.test(word)),
  ),
]);

/** Words that take no ending, or are a form already. */
export const plainWords: readonly string[] = all[0] ?? [];
export const nouns: readonly string[] = all[1] ?? [];
/** Stems, as in an order: яв, ярь, хүлээ. */
export const verbs: readonly string[] = all[2] ?? [];
