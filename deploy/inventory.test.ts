import { expect, test } from 'vitest';
import { differences, summary } from './inventory.ts';

const before = { 'document a': '1', 'document b': '2', 'file x': '3', 'account u': '4' };

test('an inventory that is the same has no differences', () => {
  expect(differences(before, { ...before })).toEqual([]);
});

test('names what is missing, added or changed', () => {
  const { 'file x': _, ...rest } = before;
  const after = { ...rest, 'document b': '5', 'document c': '6' };
  expect(differences(before, after)).toEqual(['document b', 'document c', 'file x']);
});

test('counts documents, files and accounts', () => {
  expect(summary(before)).toBe('2 documents, 1 files, 1 accounts');
});
