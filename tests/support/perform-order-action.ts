// Executes the actions of a random sequence of orders.
import { ApiError } from '../../functions/src/api-error.ts';
import { spendableSubscription } from '../../functions/src/services/credits/active-subscription.ts';
import { adjustCredits } from '../../functions/src/services/credits/adjust-credits.ts';
import {
  readHold,
  releaseHold,
  settleHold,
} from '../../functions/src/services/credits/end-hold.ts';
import { holdCredits } from '../../functions/src/services/credits/hold.ts';
import { expireSubscriptions } from '../../functions/src/services/jobs/expire-subscriptions.ts';
import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import {
  createManualOrder,
  endPlanByAdmin,
  grantByAdmin,
} from '../../functions/src/services/orders/admin-plans.ts';
import { cancelOrder } from '../../functions/src/services/orders/cancel-order.ts';
import { endChargesWithPeriod } from '../../functions/src/services/orders/end-recurring.ts';
import { placeOrder } from '../../functions/src/services/orders/place-order.ts';
import { refundOrder } from '../../functions/src/services/orders/refund-order.ts';
import { admin, type OrderFixture } from './order-fixture.ts';
import type { OrderAction, OrderSequence } from './order-sequence.ts';
import { orderInput } from './orders.ts';

function pick<T>(from: readonly T[], at: number): T | undefined {
  return from[from.length === 0 ? 0 : at % from.length];
}

async function hold({ deps, uid, holds }: OrderFixture, characters: number): Promise<void> {
  const audioId = deps.newId();
  const held = await deps.documents.transact(async (tx) => {
    const user = (await tx.get(deps.documents.user(uid))).data();
    if (!user) throw new Error('There is no account.');
    const spending = { refusal: null, activeId: null };
    const { subscription } = await spendableSubscription(tx, deps, uid, user, spending);
    return holdCredits(tx, deps, uid, subscription, { characters, audioId });
  });
  holds.push({ audioId, ...held });
}

async function endHold(fixture: OrderFixture, at: number, used: boolean): Promise<void> {
  const { deps, uid } = fixture;
  const held = pick(fixture.holds, at);
  if (!held) return;
  const { audioId } = held;
  await deps.documents.transact(async (tx) => {
    const read = await readHold(tx, deps, uid, held);
    if (used) settleHold(tx, deps, uid, audioId, read);
    else releaseHold(tx, deps, uid, audioId, read, 'test');
    // In one transaction with the audio's hold, so that a crash afterwards does not end the hold twice.
    fixture.holds = fixture.holds.filter((one) => one !== held);
  });
}

/** Payments and refunds at the provider, regardless of the order's state. */
function atProvider(fixture: OrderFixture, action: OrderAction & { nth: number }): void {
  const ids = [...fixture.provider.keys()];
  const orderId = pick(ids, action.nth);
  const known = orderId === undefined ? undefined : fixture.provider.get(orderId);
  if (orderId === undefined || known === undefined) return;
  const { amount, currency, payments } = known;
  if (action.do === 'pay') {
    const wrong = { no: 0, short: -1, over: 1, currency: 0 }[action.wrong];
    const other = currency === 'MNT' ? 'USD' : 'MNT';
    fixture.changeAtProvider(
      'paid',
      orderId,
      amount + wrong,
      action.wrong === 'currency' ? other : currency,
    );
  } else if (action.do === 'charge') {
    if (
      known.period !== null &&
      !known.recurringEnded &&
      !known.recurringEnding &&
      payments.length > 0
    ) {
      fixture.changeAtProvider('renewed', orderId, amount, currency);
    }
  } else if (action.do === 'cancelAtProvider') {
    if (payments.length === 0) fixture.changeAtProvider('canceled', orderId, 0, currency);
  } else if (action.do === 'refundAtProvider') {
    const first = payments[0];
    const left = first ? first.amount - first.refunded : 0;
    if (left > 0)
      fixture.changeAtProvider('refunded', orderId, Math.ceil(left / action.part), currency);
  }
}

async function adminRefund(
  fixture: OrderFixture,
  { nth: at, part, key }: Extract<OrderAction, { do: 'refund' }>,
): Promise<void> {
  const { deps, uid } = fixture;
  const orders = await deps.documents.orders(uid).orderBy('createdAt').get();
  const paid = orders.docs.flatMap((doc) =>
    doc.data().payments.map((payment) => ({ orderId: doc.id, payment })),
  );
  const one = pick(paid, at);
  if (!one) return;
  const left = one.payment.amount - one.payment.refunded;
  const amount = Math.max(1, Math.ceil(left / part));
  const input = { reason: 'test', paymentId: one.payment.id, amount };
  await refundOrder(deps, admin, { uid, orderId: one.orderId }, input, `refund-${key}`);
}

async function carryOut(fixture: OrderFixture, action: OrderAction): Promise<void> {
  const { deps, uid } = fixture;
  switch (action.do) {
    case 'order': {
      const quantity = action.recurring ? 1 : action.quantity;
      const options = { idempotencyKey: `key-${action.key}`, origin: 'http://127.0.0.1' };
      const input = { ...orderInput, planId: action.plan, quantity, recurring: action.recurring };
      await placeOrder(deps, uid, { ...input, confirmed: true }, options);
      return;
    }
    case 'pay':
    case 'charge':
    case 'cancelAtProvider':
    case 'refundAtProvider':
      return atProvider(fixture, action);
    case 'deliver': {
      const event = pick(fixture.undelivered, action.nth);
      if (event) await fixture.deliver(event);
      return;
    }
    case 'deliverAgain': {
      const event = pick(fixture.delivered, action.nth);
      if (event) await fixture.deliver(event);
      return;
    }
    case 'lose': {
      const event = pick(fixture.undelivered, action.nth);
      if (!event) return;
      const order = (await deps.documents.order(uid, event.orderId).get()).data();
      // Charges are found by their plan.
      const isFound = event.type === 'renewed' || !order || fixture.isStillAsked(order);
      if (isFound) fixture.dropWebhook(event);
      return;
    }
    case 'cancel': {
      const orderId = pick([...fixture.provider.keys()], action.nth);
      if (orderId !== undefined) await cancelOrder(deps, { uid, orderId }, 'test');
      return;
    }
    case 'refund':
      return adminRefund(fixture, action);
    case 'transfer': {
      const reference = `${uid} transfer ${action.reference}`;
      const money = { amount: 1_234_500, currency: 'MNT', reference, reason: 'test' } as const;
      const input = { planId: action.plan, quantity: action.quantity, ...money };
      await createManualOrder(deps, admin, uid, input, null);
      return;
    }
    case 'grant': {
      const input = { planId: action.plan, quantity: action.quantity, reason: 'test' };
      await grantByAdmin(deps, admin, uid, input, `grant-${action.key}`);
      return;
    }
    case 'end':
      return endPlanByAdmin(deps, admin, uid, 'test');
    case 'endCharges':
      return endChargesWithPeriod(deps, uid);
    case 'adjust': {
      await adjustCredits(
        deps,
        admin,
        uid,
        { characters: action.characters, reason: 'test' },
        null,
      );
      return;
    }
    case 'hold':
      return hold(fixture, action.characters);
    case 'endHold':
      return endHold(fixture, action.nth, action.used);
    case 'wait':
      fixture.passMinutes(action.days * 24 * 60);
      return;
    case 'sweep': {
      await expireSubscriptions(deps);
      return;
    }
    case 'reconcile': {
      await fixture.reconcile();
      return;
    }
  }
}

/** Executes an action. An error of the contract is a valid answer; any other error is a fault. */
export async function performOrderAction(
  fixture: OrderFixture,
  { action, crash: plan }: OrderSequence['steps'][number],
) {
  await fixture.run(plan && { ...plan }, async () => {
    try {
      await carryOut(fixture, action);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  });
}

/** Delivers every webhook and runs the jobs until they find nothing. */
export async function runUntilSettled(fixture: OrderFixture): Promise<void> {
  while (fixture.undelivered[0]) await fixture.deliver(fixture.undelivered[0]);
  for (let round = 0; round < 2; round++) {
    fixture.passMinutes(11);
    await fixture.reconcile();
    // What the job would ask about in the next two days.
    await reconcileOrders(fixture.deps);
  }
  // A charge whose webhook was lost is found at the latest at the end of the period before it.
  const active = await fixture.deps.documents
    .subscriptions(fixture.uid)
    .where('state', '==', 'active')
    .get();
  const charged = active.docs.map((doc) => doc.data()).find(({ recurring }) => recurring !== null);
  if (charged?.endsAt) {
    fixture.now = new Date(Math.max(fixture.now.getTime(), charged.endsAt.getTime()));
    await reconcileOrders(fixture.deps);
  }
}
