import type { Book } from '@duu/contract/documents/book';
import { aBook } from '@duu/contract/testing/a-book';
import { expect, test } from 'vitest';
import { doneParts, minutesLeft } from './book-time.ts';

test.each<[string, Partial<Book>, number | null]>([
  ['a third in ten minutes', { doneCharacters: 100 }, 20],
  ['at its rate since it continued', { doneCharacters: 200, sinceCharacters: 100 }, 10],
  ['never less than a minute', { doneCharacters: 299 }, 1],
  ['unknown before the first part is done', { doneCharacters: 0 }, null],
  ['not while it is paused', { doneCharacters: 100, state: 'paused' }, null],
])('the time left: %s', (_, change, minutes) => {
  expect(minutesLeft(aBook({ characters: 300, ...change }))).toBe(minutes);
});

test('the time until a chapter of it', () => {
  expect(minutesLeft(aBook({ characters: 300, doneCharacters: 100 }), 200)).toBe(10);
});

test('a part that is being converted is not done', () => {
  expect(doneParts(aBook({ next: 3, audioId: 'a' }))).toBe(2);
  expect(doneParts(aBook({ next: 3, audioId: null }))).toBe(3);
});
