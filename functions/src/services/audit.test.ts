import { expect, test } from 'vitest';
import { differences, flatten } from './audit.ts';

test('nested fields have dots, instants are ISO 8601, long texts are cut', () => {
  const at = new Date('2026-11-22T00:00:00Z');
  expect(flatten({ a: { b: [1, null] }, at, on: true, none: undefined })).toEqual({
    'a.b.0': 1,
    'a.b.1': null,
    at: '2026-11-22T00:00:00.000Z',
    on: true,
  });
  expect(String(flatten({ text: 'x'.repeat(400) }).text)).toHaveLength(300);
});

test('keeps only differences', () => {
  const before = { prices: { MNT: 1, USD: 2 }, active: true, old: 1 };
  const after = { prices: { MNT: 3, USD: 2 }, active: true, fresh: 2 };
  expect(differences(before, after)).toEqual({
    before: { 'prices.MNT': 1, old: 1 },
    after: { 'prices.MNT': 3, fresh: 2 },
  });
  expect(differences(null, { a: 1 })).toEqual({ before: null, after: { a: 1 } });
  expect(differences({ a: 1 }, null)).toEqual({ before: { a: 1 }, after: null });
});
