// Tests refunds that fail or come from the provider, lost checkouts, and payments that must not wait for each other.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Deps } from '../../functions/src/deps.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { cancelOrder, checkOrder } from '../../functions/src/services/orders/cancel-order.ts';
import { nextInvoiceNumber } from '../../functions/src/services/orders/invoice-number.ts';
import { placeOrder } from '../../functions/src/services/orders/place-order.ts';
import { refundOrder } from '../../functions/src/services/orders/refund-order.ts';
import { suiteDeps } from '../support/admin.ts';
import { Buyer, raise } from '../support/buyer.ts';
import { admin, OrderFixture } from '../support/order-fixture.ts';
import { faultsOf } from '../support/order-invariants.ts';
import { orderInput } from '../support/orders.ts';

const { documents } = suiteDeps();

let buyer: Buyer;
let fixture: OrderFixture;
beforeEach(async () => {
  buyer = await Buyer.at(new Date('2041-03-10T04:00:00Z'));
  fixture = buyer.fixture;
});

test('a full refund on the first day ends a recurring plan and its charges', async () => {
  const orderId = await buyer.buy('1', { recurring: true });
  await refundOrder(fixture.deps, admin, { uid: fixture.uid, orderId }, { reason: 'test' });
  expect(await buyer.active()).toMatchObject({ plan: { id: '0' } });
  expect(buyer.atProvider(orderId).recurringEnded).toBe(true);
  expect(await faultsOf(fixture)).toEqual([]);
});

test('a refund that fails at the provider later is left to an admin', async () => {
  const orderId = await buyer.buy('1');
  await refundOrder(fixture.deps, admin, { uid: fixture.uid, orderId }, { reason: 'test' });
  expect((await buyer.orderOf(orderId)).refunds).toMatchObject([{ state: 'refunded' }]);
  const { payments, ...known } = buyer.atProvider(orderId);
  fixture.provider.set(orderId, {
    ...known,
    payments: payments.map((one) => ({ ...one, refunded: 0 })),
  });
  const provider = fixture.deps.payments.provider('simulated') ?? raise('the provider');
  const failing = { ...provider, refund: async () => 'manual' as const };
  const deps: Deps = {
    ...fixture.deps,
    payments: { ...fixture.deps.payments, provider: () => failing },
  };
  buyer.passMinutes();
  await checkOrder(deps, { uid: fixture.uid, orderId });
  await reconcileOrders(deps);
  expect(await buyer.orderOf(orderId)).toMatchObject({
    status: 'refunded',
    attention: true,
    refunds: [{ state: 'manual', refundedAt: null }],
  });
});

test('a refund by the provider cancels the e-barimt', async () => {
  const orderId = await buyer.buy('1');
  const receipt = {
    id: 'receipt-1',
    receiver: { type: 'citizen' },
    amount: 1,
    vatAmount: 0,
    cityTaxAmount: 0,
    qr: 'qr',
    lottery: null,
    createdAt: fixture.now,
    canceledAt: null,
  } as const;
  await documents.order(fixture.uid, orderId).update({ receipt });
  const { amount, currency } = buyer.atProvider(orderId);
  fixture.changeAtProvider('refunded', orderId, amount, currency);
  await fixture.deliver(fixture.undelivered[0] ?? raise('the event'));
  const canceled: string[] = [];
  const receipts = {
    create: async () => null,
    cancel: async (paymentId: string) => {
      canceled.push(paymentId);
    },
  };
  const payments = { ...fixture.deps.payments, receipts: () => receipts };
  buyer.passMinutes();
  await reconcileOrders({ ...fixture.deps, payments });
  const after = await buyer.orderOf(orderId);
  expect(canceled).toEqual([after.payments[0]?.id]);
  expect(after).toMatchObject({ attention: false, receipt: { canceledAt: fixture.now } });
});

test('canceling an order also ends a checkout that a crash lost', async () => {
  const isDead = await fixture.run({ left: 1, after: true }, () => buyer.place('1'));
  expect(isDead).toBe(true);
  const [orderId = ''] = fixture.provider.keys();
  expect((await buyer.orderOf(orderId)).reference).toBeNull();
  await cancelOrder(fixture.deps, { uid: fixture.uid, orderId }, 'test');
  expect((await buyer.orderOf(orderId)).status).toBe('canceled');
  expect(buyer.atProvider(orderId).canceled).toBe(true);
});

test('reading orders does not wait for payments that get an invoice number', async () => {
  const [open, paid] = [await buyer.place('1'), await buyer.buy('2')];
  const { promise, resolve } = Promise.withResolvers<void>();
  const payment = documents.transact(async (tx) => {
    await nextInvoiceNumber(tx, fixture.deps);
    await promise;
  });
  for (const orderId of [open, paid]) await checkOrder(fixture.deps, { uid: fixture.uid, orderId });
  resolve();
  await payment;
});

test('a payment does not wait for another user’s, whose user is busy', async () => {
  const busy = await OrderFixture.make(fixture.now);
  const options = { idempotencyKey: randomUUID(), origin: 'http://127.0.0.1' };
  const input = { ...orderInput, recurring: false, confirmed: false };
  const { orderId } = await placeOrder(busy.deps, busy.uid, input, options);
  const { amount, currency } = busy.provider.get(orderId) ?? raise(orderId);
  busy.changeAtProvider('paid', orderId, amount, currency);
  const { promise, resolve } = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const work = documents.transact(async (tx) => {
    await tx.get(documents.user(busy.uid));
    entered.resolve();
    await promise;
  });
  await entered.promise;
  const theirs = busy.deliver(busy.undelivered[0] ?? raise('the event'));
  await buyer.buy('1');
  resolve();
  await Promise.all([work, theirs]);
});
