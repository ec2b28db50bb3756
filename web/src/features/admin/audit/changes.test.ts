import { expect, test } from 'vitest';
import { changesOf, shownValue } from './changes.ts';

test('each field is listed once, with both sides', () => {
  const entry = { before: { 'prices.MNT': 1, old: true }, after: { 'prices.MNT': 2, fresh: '' } };
  expect(changesOf(entry)).toEqual([
    { field: 'prices.MNT', before: 1, after: 2 },
    { field: 'old', before: true, after: undefined },
    { field: 'fresh', before: undefined, after: '' },
  ]);
});

test('a created item has no value before, a deleted one none after', () => {
  expect(changesOf({ before: null, after: { a: 1 } })).toMatchObject([{ before: undefined }]);
  expect(changesOf({ before: { a: 1 }, after: null })).toMatchObject([{ after: undefined }]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test.each([
  [undefined, '–'],
  [null, '–'],
  ['', '–'],
  [0, '0'],
  [false, 'false'],
  ['active', 'active'],
])('%j is written %s', (value, text) => {
  expect(shownValue(value)).toBe(text);
});

test('an instant is written short, in the reader’s time zone', () => {
  const at = new Date(2026, 10, 22, 9, 5);
  expect(shownValue(at.toISOString())).toBe('2026-11-22 09:05');
});
