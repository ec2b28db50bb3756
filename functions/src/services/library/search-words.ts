/** Longest beginning of a word that is looked up; what is longer is compared with the words themselves. */
const prefixLength = 8;

/** Lower case, composed, and `ё` as `е`: what people type for it. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}

/** The words of a text, each once, in order of appearance. */
export function wordsOf(text: string): string[] {
  return [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** All beginnings of the words, up to `prefixLength` characters. */
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

/** The beginning to look up for a query: of its longest word, which leaves the fewest documents to compare. */
export function lookupOf(queryWords: readonly string[]): string | null {
  const longest = [...queryWords].sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : [...longest].slice(0, prefixLength).join('');
}

/** Whether every word of the query begins a word of the document. */
export function matches(queryWords: readonly string[], words: readonly string[]): boolean {
  return queryWords.every((wanted) => words.some((word) => word.startsWith(wanted)));
}
