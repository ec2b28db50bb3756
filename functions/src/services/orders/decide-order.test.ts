import type { Order } from '@duu/contract/documents/order';
import type { Subscription } from '@duu/contract/documents/subscription';
import { describe, expect, test } from 'vitest';
import type { ReceivedPayment, RecurringState } from '../../adapters/payments/provider.ts';
import {
  basic,
  now,
  standard,
  subscription,
  subscriptionsOf,
} from '../credits/testing/examples.ts';
import { decide, hasChanged, type ProviderState, withInvoice } from './decide-order.ts';
import { granted, orderWith, payment, refund } from './testing/examples.ts';

const hourAgo = new Date(now.getTime() - 3_600_000);
const nextChargeAt = new Date('2026-12-22T10:00:00Z');
const received: ReceivedPayment = {
  paymentId: 'p',
  amount: 1000,
  currency: 'MNT',
  paidAt: hourAgo,
  refunded: 0,
  canRefund: true,
  disputed: false,
};
const charging: RecurringState = { status: 'active', nextChargeAt, payments: [] };
const recurringOf = (also: Partial<RecurringState> = {}) =>
  ({ source: 'simulated', reference: 'recurring-x', state: { ...charging, ...also } }) as const;
const shown = {
  source: 'simulated',
  reference: 'recurring-x',
  state: 'active',
  nextChargeAt,
} as const;

function stateWith(also: Partial<ProviderState> = {}): ProviderState {
  return { status: 'paid', payments: [received], recurring: null, ...also };
}

/** Decides about an order of a user with the subscription `s`, or of a deleted user. */
function decideOn(
  order: Partial<Order>,
  state: Partial<ProviderState> = {},
  of: Partial<Subscription> | 'none' | 'deleted' = 'none',
) {
  const all = typeof of === 'string' ? {} : { s: subscription(of) };
  const activeId = typeof of === 'string' || (of.state ?? 'active') !== 'active' ? null : 's';
  const subscriptions = of === 'deleted' ? null : subscriptionsOf(all, activeId);
  const known = { orderId: 'o', order: orderWith(order), subscriptions };
  const change = decide(known, stateWith(state), { now, newId: 'new' });
  return { known, change, plan: change.subscriptions?.active ?? null };
}

const paid: Partial<Order> = { status: 'paid', payments: [payment], grant: granted };
const recurring = recurringOf();
const renewal = { renewalOf: 'first', recurring: true } as const;

describe('a payment', () => {
  test('grants the plan, and is revenue', () => {
    const { change, plan } = decideOn({});
    expect(change.order).toMatchObject({
      status: 'paid',
      grant: { subscriptionId: 'new', characters: 30_000 },
      payments: [{ id: 'p', outcome: 'granted', recordedAt: now }],
      transitions: [{ status: 'paid', reason: 'payment arrived' }],
    });
    expect(change).toMatchObject({ revenue: 1000, granted: { paidAt: hourAgo }, mails: [] });
    expect(plan).toMatchObject({ id: 'new', plan: { id: '1' }, totalCredits: 30_000 });
  });

  test('leaves what was read as it was', () => {
    const { known, change } = decideOn({}, {}, { recurring: null });
    expect(known.order).toEqual(orderWith());
    expect(known.subscriptions?.isChanged).toBe(false);
    expect(known.subscriptions?.entries).toEqual([]);
    expect(change.subscriptions?.entries).not.toEqual([]);
  });

  test('that is known changes nothing', () => {
    const { known, change } = decideOn(paid, { recurring }, { recurring: shown });
    expect(change.order).toBe(known.order);
    expect(hasChanged(change)).toBe(false);
    expect(change).toMatchObject({ revenue: 0, granted: null, mails: [], endsRecurring: false });
  });

  test('for the plan that runs renews it', () => {
    const { change, plan } = decideOn({}, {}, {});
    expect(change.order).toMatchObject({ status: 'renewed', grant: { effect: 'extend' } });
    expect(plan).toMatchObject({ id: 's', totalCredits: 60_000 });
  });

  test('of another amount grants nothing, and leaves the order open', () => {
    const { change, plan } = decideOn({}, { payments: [{ ...received, amount: 999 }] });
    expect(change.order).toMatchObject({ status: 'created', payments: [{ outcome: 'short' }] });
    expect([change.revenue, change.granted, plan]).toEqual([0, null, null]);
  });

  test('from a balance is not revenue', () => {
    const { change } = decideOn({}, { payments: [{ ...received, amount: 0, fromBalance: 1000 }] });
    expect(change.order).toMatchObject({ status: 'paid', payments: [{ fromBalance: 1000 }] });
    expect(change.revenue).toBe(0);
  });

  test('for a deleted user is late, and ends its order and its charges', () => {
    const { change } = decideOn({ recurring: true }, { recurring }, 'deleted');
    expect(change.order).toMatchObject({
      status: 'canceled',
      payments: [{ outcome: 'late' }],
      transitions: [{ reason: 'the account was deleted' }],
    });
    expect(change.endsRecurring).toBe(true);
    const ended = decideOn({}, { recurring: recurringOf({ status: 'ended' }) }, 'deleted');
    expect(ended.change.endsRecurring).toBe(false);
  });

  test('that is disputed needs an admin again', () => {
    const known = { ...paid, payments: [{ ...payment, resolvedAt: now }] };
    const { change } = decideOn(known, { payments: [{ ...received, disputed: true }] }, {});
    expect(change.order.payments).toMatchObject([{ disputed: true, resolvedAt: null }]);
  });
});

describe('a checkout that ended', () => {
  test('cancels its order', () => {
    const { change } = decideOn({}, { status: 'canceled', payments: [] });
    expect(change.order).toMatchObject({
      status: 'canceled',
      transitions: [{ reason: 'the checkout ended' }],
    });
  });

  test('leaves a paid order as it is', () => {
    expect(decideOn({}, { status: 'canceled' }).change.order.status).toBe('paid');
    expect(hasChanged(decideOn(paid, { status: 'canceled' }, {}).change)).toBe(false);
  });

  test('is open without a payment of a deleted user', () => {
    expect(decideOn({}, { status: 'open', payments: [] }, 'deleted').change.order.status).toBe(
      'created',
    );
  });
});

describe('a renewal', () => {
  test('ends as renewed, also if its plan had to start anew', () => {
    const { change, plan } = decideOn(renewal, { recurring }, { state: 'expired' });
    expect(change.order).toMatchObject({ status: 'renewed', grant: { effect: 'start' } });
    expect(plan).toMatchObject({ id: 'new', recurring: shown });
  });

  test('for a switched plan is late, and over', () => {
    const { change, plan } = decideOn(renewal, { recurring }, { plan: standard });
    expect(change.order).toMatchObject({
      status: 'canceled',
      payments: [{ outcome: 'late' }],
      transitions: [{ reason: 'the charge gave nothing' }],
    });
    expect(plan).toMatchObject({ plan: { id: '2' }, recurring: null });
  });

  test('of another amount is over', () => {
    const short = { payments: [{ ...received, amount: 1 }], recurring };
    expect(decideOn(renewal, short, {}).change.order.status).toBe('canceled');
  });
});

describe('automatic charges', () => {
  const begun = { ...paid, recurring: true };
  const failed = recurringOf({ status: 'past_due' });

  test('are shown in the plan that their order granted', () => {
    expect(decideOn({ recurring: true }, { recurring }).plan?.recurring).toEqual(shown);
    expect(decideOn(begun, { recurring }, {}).plan?.recurring).toEqual(shown);
    expect(
      decideOn(begun, { recurring: recurringOf({ status: 'ended' }) }, { recurring: shown }).plan,
    ).toMatchObject({ recurring: null });
  });

  test('that fail are told by one e-mail', () => {
    const { change, plan } = decideOn(begun, { recurring: failed }, { recurring: shown });
    expect(plan?.recurring).toMatchObject({ state: 'past_due' });
    expect(change.mails).toMatchObject([{ kind: 'renewalFailed', amount: 1000 }]);
    const again = decideOn(begun, { recurring: failed }, { recurring: plan?.recurring ?? null });
    expect(again.change.mails).toEqual([]);
  });

  test('that fail for a plan that is over are shown, and told by no e-mail', () => {
    const over = { state: 'expired', recurring: shown } as const;
    const { change } = decideOn(begun, { recurring: failed }, over);
    expect(change.subscriptions?.find('s')?.recurring).toMatchObject({ state: 'past_due' });
    expect(change.mails).toEqual([]);
    const none = decideOn(begun, { recurring: failed }, { state: 'expired' }).change;
    expect(none.subscriptions?.find('s')?.recurring).toBeNull();
  });

  test('end if another subscription charges for the plan already', () => {
    const other = { ...shown, reference: 'recurring-other' };
    const { change, plan } = decideOn(begun, { recurring }, { recurring: other });
    expect(change.endsRecurring).toBe(true);
    expect(plan?.recurring).toEqual(other);
  });

  test('take the place of those that are ending, unless they end too', () => {
    const other = { ...shown, reference: 'recurring-other', state: 'ending' } as const;
    expect(decideOn(begun, { recurring }, { recurring: other }).plan?.recurring).toEqual(shown);
    const ending = recurringOf({ status: 'ending' });
    const both = decideOn(begun, { recurring: ending }, { recurring: other });
    expect(both.plan?.recurring).toEqual(other);
    expect(both.change.endsRecurring).toBe(false);
  });
});

describe('refunds by the provider', () => {
  test('are recorded, and lower the revenue', () => {
    const { change } = decideOn(paid, { payments: [{ ...received, refunded: 400 }] }, {});
    expect(change.order).toMatchObject({
      status: 'paid',
      payments: [{ refunded: 400 }],
      refunds: [{ id: 'provider-1', amount: 400, by: 'provider', state: 'refunded' }],
    });
    expect(change.revenue).toBe(-400);
  });

  test('may be those that waited for a transfer', () => {
    const refunds = [{ ...refund, amount: 400, state: 'manual', refundedAt: null } as const];
    const known = { ...paid, payments: [{ ...payment, refunded: 400 }], refunds };
    const { change } = decideOn(known, { payments: [{ ...received, refunded: 400 }] }, {});
    expect(change.order.refunds).toMatchObject([{ id: refund.id, state: 'refunded' }]);
    expect(change.revenue).toBe(0);
    const less = decideOn(known, { payments: [{ ...received, refunded: 399 }] }, {}).change;
    expect(less.order.refunds[0]).toMatchObject({ state: 'manual' });
  });
});

describe('the invoice', () => {
  test('numbers the order, with a receipt', () => {
    const { order, mails } = withInvoice(decideOn({}).change, 'DUU-2026-000001');
    expect(order.invoiceNumber).toBe('DUU-2026-000001');
    expect(mails).toMatchObject([{ kind: 'receipt', invoice: 'DUU-2026-000001', paidAt: hourAgo }]);
  });

  test('of a renewal says when the next charge is', () => {
    const { change } = decideOn(renewal, { recurring }, { plan: basic });
    expect(withInvoice(change, 'DUU-2026-000002').mails).toMatchObject([
      { kind: 'renewal', nextChargeAt },
    ]);
  });

  test('is not for an order without a grant', () => {
    expect(() => withInvoice(decideOn(paid, {}, {}).change, 'x')).toThrow('granted');
  });
});
