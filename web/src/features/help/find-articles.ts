import type { TextSection } from '../../components/TextSections.tsx';

const fold = (text: string) => text.normalize('NFC').toLowerCase();
const wordsOf = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u);

/** Returns the articles in which every word of the query starts a word, those with it in their title first. */
export function findArticles(
  articles: readonly TextSection[],
  query: string,
): readonly TextSection[] {
  const wanted = wordsOf(query).filter(Boolean);
  const has = (text: string) => {
    const words = wordsOf(text);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  const rank = ({ title }: TextSection) => (has(title) ? 0 : 1);
  return articles
    .filter(({ title, text }) => has([title, ...text.flat()].join(' ')))
    .toSorted((a, b) => rank(a) - rank(b));
}
