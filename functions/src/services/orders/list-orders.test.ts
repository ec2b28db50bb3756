import { expect, test } from 'vitest';
import { placeOf } from './list-orders.ts';

test('the path of an order has the uid, or a dash for a deleted user', () => {
  expect(placeOf('u', 'o')).toEqual({ uid: 'u', orderId: 'o' });
  expect(placeOf('-', 'o')).toEqual({ uid: null, orderId: 'o' });
});
