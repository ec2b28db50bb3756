import { paths } from '@duu/contract/paths';
import { expect, test } from 'vitest';
import { LockOrder, turnOf } from './lock-order.ts';

/** What transactions queue for, by the first part of the path of everything that is stored. */
test('every document of a user has the turn of its user, a counter its own, and no other has one', () => {
  const kinds = new Map<string, Set<string>>();
  for (const make of Object.values(paths) as ((...args: (string | number)[]) => string)[]) {
    const path = make('a', 'b', 1);
    const root = path.split('/')[0] ?? '';
    kinds.set(root, (kinds.get(root) ?? new Set()).add(turnOf(path) ?? 'none'));
  }
  const withTurn = [...kinds].filter(([, turns]) => [...turns].some((turn) => turn !== 'none'));
  expect(Object.fromEntries(withTurn.map(([root, turns]) => [root, [...turns].sort()]))).toEqual({
    users: ['none', 'users/a'],
    counters: ['counters/a'],
  });
  expect(paths.users()).toBe('users');
});

const orders: readonly (readonly [string, readonly string[], boolean])[] = [
  ['a user, others, a counter', ['users/u', 'events/e', 'counters/c'], true],
  ['a user’s documents among others', ['users/u/orders/o', 'plans/1', 'users/u'], true],
  ['others, then a counter', ['formerOrders/o', 'counters/c', 'counters/c'], true],
  ['an event before its user', ['events/e', 'users/u'], false],
  ['a counter before its user', ['counters/c', 'users/u'], false],
  ['a counter before another document', ['users/u', 'counters/c', 'events/e'], false],
  ['a counter before more of its user', ['users/u', 'counters/c', 'users/u/orders/o'], false],
  ['two users', ['users/u', 'users/v'], false],
  ['two counters', ['counters/c', 'counters/d'], false],
];

test.each(orders)('%s', (_, locked, isRight) => {
  const order = new LockOrder();
  const lockAll = () => {
    for (const path of locked) order.add(path);
  };
  if (isRight) expect(lockAll).not.toThrow();
  else expect(lockAll).toThrow('A transaction locks');
});
