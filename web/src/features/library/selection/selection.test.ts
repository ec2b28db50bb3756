import { expect, test } from 'vitest';
import { extendTo, keepOnly, noSelection, selectAll, toggleOne } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const show = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].toSorted().join('');

test('a click takes one in and out', () => {
  const one = toggleOne(noSelection, 'b');
  expect(show(one)).toBe('b');
  expect(show(toggleOne(one, 'b'))).toBe('');
});

test('shift extends from the anchor in both directions', () => {
  const one = toggleOne(noSelection, 'c');
  expect(show(extendTo(one, 'e', order))).toBe('cde');
  expect(show(extendTo(one, 'a', order))).toBe('abc');
});

test('shift without an anchor takes the one', () => {
  expect(show(extendTo(noSelection, 'd', order))).toBe('d');
});

test('selects all, and keeps the rest when rows are removed', () => {
  const all = selectAll(order);
  expect(show(all)).toBe('abcde');
  expect(show(keepOnly(all, ['a', 'e']))).toBe('ae');
  expect(keepOnly(all, order)).toBe(all);
});
