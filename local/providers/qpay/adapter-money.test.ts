// The QPay adapter against the local QPay server: cancellations, refunds, tax receipts and callbacks.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ForgedWebhook,
  PaymentUnavailable,
} from '../../../functions/src/adapters/payments/provider.ts';
import { callbackSecret } from '../../../functions/src/adapters/payments/qpay-callback.ts';
import { type AdapterFixture, callbackKey, openAdapterFixture } from './testing/adapter-fixture.ts';

let fixture: AdapterFixture;

beforeEach(async () => {
  fixture = await openAdapterFixture();
});

afterEach(() => fixture.shop.close());

describe('cancellations', () => {
  test('canceling an order ends an invoice and is idempotent', async () => {
    const { qpay } = fixture.connect();
    const { reference } = await qpay.open(fixture.checkout('a'));
    expect(await qpay.cancel(reference)).toBe('canceled');
    expect(await qpay.cancel(reference)).toBe('canceled');
    expect(await qpay.cancel('unknown')).toBe('canceled');
    await expect(fixture.shop.pay(reference)).rejects.toThrow('INVOICE_ALREADY_CANCELED');
  });

  test('canceling an order returns that the invoice was paid first', async () => {
    const { qpay, reference } = await fixture.paidOrder('a');
    expect(await qpay.cancel(reference)).toBe('paid');
  });

  test.each(['lost_answer', 'error_after_charging'])(
    'canceling an order survives %s',
    async (fault) => {
      const { qpay } = fixture.connect();
      const { reference } = await qpay.open(fixture.checkout('a'));
      await fixture.shop.test('faults', { [fault]: 1 });
      expect(await qpay.cancel(reference)).toBe('canceled');
      expect(await fixture.shop.invoices()).toMatchObject([{ state: 'canceled' }]);
    },
  );
});

describe('refunds', () => {
  test('a bank transfer is left to an admin', async () => {
    const { qpay, reference, whole } = await fixture.paidOrder('a', 'bank');
    expect(await qpay.refund(whole)).toBe('manual');
    expect(await qpay.stateOf(reference)).toMatchObject({ payments: [{ refunded: 0 }] });
  });

  test('a card payment is refunded completely, once', async () => {
    const { qpay, reference, whole } = await fixture.paidOrder('a', 'card');
    expect((await qpay.stateOf(reference)).payments).toMatchObject([{ canRefund: true }]);
    expect(await qpay.refund({ ...whole, amount: 500_000 })).toBe('manual');
    expect(await qpay.refund(whole)).toBe('refunded');
    expect(await qpay.refund(whole)).toBe('refunded');
    expect(fixture.count(`DELETE /v2/payment/refund/${whole.paymentId}`)).toBe(1);
    expect(await qpay.stateOf(reference)).toMatchObject({
      status: 'paid',
      payments: [{ amount: 990_000, refunded: 990_000, canRefund: false }],
    });
  });

  test.each(['lost_answer', 'error_after_charging'])(
    'refunds are read again after %s',
    async (fault) => {
      const { qpay, whole } = await fixture.paidOrder('a', 'card');
      await fixture.shop.test('faults', { [fault]: 1 });
      expect(await qpay.refund(whole)).toBe('refunded');
    },
  );

  test('refunds never use a payment of another invoice', async () => {
    const { whole } = await fixture.paidOrder('a', 'card');
    const { qpay, reference } = await fixture.paidOrder('b', 'card');
    await expect(qpay.refund({ ...whole, reference })).rejects.toThrow(RangeError);
  });
});

describe('tax receipts', () => {
  test('tax receipts are for citizens (with a lottery number) or for companies', async () => {
    const { receipts, paymentId } = await fixture.paidOrder('a');
    const citizen = await receipts.create(paymentId, { type: 'citizen' });
    expect(citizen).toEqual({
      id: expect.stringMatching(/^\w{32}$/),
      amount: 990_000,
      vatAmount: 90_000,
      cityTaxAmount: 0,
      qr: expect.stringMatching(/^\d+$/),
      lottery: expect.stringMatching(/^DU \d{8}$/),
    });
    await receipts.cancel(paymentId);
    await receipts.cancel(paymentId);
    const company = { type: 'company', register: '5123456' } as const;
    expect(await receipts.create(paymentId, company)).toMatchObject({ lottery: null });
  });

  test('an unpaid order has none', async () => {
    await fixture.shop.test('faults', { unpaid: true });
    const { receipts, paymentId } = await fixture.paidOrder('a');
    expect(await receipts.create(paymentId, { type: 'citizen' })).toBeNull();
    expect(await receipts.create('unknown', { type: 'citizen' })).toBeNull();
    await receipts.cancel('unknown');
  });

  test('a lost answer counts as unavailable, and a retry finds the same receipt', async () => {
    const { receipts, paymentId } = await fixture.paidOrder('a');
    await fixture.shop.test('faults', { lost_answer: 1 });
    const lost = receipts.create(paymentId, { type: 'citizen' });
    await expect(lost).rejects.toThrow(PaymentUnavailable);
    const [first, second] = [
      await receipts.create(paymentId, { type: 'citizen' }),
      await receipts.create(paymentId, { type: 'citizen' }),
    ];
    expect(first).toEqual(second);
  });

  test('an outage of QPay counts as unavailable, never as "no receipt"', async () => {
    const { paymentId } = await fixture.paidOrder('a');
    const { receipts } = fixture.connect('wrong');
    await expect(receipts.create(paymentId, { type: 'citizen' })).rejects.toThrow(
      PaymentUnavailable,
    );
  });
});

describe('callbacks', () => {
  const request = (method: string, orderId: string, secret: string) => ({
    method,
    headers: {},
    body: Buffer.from('{"payment_status":"PAID"}'),
    params: { orderId, secret, qpay_payment_id: '1' },
  });

  test.each(['GET', 'POST'])(
    'a %s with the secret of its order names the order',
    async (method) => {
      const { qpay } = fixture.connect();
      const read = qpay.readWebhook(request(method, 'a', callbackSecret(callbackKey, 'a')));
      expect(await read).toEqual({ eventId: null, about: 'order', orderId: 'a' });
      expect(qpay.webhookAnswer).toEqual({ type: 'text/plain', body: 'SUCCESS' });
    },
  );

  test.each([
    ['another order’s secret', 'GET', callbackSecret(callbackKey, 'b')],
    ['another key', 'GET', callbackSecret('other', 'a')],
    ['no secret', 'GET', ''],
    ['another method', 'DELETE', callbackSecret(callbackKey, 'a')],
  ])('a callback with %s is forged', async (_, method, secret) => {
    const read = fixture.connect().qpay.readWebhook(request(method, 'a', secret));
    await expect(read).rejects.toThrow(ForgedWebhook);
  });
});

test('logs hold neither tokens nor personal data', async () => {
  const { qpay, whole } = await fixture.paidOrder('order-1', 'card');
  await fixture.shop.test('faults', { down: true });
  await expect(qpay.stateOf(whole.reference)).rejects.toThrow();
  await expect(qpay.open(fixture.checkout('order-2'))).rejects.toThrow();
  const text = JSON.stringify(fixture.logged);
  expect(fixture.logged.length).toBeGreaterThan(0);
  for (const secret of ['bat@example.com', 'order-', 'uid-1', 'Bearer', whole.reference])
    expect(text).not.toContain(secret);
});
