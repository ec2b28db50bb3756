// Tests refunds by an admin, by the provider and by bank transfer.
import { randomUUID } from 'node:crypto';
import { initialPlans } from '@duu/contract/initial-plans';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  PaymentRefused,
  type PaymentState,
  type ReceiptProvider,
} from '../../functions/src/adapters/payments/provider.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { createReceipt } from '../../functions/src/services/orders/receipts.ts';
import {
  finishRefund,
  markRefund,
  refundOrder,
  resolvePayment,
} from '../../functions/src/services/orders/refund-order.ts';
import { settleOrder } from '../../functions/src/services/orders/settle-order.ts';
import { suiteDeps } from '../support/admin.ts';
import { ledgerSums, subscriptionOf } from '../support/credits.ts';
import {
  applyProviderEvent,
  buy,
  mailsOf,
  orderOf,
  planOf,
  providerDown,
  revenueOf,
  withProvider,
} from '../support/order-actions.ts';
import { admin, OrderFixture } from '../support/order-fixture.ts';

const { documents } = suiteDeps();
const price = initialPlans['1'].prices.MNT;
const input = { reason: 'they asked' };

let fixture: OrderFixture;
let orderId: string;
let place: { uid: string; orderId: string };
beforeEach(async () => {
  fixture = await OrderFixture.make(new Date('2041-03-10T08:00:00Z'));
  orderId = await buy(fixture);
  place = { uid: fixture.uid, orderId };
});

const refund = (also: { amount?: number; paymentId?: string } = {}, deps = fixture.deps) =>
  refundOrder(deps, admin, place, { ...input, ...also }, randomUUID());
const order = () => orderOf(fixture, orderId);
const backAtProvider = (refunded: number) => (of: PaymentState) => ({
  ...of,
  payments: of.payments.map((one) => ({ ...one, refunded })),
});
const byTransfer = (refunded: number) =>
  withProvider(fixture, { refund: async () => 'manual', state: backAtProvider(refunded) });
const refundMailOf = async () => {
  const found = (await documents.mails(fixture.uid).get()).docs.map((doc) => doc.data().mail);
  return found.find(({ kind }) => kind === 'refund');
};
const actions = async () => {
  const found = await documents.auditEntries().where('uid', '==', fixture.uid).get();
  return found.docs.map((doc) => doc.data().action).sort();
};

describe('admins', () => {
  test('an admin refunds a part and then the rest', async () => {
    await refund({ amount: price / 4 });
    expect(await order()).toMatchObject({ status: 'paid', grant: { revoked: 7500 } });
    const tooHigh = refund({ amount: (price * 3) / 4 + 1 });
    await expect(tooHigh).rejects.toMatchObject({ key: 'order.refund_too_high' });
    await refund();
    expect(await order()).toMatchObject({
      status: 'refunded',
      attention: false,
      grant: { revoked: 30_000 },
      refunds: [{ state: 'refunded' }, { state: 'refunded' }],
    });
    expect(fixture.provider.get(orderId)?.payments).toMatchObject([{ refunded: price }]);
    expect(await revenueOf(orderId)).toEqual([(-price * 3) / 4, -price / 4, price]);
    expect(await mailsOf(fixture)).toEqual(['receipt', 'refund', 'refund']);
    expect(await actions()).toEqual(['order.refund', 'order.refund']);
    await expect(refund()).rejects.toMatchObject({ key: 'order.not_paid' });
  });

  test('an admin restores the plan that was replaced', async () => {
    await refund();
    expect(await planOf(fixture)).toMatchObject({ id: 'trial', totalCredits: 500 });
    const user = (await documents.user(fixture.uid).get()).data();
    expect(user?.activeSubscriptionId).toBe('trial');
    expect(await ledgerSums(fixture.uid)).toEqual({ grant: 30_500, carry: 1000, revoke: 31_000 });
  });

  test('a refund waits for a provider that is down, and is made once', async () => {
    let asked = 0;
    await refund({}, withProvider(fixture, { refund: providerDown }));
    expect(await order()).toMatchObject({ attention: true, refunds: [{ state: 'pending' }] });
    expect(await mailsOf(fixture)).toEqual(['receipt']);
    const [waiting] = (await order()).refunds;
    const up = withProvider(fixture, {
      refund: async () => {
        asked++;
        return 'refunded';
      },
    });
    await finishRefund(up, place, waiting?.id ?? '');
    await finishRefund(up, place, waiting?.id ?? '');
    expect(asked).toBe(1);
    expect(await order()).toMatchObject({ attention: false, refunds: [{ state: 'refunded' }] });
  });

  test('an admin refunds a part once for a key, and never without one', async () => {
    const ask = (also: { amount?: number }, key: string | null) =>
      refundOrder(fixture.deps, admin, place, { ...input, ...also }, key);
    await ask({ amount: 1000 }, 'key');
    await ask({ amount: 1000 }, 'key');
    expect((await order()).refunds).toMatchObject([{ amount: 1000, state: 'refunded' }]);
    await expect(ask({ amount: 2000 }, 'key')).rejects.toMatchObject({ key: 'request.invalid' });
    await expect(ask({ amount: 1000 }, null)).rejects.toMatchObject({ key: 'request.key_missing' });
    await ask({ amount: 1000 }, 'other');
    expect(fixture.provider.get(orderId)?.payments).toMatchObject([{ refunded: 2000 }]);
    expect(await actions()).toEqual(['order.refund', 'order.refund']);
    // A refund of the whole rest needs no key: nothing is left the second time.
    await ask({}, null);
    await expect(ask({}, null)).rejects.toMatchObject({ key: 'order.not_paid' });
  });

  test('an admin continues an interrupted refund when it is requested again', async () => {
    const ask = () => refundOrder(fixture.deps, admin, place, input, 'key');
    const isDead = await fixture.run({ left: 1, after: false }, ask);
    expect([isDead, (await order()).refunds]).toMatchObject([true, [{ state: 'pending' }]]);
    await ask();
    expect((await order()).refunds).toMatchObject([{ state: 'refunded' }]);
  });

  test('an admin sees that a provider refused a refund', async () => {
    let asked = 0;
    const refusing = withProvider(fixture, {
      refund: async () => {
        asked++;
        throw new PaymentRefused('charge_disputed');
      },
    });
    await refund({}, refusing);
    const refused = {
      attention: true,
      refunds: [{ state: 'manual', refusal: 'charge_disputed', refundedAt: null }],
    };
    expect(await order()).toMatchObject(refused);
    fixture.passMinutes(11);
    await reconcileOrders(refusing);
    expect(await order()).toMatchObject(refused);
    expect(asked).toBe(1);
  });

  test('an admin has nothing to transfer if the provider has refunded already', async () => {
    const gone = withProvider(fixture, {
      refund: async () => {
        throw new PaymentRefused('charge_already_refunded');
      },
      state: backAtProvider(price),
    });
    await refund({}, gone);
    expect(await order()).toMatchObject({
      attention: false,
      refunds: [{ state: 'refunded', refusal: 'charge_already_refunded', by: 'admin' }],
    });
  });

  test('an admin cancels recurring charges', async () => {
    const other = await OrderFixture.make(fixture.now);
    const first = await buy(other, { recurring: true });
    const { id } = await planOf(other);
    await refundOrder(other.deps, admin, { uid: other.uid, orderId: first }, input);
    expect(other.provider.get(first)).toMatchObject({ recurringEnded: true });
    expect((await subscriptionOf(other.uid, id)).recurring).toBeNull();
  });

  test('an admin records a transfer once', async () => {
    await refund({}, byTransfer(0));
    expect(await order()).toMatchObject({ attention: true, refunds: [{ state: 'manual' }] });
    expect(await mailsOf(fixture)).toEqual(['receipt', 'refundWaiting']);
    const [waiting] = (await order()).refunds;
    const mark = { refundId: waiting?.id ?? '', reference: 'transfer 7', reason: 'sent' };
    await markRefund(fixture.deps, admin, place, mark);
    expect(await order()).toMatchObject({ attention: false, refunds: [{ state: 'refunded' }] });
    expect(await refundMailOf()).toMatchObject({ by: 'transfer', planEnded: true });
    await expect(markRefund(fixture.deps, admin, place, mark)).rejects.toMatchObject({
      key: 'refund.not_found',
    });
    expect(await actions()).toEqual(['order.mark_refunded', 'order.refund']);
  });

  test('an admin refunds a payment without a grant and leaves the plan', async () => {
    await applyProviderEvent(fixture, 'paid', orderId);
    const [, extra] = (await order()).payments;
    await refund({ paymentId: extra?.id ?? '' });
    expect(await order()).toMatchObject({
      status: 'paid',
      attention: false,
      grant: { revoked: 0 },
      payments: [{ refunded: 0 }, { refunded: price }],
    });
  });

  test('an admin resolves only payments without a grant', async () => {
    await applyProviderEvent(fixture, 'paid', orderId);
    const { payments } = await order();
    const [granted, extra] = payments.map(({ id }) => ({ paymentId: id, reason: 'kept' }));
    const resolve = (of = granted) =>
      resolvePayment(fixture.deps, admin, place, of ?? { paymentId: '', reason: '' });
    await expect(resolve()).rejects.toMatchObject({ key: 'payment.not_found' });
    expect(await order()).toMatchObject({ attention: true });
    await resolve(extra);
    expect(await order()).toMatchObject({ attention: false });
    expect(await actions()).toEqual(['order.resolve_payment']);
  });
});

describe('refunds by the provider', () => {
  test('the provider refunds on its own, which is recorded once', async () => {
    await applyProviderEvent(fixture, 'refunded', orderId);
    expect(await refundMailOf()).toMatchObject({ by: 'provider', planEnded: true });
    expect(await order()).toMatchObject({
      status: 'refunded',
      refunds: [{ by: 'provider', amount: price, state: 'refunded' }],
    });
    expect(await settleOrder(fixture.deps, place)).toBe('nothing');
    expect(await revenueOf(orderId)).toEqual([-price, price]);
    expect(await mailsOf(fixture)).toEqual(['receipt', 'refund']);
  });

  test('the provider refunds an amount that waited for a transfer', async () => {
    await refund({ amount: 1000 }, byTransfer(0));
    await settleOrder(byTransfer(1000), place);
    expect((await order()).refunds).toMatchObject([{ by: 'admin', state: 'refunded' }]);
    expect((await order()).payments).toMatchObject([{ refunded: 1000 }]);
  });

  test('the provider refunds less than waits for a transfer', async () => {
    await refund({}, byTransfer(0));
    await settleOrder(byTransfer(1000), place);
    expect((await order()).refunds).toMatchObject([{ by: 'admin', state: 'manual' }]);
  });
});

describe('e-barimts', () => {
  const made = { id: 'e', amount: price, vatAmount: 0, cityTaxAmount: 0, qr: 'q', lottery: null };
  let asked: string[];
  const deps = () => {
    const receipts: ReceiptProvider = {
      create: async (paymentId) => {
        asked.push(`create ${paymentId}`);
        return made;
      },
      cancel: async (paymentId) => void asked.push(`cancel ${paymentId}`),
    };
    const of = withProvider(fixture, {});
    return { ...of, payments: { ...of.payments, receipts: () => receipts } };
  };

  test('an e-barimt is issued once for a paid order, and canceled with a full refund', async () => {
    asked = [];
    await documents.order(fixture.uid, orderId).update({ source: 'qpay' });
    const receipt = await createReceipt(deps(), place, { type: 'citizen' });
    expect(await createReceipt(deps(), place, { type: 'citizen' })).toEqual(receipt);
    const paymentId = (await order()).payments[0]?.id;
    expect(asked).toEqual([`create ${paymentId}`]);
    await refund({ amount: 1000 }, deps());
    expect((await order()).receipt?.canceledAt).toBeNull();
    await refund({}, deps());
    expect(asked).toEqual([`create ${paymentId}`, `cancel ${paymentId}`]);
    expect((await order()).receipt?.canceledAt).toEqual(fixture.now);
  });

  test('an e-barimt is not issued for an order of another provider', async () => {
    asked = [];
    const making = createReceipt(deps(), place, { type: 'citizen' });
    await expect(making).rejects.toMatchObject({ key: 'receipt.not_possible' });
    expect(asked).toEqual([]);
  });

  test('an e-barimt is not issued for a refunded order', async () => {
    asked = [];
    await documents.order(fixture.uid, orderId).update({ source: 'qpay' });
    await refund({}, deps());
    const making = createReceipt(deps(), place, { type: 'citizen' });
    await expect(making).rejects.toMatchObject({ key: 'receipt.not_possible' });
  });
});
