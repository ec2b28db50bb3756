import { expect, test } from 'vitest';
import { inCollectionOrder, movedInOrder } from './collection-order.ts';

const audio = (id: string, minute: number) => ({ id, createdAt: new Date(minute * 60_000) });
const audios = [audio('d', 4), audio('b', 2), audio('a', 1), audio('c', 3)];
const idsIn = (order: string[]) => inCollectionOrder(audios, order).map(({ id }) => id);

test('audios without a place follow in order of creation', () => {
  expect(idsIn([])).toEqual(['a', 'b', 'c', 'd']);
  expect(idsIn(['c', 'a'])).toEqual(['c', 'a', 'b', 'd']);
});

test('a deleted audio leaves no hole in the order', () => {
  expect(idsIn(['deleted', 'd', 'moved', 'a'])).toEqual(['d', 'a', 'b', 'c']);
});

test('audios created at the same time have a stable order', () => {
  const same = [audio('y', 1), audio('x', 1)];
  expect(inCollectionOrder(same, [])).toEqual(inCollectionOrder(same.toReversed(), []));
});

test('two moves from different pages both count', () => {
  const first = movedInOrder(['a', 'b', 'c', 'd'], ['d'], null) ?? [];
  expect(movedInOrder(first, ['a'], 'c')).toEqual(['d', 'b', 'c', 'a']);
});

test('several move together, in the given order', () => {
  expect(movedInOrder(['a', 'b', 'c', 'd'], ['d', 'a'], 'b')).toEqual(['b', 'd', 'a', 'c']);
  expect(movedInOrder(['a', 'b'], ['b'], 'b')).toBeNull();
  expect(movedInOrder([], ['x'], null)).toEqual(['x']);
  expect(movedInOrder([], ['x'], 'y')).toBeNull();
});
