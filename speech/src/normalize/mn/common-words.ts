import lists from './lists.json' with { type: 'json' };

/**
 * The most frequent Mongolian words, written by us for this project from everyday use (speech, news, school, shops,
 * chats). More frequent ones come first: where two are typed alike in Latin letters, the first is read. Nouns and
 * verbs stand as stems, since their forms are derived; forms that can't be are listed themselves.
 */
const plainList = lists.plainList.join('\n');

const nounList = lists.nounList.join('\n');

const verbList = lists.verbList.join('\n');

const all = [plainList, nounList, verbList].map((list) => [
  ...new Set(list.split(/\s+/).filter((word) => /^[а-яёөү]+$/.test(word))),
]);

/** Words that take no ending, or are a form already. */
export const plainWords: readonly string[] = all[0] ?? [];
export const nouns: readonly string[] = all[1] ?? [];
/** Stems, as in an order: яв, ярь, хүлээ. */
export const verbs: readonly string[] = all[2] ?? [];
