import type { SimulatedPayment } from '@duu/contract/documents/simulated-payment';
import { beforeEach, describe, expect, test } from 'vitest';
import { ForgedWebhook, type OpenCheckout } from './provider.ts';
import {
  afterEvent,
  createSimulated,
  type SimulatedEvent,
  type SimulatedStore,
  signSimulated,
} from './simulated.ts';

const now = new Date('2026-11-22T10:00:00Z');
const options = { now: () => now, isLocal: true };

let known: Map<string, SimulatedPayment>;
let store: SimulatedStore;
beforeEach(() => {
  known = new Map();
  store = {
    get: async (id) => known.get(id) ?? null,
    change: async (id, change) => {
      const changed = change(known.get(id) ?? null);
      if (changed !== null) known.set(id, changed);
    },
  };
});

const request: OpenCheckout = {
  orderId: 'o',
  uid: 'u',
  amount: 1000,
  currency: 'MNT',
  description: 'Duu Basic, 1 month',
  language: 'en',
  planId: '1',
  quantity: 1,
  recurring: 'month',
  email: null,
  returnUrl: 'http://127.0.0.1:5000/app/account/billing/orders/o',
  cancelUrl: 'http://127.0.0.1:5000/app/account/billing/orders/o?canceled',
  callbackUrl: 'http://127.0.0.1:5000/x',
  expiresAt: now,
};
const event = (also: Partial<SimulatedEvent> = {}): SimulatedEvent => ({
  eventId: 'e',
  orderId: 'o',
  type: 'paid',
  amount: 1000,
  currency: 'MNT',
  ...also,
});
const webhook = (of: unknown, signature?: string) => {
  const body = Buffer.from(typeof of === 'string' ? of : JSON.stringify(of));
  const headers = { 'duu-signature': signature ?? signSimulated(body) };
  return { method: 'POST', headers, body, params: {} };
};

test('refuses to load in production', () => {
  expect(() => createSimulated(store, { ...options, isLocal: false })).toThrow('emulators alone');
});

test('the signature is the hex HMAC-SHA256 of the raw body under simulated-secret', () => {
  expect(signSimulated('{}')).toBe(
    'e706862d38f391d3053d11540271fb0ab8d6357297cc38779b8fc26dc3d077be',
  );
  expect(signSimulated('{}')).not.toBe(signSimulated('{} '));
});

describe('checkouts', () => {
  test('a checkout is opened once, and can be paid until it is canceled', async () => {
    const provider = createSimulated(store, options);
    const opened = await provider.open(request);
    expect(opened).toEqual({
      reference: 'o',
      checkout: { kind: 'redirect', url: 'http://127.0.0.1:5000/api/v1/simulated/o' },
      expiresAt: now,
    });
    await provider.readWebhook(webhook(event()));
    expect(await provider.open(request)).toEqual(opened);
    expect(await provider.stateOf('o')).toMatchObject({
      status: 'paid',
      payments: [{ paymentId: 'e', amount: 1000, refunded: 0 }],
    });
    expect(await provider.cancel('o')).toBe('paid');
  });

  test('a checkout is open until it is canceled', async () => {
    const provider = createSimulated(store, options);
    await provider.open(request);
    expect(await provider.stateOf('o')).toMatchObject({ status: 'open', payments: [] });
    expect(await provider.cancel('o')).toBe('canceled');
    expect(await provider.stateOf('o')).toMatchObject({ status: 'canceled', payments: [] });
  });

  test('a checkout that is unknown is canceled', async () => {
    const provider = createSimulated(store, options);
    expect(await provider.stateOf('x')).toEqual({
      status: 'canceled',
      payments: [],
      recurring: null,
    });
    expect(await provider.cancel('x')).toBe('canceled');
    expect(await provider.readWebhook(webhook(event({ orderId: 'x' })))).toEqual({
      eventId: 'e',
      about: 'order',
      orderId: 'x',
    });
  });

  test('a checkout refunds once per refund id', async () => {
    const provider = createSimulated(store, options);
    await provider.open(request);
    await provider.readWebhook(webhook(event()));
    const refund = { reference: 'o', paymentId: 'e', amount: 300, currency: 'MNT' } as const;
    for (const refundId of ['r1', 'r1', 'r2']) {
      expect(await provider.refund({ ...refund, refundId })).toBe('refunded');
    }
    expect((await provider.stateOf('o')).payments).toMatchObject([{ refunded: 600 }]);
  });

  test('a checkout that is recurring reports each charge until it is ended', async () => {
    const provider = createSimulated(store, options);
    await provider.open(request);
    await provider.readWebhook(webhook(event()));
    const { recurring } = await provider.stateOf('o');
    const renewed = event({ eventId: 'r', type: 'renewed' });
    expect(await provider.readWebhook(webhook(renewed))).toEqual({
      eventId: 'r',
      about: 'recurring',
      orderId: 'o',
      reference: recurring,
    });
    expect((await provider.stateOf('o')).payments).toHaveLength(1);
    const state = () => provider.recurring?.stateOf(recurring ?? '');
    expect((await state())?.payments.map(({ paymentId }) => paymentId)).toEqual(['e', 'r']);
    expect((await state())?.status).toBe('active');
    await provider.recurring?.end(recurring ?? '');
    expect((await state())?.status).toBe('ended');
  });
});

describe('events', () => {
  const paid = async () => {
    await createSimulated(store, options).open(request);
    return known.get('o') ?? raise();
  };

  test('an event counts once', async () => {
    const once = afterEvent(await paid(), event(), now);
    expect(afterEvent(once, event(), now)).toBe(once);
  });

  test('an event of a refund before its payment is applied later', async () => {
    const early = afterEvent(await paid(), event({ eventId: 'r', type: 'refunded' }), now);
    expect(early.earlyRefund).toBe(1000);
    const after = afterEvent(early, event(), now);
    expect(after).toMatchObject({ earlyRefund: 0, payments: [{ refunded: 1000 }] });
  });

  test('an event of a refund returns at most the payment, and keeps the rest for the next one', async () => {
    const once = afterEvent(await paid(), event(), now);
    const refunded = event({ eventId: 'r', type: 'refunded', amount: 1300 });
    const after = afterEvent(once, refunded, now);
    expect(after).toMatchObject({ earlyRefund: 300, payments: [{ refunded: 1000 }] });
  });

  test('an event of a renewal is the first payment if there is none', async () => {
    const after = afterEvent(await paid(), event({ type: 'renewed' }), now);
    expect(after.payments).toMatchObject([{ isRenewal: false }]);
  });

  test.each([
    ['without a signature', webhook(event(), '')],
    ['with another one', webhook(event(), signSimulated('x'))],
    ['that is none', webhook('nothing')],
    ['with a negative amount', webhook(event({ amount: -1 }))],
    ['of another type', webhook({ ...event(), type: 'given' })],
  ])('an event %s is refused', async (_, of) => {
    const provider = createSimulated(store, options);
    await provider.open(request);
    await expect(provider.readWebhook(of)).rejects.toBeInstanceOf(ForgedWebhook);
    expect((await provider.stateOf('o')).payments).toEqual([]);
  });
});

function raise(): never {
  throw new Error('It is not there.');
}
