import type { AdminOrder } from '@duu/contract/calls/admin-orders';
import { anAdminOrder, aPayment } from '@duu/contract/testing/an-order';
import { expect, test } from 'vitest';
import { ordersCsv } from './orders-csv.ts';

const order = anAdminOrder({ attention: true, payments: [aPayment({ refunded: 247_550 })] });

const rowsOf = (one: Partial<AdminOrder>) => ordersCsv([{ ...order, ...one }]).split('\r\n');

test('each order is a line below the names of the columns', () => {
  expect(rowsOf({})).toEqual([
    '\ufefforder_id,invoice,ordered_at,paid_at,status,needs_attention,user_id,email,plan,quantity,source,reference,currency,amount,refunded',
    'o1,DUU-2026-000001,2026-11-22T04:05:06.000Z,2026-11-22T04:05:06.000Z,paid,yes,u1,bold@example.mn,basic month,2,qpay,inv-7,MNT,9900.00,2475.50',
    '',
  ]);
});

test('what is not there is empty', () => {
  const none = { invoiceNumber: null, payments: [], uid: null, email: null, reference: null };
  expect(rowsOf(none)[1]).toBe(
    'o1,,2026-11-22T04:05:06.000Z,,paid,yes,,,basic month,2,qpay,,MNT,9900.00,0.00',
  );
});

test.each([
  ['a, "b"', '"a, ""b"""'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+976 1234', "'+976 1234"],
  ['@sum', "'@sum"],
  ['two\nlines', '"two\nlines"'],
])('the reference %j stands as %s', (reference, cell) => {
  expect(ordersCsv([{ ...order, reference }])).toContain(`,${cell},MNT,`);
});
