import { expect, test } from 'vitest';
import { cursor, decodeCursor, encodeCursor } from './cursor.ts';

test('the end of a page starts the next one', () => {
  const end = { createdAt: new Date('2026-11-22T01:02:03.004Z'), ids: ['u1', 'a-1'] };
  const whole = encodeCursor(end);
  expect(cursor(2).parse(whole)).toBe(whole);
  expect(decodeCursor(whole)).toEqual(end);
});

test.each([
  '',
  '0',
  '0.',
  '0.a/b',
  '0.__a__',
  '0..',
  '-1.a',
  '0.1.a',
  'zzzzzzzzzz.a',
  '1e9 .a',
  '0.a\u0000',
  `0.${'a'.repeat(129)}`,
])('%j is not a cursor', (value) => {
  expect(cursor(1).safeParse(value).success).toBe(false);
});
