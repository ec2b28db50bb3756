import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import type { TextSection } from '../../components/TextSections.tsx';
import { findArticles } from './find-articles.ts';
import { helpEn } from './help.en.ts';
import { helpMn } from './help.mn.ts';

const idsOf = (articles: readonly TextSection[]) => articles.map(({ id }) => id);
const shape = (articles: readonly TextSection[]) =>
  articles.map(({ id, text }) => [
    id,
    text.map((part) => (typeof part === 'string' ? 1 : part.length)),
  ]);
const words = (articles: readonly TextSection[]) =>
  articles.flatMap(({ title, text }) => [title, ...text.flat()]).join('\n');

test('the articles say the same in both languages, with the product’s figures', () => {
  expect(shape(helpMn)).toEqual(shape(helpEn));
  const figures = (text: string) => (text.match(/\d+/g) ?? []).sort();
  expect(figures(words(helpMn))).toEqual(figures(words(helpEn)));
  for (const figure of [limits.trialCharacters, limits.refundDays, limits.storageMonths])
    expect(figures(words(helpEn))).toContain(String(figure));
});

test.each([
  ['DICTION', ['pronunciations', 'readings', 'plans']],
  ['pdf', ['import']],
  ['ctrl enter', ['shortcuts']],
  ['  ', idsOf(helpEn)],
  ['no such word', []],
])('a search for %j', (query, wanted) => {
  expect(idsOf(findArticles(helpEn, query)).sort()).toEqual([...wanted].sort());
});

test('an article with the word in its title comes first, in any script', () => {
  expect(idsOf(findArticles(helpEn, 'share'))[0]).toBe('share');
  expect(idsOf(findArticles(helpMn, 'хуваал'))[0]).toBe('share');
});
