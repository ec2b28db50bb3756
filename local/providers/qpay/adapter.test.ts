// The QPay adapter against the local QPay server: checkouts, tokens, the state of invoices, and QPay being down.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PaymentUnavailable } from '../../../functions/src/adapters/payments/provider.ts';
import {
  type AdapterFixture,
  hourMs,
  openAdapterFixture,
  startedAt,
} from './testing/adapter-fixture.ts';

let fixture: AdapterFixture;

beforeEach(async () => {
  fixture = await openAdapterFixture();
});

afterEach(() => {
  vi.restoreAllMocks();
  return fixture.shop.close();
});

describe('opening orders', () => {
  test('opening an order returns a QR code and bank links, and sends whole ₮', async () => {
    const { qpay } = fixture.connect();
    const opened = await qpay.open(fixture.checkout('order-1'));
    expect(opened).toMatchObject({
      expiresAt: new Date(startedAt + hourMs),
      checkout: {
        kind: 'qr',
        text: expect.stringContaining('9900.00'),
        image: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
        links: expect.arrayContaining([
          expect.objectContaining({ name: 'Khan bank', description: 'Хаан банк' }),
        ]),
      },
    });
    expect(await fixture.shop.invoices()).toMatchObject([
      { invoice_id: opened.reference, sender_invoice_no: 'order-1', state: 'open' },
    ]);
    fixture.clock.ms = startedAt + hourMs;
    expect(await fixture.shop.invoices()).toMatchObject([{ state: 'expired' }]);
  });

  test('opening an order again uses the same invoice, in parallel and later', async () => {
    const { qpay } = fixture.connect();
    const first = await Promise.all([
      qpay.open(fixture.checkout('a')),
      qpay.open(fixture.checkout('a')),
    ]);
    const later = await qpay.open(fixture.checkout('a'));
    expect(new Set([...first, later].map(({ reference }) => reference)).size).toBe(1);
    expect(fixture.count('POST /v2/invoice')).toBe(1);
    expect(fixture.count('POST /v2/auth/token')).toBe(1);
  });

  test('an order gets a new invoice after the first expired', async () => {
    const { qpay } = fixture.connect();
    const first = await qpay.open(fixture.checkout('a'));
    fixture.clock.ms += hourMs;
    const expiresAt = new Date(fixture.clock.ms + hourMs);
    const second = await qpay.open(fixture.checkout('a', { expiresAt }));
    expect(second.reference).not.toBe(first.reference);
    await qpay.cancel(second.reference);
    const third = await qpay.open(fixture.checkout('a', { expiresAt }));
    expect(third.reference).not.toBe(second.reference);
  });

  test.each([
    ['möngö', { amount: 990_050 }],
    ['nothing', { amount: 0 }],
    ['dollars', { currency: 'USD' as const }],
    ['a recurring charge', { recurring: 'month' as const }],
  ])('opening an order refuses %s before QPay is asked', async (_, more) => {
    await expect(fixture.connect().qpay.open(fixture.checkout('a', more))).rejects.toThrow(
      RangeError,
    );
    expect(fixture.shop.asked).toEqual([]);
  });

  test.each(['lost_answer', 'error_after_charging'])(
    'opening is not retried automatically after %s, and the lost invoice ends with the order',
    async (fault) => {
      const { qpay } = fixture.connect();
      await fixture.shop.test('faults', { [fault]: 1 });
      await expect(qpay.open(fixture.checkout('a'))).rejects.toThrow(PaymentUnavailable);
      expect(fixture.count('POST /v2/invoice')).toBe(1);
      const { reference } = await qpay.open(fixture.checkout('a'));
      const [lost, shown] = await fixture.shop.invoices();
      expect(shown?.invoice_id).toBe(reference);
      expect(lost).toMatchObject({ sender_invoice_no: 'a', state: 'open' });
      fixture.clock.ms += hourMs;
      expect((await fixture.shop.invoices())[0]).toMatchObject({ state: 'expired' });
    },
  );

  test('an error of QPay counts as unavailable, with its code', async () => {
    const { qpay } = fixture.connect();
    const callbackUrl = `https://duu.example/${'x'.repeat(300)}`;
    const opening = qpay.open(fixture.checkout('a', { callbackUrl }));
    await expect(opening).rejects.toThrow(PaymentUnavailable);
    await expect(opening).rejects.toThrow('OBJECT_DATA_ERROR');
  });
});

describe('tokens', () => {
  test('tokens are cached, renewed before they expire, and requested again when refused', async () => {
    const { qpay } = fixture.connect();
    const { reference } = await qpay.open(fixture.checkout('a'));
    fixture.clock.ms += hourMs - 61_000;
    await qpay.stateOf(reference);
    expect(fixture.count('POST /v2/auth/refresh')).toBe(0);
    fixture.clock.ms += 2_000;
    await Promise.all([qpay.stateOf(reference), qpay.stateOf(reference)]);
    expect(fixture.count('POST /v2/auth/refresh')).toBe(1);
    expect(fixture.count('POST /v2/auth/token')).toBe(1);
    await fixture.shop.test('faults', { tokens_revoked: true });
    expect(await qpay.open(fixture.checkout('b'))).toHaveProperty('reference');
    expect(fixture.count('POST /v2/auth/token')).toBe(2);
  });

  test('a wrong password counts as unavailable and is not logged', async () => {
    const { qpay } = fixture.connect('wrong');
    await expect(qpay.open(fixture.checkout('a'))).rejects.toThrow(PaymentUnavailable);
    expect(JSON.stringify(fixture.logged)).toContain('qpay.not_authenticated');
    expect(JSON.stringify(fixture.logged)).not.toContain('wrong');
  });
});

describe('invoice states', () => {
  test('the state of an invoice is open, then paid with the received amount', async () => {
    const { qpay } = fixture.connect();
    const { reference } = await qpay.open(fixture.checkout('a'));
    expect(await qpay.stateOf(reference)).toEqual({
      status: 'open',
      payments: [],
      recurring: null,
    });
    fixture.clock.ms += 1_000;
    const { payment_id: paymentId } = await fixture.shop.pay(reference);
    expect(await qpay.stateOf(reference)).toEqual({
      status: 'paid',
      payments: [
        {
          paymentId,
          amount: 990_000,
          currency: 'MNT',
          paidAt: new Date(fixture.clock.ms),
          refunded: 0,
          canRefund: false,
          disputed: false,
        },
      ],
      recurring: null,
    });
  });

  test.each([
    ['short_by_one', { amount: 989_900, currency: 'MNT' }],
    ['wrong_currency', { amount: 990_000, currency: 'USD' }],
  ])(
    'the state of an invoice returns the received amount with the fault %s',
    async (fault, payment) => {
      await fixture.shop.test('faults', { [fault]: true });
      const { qpay, reference } = await fixture.paidOrder('a');
      expect(await qpay.stateOf(reference)).toMatchObject({ status: 'paid', payments: [payment] });
    },
  );

  test('the state of an invoice leaves out unpaid rows', async () => {
    await fixture.shop.test('faults', { unpaid: true });
    const { qpay, reference } = await fixture.paidOrder('a');
    expect(await qpay.stateOf(reference)).toMatchObject({ status: 'open', payments: [] });
  });

  test('the state of an invoice is read from every page', async () => {
    await fixture.shop.test('faults', { unpaid: true, page_limit: 1 });
    const { qpay, reference } = await fixture.paidOrder('a');
    await fixture.shop.pay(reference);
    await fixture.shop.test('faults', { unpaid: false });
    const { payment_id: paymentId } = await fixture.shop.pay(reference);
    expect((await qpay.stateOf(reference)).payments).toMatchObject([{ paymentId }]);
    expect(fixture.count('POST /v2/payment/check')).toBe(3);
  });

  test('the state of an invoice leaves out payments of other invoices', async () => {
    await fixture.paidOrder('other');
    await fixture.shop.test('faults', { foreign_rows: true });
    const { qpay } = fixture.connect();
    const { reference } = await qpay.open(fixture.checkout('a'));
    expect(await qpay.stateOf(reference)).toMatchObject({ status: 'open', payments: [] });
    expect(JSON.stringify(fixture.logged)).toContain('qpay.foreign_payment');
  });

  test('the state of an invoice is canceled if it was canceled, has expired or is unknown', async () => {
    const { qpay } = fixture.connect();
    const [first, second] = [
      await qpay.open(fixture.checkout('a')),
      await qpay.open(fixture.checkout('b')),
    ];
    await qpay.cancel(first.reference);
    expect((await qpay.stateOf(first.reference)).status).toBe('canceled');
    expect((await qpay.stateOf('unknown')).status).toBe('canceled');
    fixture.clock.ms += hourMs;
    expect((await qpay.stateOf(second.reference)).status).toBe('canceled');
  });
});

describe('while QPay is down', () => {
  test('reads are tried three times, with growing pauses', async () => {
    const { qpay, reference } = await fixture.paidOrder('a');
    await fixture.shop.test('faults', { down: true });
    fixture.shop.asked.length = 0;
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await expect(qpay.stateOf(reference)).rejects.toThrow(PaymentUnavailable);
    expect(fixture.count('POST /v2/payment/check')).toBe(3);
    expect(fixture.pauses).toEqual([250, 500]);
    await expect(qpay.open(fixture.checkout('b'))).rejects.toThrow(PaymentUnavailable);
    expect(fixture.count('POST /v2/invoice')).toBe(1);
  });

  test('calls work again after an outage of a limited time', async () => {
    const { qpay, reference } = await fixture.paidOrder('a');
    await fixture.shop.test('faults', { down: 3600 });
    await expect(qpay.stateOf(reference)).rejects.toThrow(PaymentUnavailable);
    fixture.clock.ms += hourMs;
    expect((await qpay.stateOf(reference)).status).toBe('paid');
  });

  test('requests that hang end at their timeout', async () => {
    const { qpay, reference } = await fixture.paidOrder('a');
    await fixture.shop.test('faults', { hanging: true });
    await expect(qpay.stateOf(reference)).rejects.toThrow(PaymentUnavailable);
    await expect(qpay.open(fixture.checkout('b'))).rejects.toThrow(PaymentUnavailable);
    await fixture.shop.test('faults', { hanging: false });
    expect((await qpay.stateOf(reference)).status).toBe('paid');
  });
});
