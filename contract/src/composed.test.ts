import { afterEach, expect, test, vi } from 'vitest';
import { countCharacters } from './characters.ts';
import { composed } from './composed.ts';
import { respelling } from './documents/dictionary-entry.ts';
import { name } from './name.ts';

afterEach(() => vi.restoreAllMocks());

/** Marks in the order that takes longest to sort. */
const marks = (count: number) => '\u0301'.repeat(count / 2) + '\u0323'.repeat(count / 2);

test.each([
  ['И\u0306мэрхүү', 'Ймэрхүү'],
  ['a\u0301\u0323', 'ạ́'],
  ['', ''],
  [`a${'\u0323'.repeat(31)}`, `ạ${'\u0323'.repeat(29)}\u034f\u0323`],
])('%j is composed as %j', (text, wanted) => {
  expect(composed(text)).toBe(wanted);
  expect(composed(wanted)).toBe(wanted);
});

test.each([
  ['a text', (text: string) => countCharacters(text)],
  ['a name', (text: string) => name.safeParse(text)],
  ['a respelling', (text: string) => respelling.safeParse({ language: 'mn', written: text })],
])('%s never has marks sorted by the thousand', (_, read) => {
  const sorted = vi.spyOn(String.prototype, 'normalize');
  read(`a${marks(30_000)}`);
  expect(sorted).toHaveBeenCalled();
  for (const text of sorted.mock.contexts) {
    expect(/(?:(?!\u034f)\p{M}){31}/u.test(String(text))).toBe(false);
  }
});
