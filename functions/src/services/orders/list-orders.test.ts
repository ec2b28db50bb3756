import { expect, test } from 'vitest';
import { orderPlaceOf } from './list-orders.ts';

test('the path of an order has the uid, or a dash for a deleted user', () => {
  expect(orderPlaceOf('u', 'o')).toEqual({ uid: 'u', orderId: 'o' });
  expect(orderPlaceOf('-', 'o')).toEqual({ uid: null, orderId: 'o' });
});
