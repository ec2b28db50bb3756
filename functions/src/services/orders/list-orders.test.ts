import { expect, test } from 'vitest';
import { placeOf } from './list-orders.ts';

test('the address of an order names its person, or a dash for who has left', () => {
  expect(placeOf('u', 'o')).toEqual({ uid: 'u', orderId: 'o' });
  expect(placeOf('-', 'o')).toEqual({ uid: null, orderId: 'o' });
});
