// Answers of a broken or hostile QPay. Normal flows are in local/providers/qpay/adapter*.test.ts.
import { expect, test } from 'vitest';
import type { OpenCheckout } from './provider.ts';
import { createQPay } from './qpay.ts';
import type { QPayClient } from './qpay-client.ts';

const nothing = () => undefined;

/** A QPay with fixed answers by call. */
function answering(answers: Record<string, object>) {
  const client: QPayClient = {
    call: async ({ method, path, answer }) => answer.parse(answers[`${method} ${path}`]),
  };
  const log = { info: nothing, warn: nothing, error: nothing };
  return createQPay(
    client,
    { invoiceCode: 'I', callbackKey: 'key' },
    { now: () => new Date(), log },
  );
}

const checkout: OpenCheckout = {
  orderId: 'a',
  uid: 'uid',
  amount: 100,
  currency: 'MNT',
  description: 'Basic',
  language: 'en',
  planId: '1',
  quantity: 1,
  recurring: null,
  email: null,
  returnUrl: 'https://duu.example',
  cancelUrl: 'https://duu.example',
  callbackUrl: 'https://duu.example',
  expiresAt: new Date('2100-01-01'),
};

test('links that would run as scripts and logos that are not pictures are dropped', async () => {
  const links = ['javascript:alert(1)', 'data:text/html,x', ' JavaScript:alert(1)', 'no link'];
  const urls = [
    ...links.map((link) => ({ name: 'Bad', link })),
    { name: 'Khan', logo: 'javascript:alert(1)', link: 'khanbank://q?qPay_QRcode=1' },
    {
      name: 'Web',
      description: 'Page',
      logo: 'https://qpay.mn/l.png',
      link: 'https://qpay.mn/s/1',
    },
  ];
  const invoice = { invoice_id: '1', qr_text: 'text', qr_image: 'aGVsbG8=', urls };
  const { checkout: opened } = await answering({ 'POST /v2/invoice': invoice }).open(checkout);
  expect(opened).toMatchObject({
    links: [
      { name: 'Khan', description: 'Khan', logo: '', link: 'khanbank://q?qPay_QRcode=1' },
      { name: 'Web', description: 'Page', logo: 'https://qpay.mn/l.png' },
    ],
  });
});

const row = { payment_id: '7', payment_status: 'PAID' };
const details = {
  ...row,
  payment_amount: '1.00',
  payment_currency: 'MNT',
  payment_date: '2026-11-22T10:00:00Z',
  object_type: 'INVOICE',
  object_id: 'i',
};
const paid = {
  'POST /v2/payment/check': { count: 1, rows: [row] },
  'GET /v2/invoice': { invoice_status: 'OPEN' },
};

test('a payment’s own status counts, not that in a list', async () => {
  const state = (status: string) =>
    answering({ ...paid, 'GET /v2/payment': { ...details, payment_status: status } }).stateOf('i');
  expect(await state('FAILED')).toMatchObject({ status: 'open', payments: [] });
  expect(await state('PAID')).toMatchObject({ status: 'paid', payments: [{ refunded: 0 }] });
  expect(await state('REFUND')).toMatchObject({ status: 'paid', payments: [{ refunded: 100 }] });
});

test('a payment in an unsupported currency throws', async () => {
  const yuan = { ...paid, 'GET /v2/payment': { ...details, payment_currency: 'CNY' } };
  await expect(answering(yuan).stateOf('i')).rejects.toThrow('a payment in CNY');
});

test('a list with endless pages throws', async () => {
  const endless = { ...paid, 'POST /v2/payment/check': { count: 10 ** 9, rows: [row] } };
  await expect(answering(endless).stateOf('i')).rejects.toThrow('too many payments');
});
