/** Maximum length of an indexed prefix; longer queries are compared with the words. */
const prefixLength = 8;

/** Lower case, NFKC, and `ё` as `е`, as users type it. */
export function foldForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}

/** Returns the unique words of a text, in order. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Returns all prefixes of the words, up to `prefixLength` characters. */
export function prefixesOf(words: readonly string[]): string[] {
  const prefixes = new Set<string>();
  for (const word of words) {
    const letters = [...word];
    for (let end = 1; end <= Math.min(letters.length, prefixLength); end++) {
      prefixes.add(letters.slice(0, end).join(''));
    }
  }
  return [...prefixes];
}

/** Returns the prefix to look up: of the longest word, which leaves the fewest candidates. */
export function lookupOf(queryWords: readonly string[]): string | null {
  const longest = [...queryWords].sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : [...longest].slice(0, prefixLength).join('');
}

/** Returns whether every word of the query is a prefix of a word. */
export function matches(queryWords: readonly string[], words: readonly string[]): boolean {
  return queryWords.every((wanted) => words.some((word) => word.startsWith(wanted)));
}
