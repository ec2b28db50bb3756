import { expect, test } from 'vitest';
import { lookupOf, matches, prefixesOf, wordsOf } from './search-words.ts';

test('words are folded and unique, in Mongolian and English', () => {
  expect(wordsOf('Өглөө, ӨГЛӨӨ Good—morning! 2026 он. Ёстой')).toEqual([
    'өглөө',
    'good',
    'morning',
    '2026',
    'он',
    'естой',
  ]);
  expect(wordsOf('?!…')).toEqual([]);
});

test('a query finds any beginning of any word, all of them together', () => {
  const words = wordsOf('Улаанбаатарын өвлийн өглөө');
  expect(matches(wordsOf('өв ула'), words)).toBe(true);
  expect(matches(wordsOf('улаанбаатарын'), words)).toBe(true);
  expect(matches(wordsOf('баатар'), words)).toBe(false);
  expect(matches(wordsOf('өв зун'), words)).toBe(false);
});

test('the lookup is among the prefixes of every matching text', () => {
  const words = wordsOf('Улаанбаатарын өвлийн өглөө');
  for (const query of ['у', 'улаанбаатар', 'өвл улаанбаатарын', 'ө']) {
    const asked = wordsOf(query);
    expect(matches(asked, words)).toBe(true);
    expect(prefixesOf(words)).toContain(lookupOf(asked));
  }
});
