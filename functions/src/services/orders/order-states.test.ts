import { orderStatuses } from '@duu/contract/documents/order';
import { describe, expect, test } from 'vitest';
import { mayBecome, withStatus } from './order-states.ts';

const allowed = [
  'created>paid',
  'created>renewed',
  'created>canceled',
  'paid>refunded',
  'renewed>refunded',
];
const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));

describe('order statuses', () => {
  test('all 25 pairs of statuses are covered', () => {
    expect(pairs).toHaveLength(25);
  });

  test.each(pairs)('an order can or can’t go from %s to %s, as listed', (from, to) => {
    const isAllowed = allowed.includes(`${from}>${to}`);
    expect(mayBecome(from, to)).toBe(isAllowed);
    const at = new Date('2026-11-22T00:00:00Z');
    const order = {
      status: from,
      transitions: [{ status: from, at: new Date(0), reason: 'before' }],
    };
    if (!isAllowed) {
      expect(() => withStatus(order, to, at, 'test')).toThrow(`can't become ${to}`);
      return;
    }
    const changed = withStatus(order, to, at, 'test');
    expect(changed.status).toBe(to);
    expect(changed.transitions.at(-1)).toEqual({ status: to, at, reason: 'test' });
    expect(changed.transitions).toHaveLength(2);
  });
});
