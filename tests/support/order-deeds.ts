// Actions in random sequences of orders: as data that fast-check generates and shrinks, and their execution.
import fc from 'fast-check';
import { ApiError } from '../../functions/src/api-error.ts';
import { spendableSubscription } from '../../functions/src/services/credits/active-subscription.ts';
import { adjustCredits } from '../../functions/src/services/credits/adjust-credits.ts';
import { readHeld, releaseHeld, settleHeld } from '../../functions/src/services/credits/held.ts';
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
import type { OrderWorld } from './order-world.ts';

export const admin = { uid: 'an-admin', email: 'admin@test.duu' };

const nth = fc.nat({ max: 9 });
const plan = fc.constantFrom('1' as const, '2' as const, '4' as const);
const day = 24 * 3_600_000;

const deed = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      plan,
      quantity: fc.integer({ min: 1, max: 3 }),
      recurring: fc.boolean(),
      key: fc.nat({ max: 30 }),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      nth,
      wrong: fc.constantFrom(
        'no' as const,
        'no' as const,
        'no' as const,
        'no' as const,
        'short' as const,
        'over' as const,
        'currency' as const,
      ),
    }),
  },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('deliver' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliverAgain' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancelAtProvider' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('charge' as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      nth,
      part: fc.constantFrom(1, 2, 3),
      key: fc.nat({ max: 20 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refundAtProvider' as const),
      nth,
      part: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      plan,
      quantity: fc.integer({ min: 1, max: 2 }),
      reference: fc.nat({ max: 5 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      plan,
      quantity: fc.integer({ min: 1, max: 2 }),
      key: fc.nat({ max: 20 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endCharges' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      characters: fc.constantFrom(-200, 1000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      characters: fc.integer({ min: 1, max: 1000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('endHold' as const), nth, used: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.constantFrom(0.01, 1, 10, 28, 31, 200),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reconcile' as const) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const crash = fc.option(fc.record({ left: fc.nat({ max: 4 }), after: fc.boolean() }), {
  freq: 5,
  nil: null,
});

/** A random sequence of a user's orders: its start and its actions, with crashes. */
export const sequence = fc.record({
  startsAt: fc.date({
    min: new Date('2031-01-01T00:00:00Z'),
    max: new Date('2034-12-31T00:00:00Z'),
    noInvalidDate: true,
  }),
  steps: fc.array(fc.record({ deed, crash }), { minLength: 4, maxLength: 16 }),
});
export type Sequence = typeof sequence extends fc.Arbitrary<infer T> ? T : never;

function pick<T>(from: readonly T[], at: number): T | undefined {
  return from[from.length === 0 ? 0 : at % from.length];
}

async function hold({ deps, uid, holds }: OrderWorld, characters: number): Promise<void> {
  const audioId = deps.newId();
  const held = await deps.documents.transact(async (tx) => {
    const user = (await tx.get(deps.documents.user(uid))).data();
    if (!user) throw new Error('There is no account.');
    const funds = { refusal: null, activeId: null };
    const { subscription } = await spendableSubscription(tx, deps, uid, user, funds);
    return holdCredits(tx, deps, uid, subscription, { characters, audioId });
  });
  holds.push({ audioId, ...held });
}

async function endHold(world: OrderWorld, at: number, used: boolean): Promise<void> {
  const { deps, uid } = world;
  const held = pick(world.holds, at);
  if (!held) return;
  const { audioId } = held;
  await deps.documents.transact(async (tx) => {
    const read = await readHeld(tx, deps, uid, held);
    if (used) settleHeld(tx, deps, uid, audioId, read);
    else releaseHeld(tx, deps, uid, audioId, read, 'test');
    // Within the transaction, as an audio loses its hold: a crash after it must not end the hold twice.
    world.holds = world.holds.filter((one) => one !== held);
  });
}

/** Payments and refunds at the provider, regardless of the order's state. */
function atProvider(world: OrderWorld, done: Deed & { nth: number }): void {
  const ids = [...world.provider.keys()];
  const orderId = pick(ids, done.nth);
  const known = orderId === undefined ? undefined : world.provider.get(orderId);
  if (orderId === undefined || known === undefined) return;
  const { amount, currency, payments } = known;
  if (done.do === 'pay') {
    const wrong = { no: 0, short: -1, over: 1, currency: 0 }[done.wrong];
    const other = currency === 'MNT' ? 'USD' : 'MNT';
    world.happen('paid', orderId, amount + wrong, done.wrong === 'currency' ? other : currency);
  } else if (done.do === 'charge') {
    if (
      known.period !== null &&
      !known.recurringEnded &&
      !known.recurringEnding &&
      payments.length > 0
    ) {
      world.happen('renewed', orderId, amount, currency);
    }
  } else if (done.do === 'cancelAtProvider') {
    if (payments.length === 0) world.happen('canceled', orderId, 0, currency);
  } else if (done.do === 'refundAtProvider') {
    const first = payments[0];
    const left = first ? first.amount - first.refunded : 0;
    if (left > 0) world.happen('refunded', orderId, Math.ceil(left / done.part), currency);
  }
}

async function adminRefund(
  world: OrderWorld,
  { nth: at, part, key }: Extract<Deed, { do: 'refund' }>,
): Promise<void> {
  const { deps, uid } = world;
  const orders = await deps.documents.orders(uid).orderBy('createdAt').get();
  const paid = orders.docs.flatMap((doc) =>
    doc.data().payments.map((payment) => ({ orderId: doc.id, payment })),
  );
  const one = pick(paid, at);
  if (!one) return;
  const left = one.payment.amount - one.payment.refunded;
  const amount = Math.max(1, Math.ceil(left / part));
  const wish = { reason: 'test', paymentId: one.payment.id, amount };
  await refundOrder(deps, admin, { uid, orderId: one.orderId }, wish, `refund-${key}`);
}

async function doIt(world: OrderWorld, done: Deed): Promise<void> {
  const { deps, uid } = world;
  switch (done.do) {
    case 'order': {
      const quantity = done.recurring ? 1 : done.quantity;
      const wish = { planId: done.plan, quantity, currency: 'MNT', source: 'simulated' } as const;
      const options = { idempotencyKey: `key-${done.key}`, origin: 'http://127.0.0.1' };
      const asked = { ...wish, recurring: done.recurring, confirmed: true };
      await placeOrder(deps, uid, asked, options);
      return;
    }
    case 'pay':
    case 'charge':
    case 'cancelAtProvider':
    case 'refundAtProvider':
      return atProvider(world, done);
    case 'deliver': {
      const event = pick(world.undelivered, done.nth);
      if (event) await world.deliver(event);
      return;
    }
    case 'deliverAgain': {
      const event = pick(world.delivered, done.nth);
      if (event) await world.deliver(event);
      return;
    }
    case 'lose': {
      // The webhook is lost.
      const event = pick(world.undelivered, done.nth);
      if (event) world.lose(event);
      return;
    }
    case 'cancel': {
      const orderId = pick([...world.provider.keys()], done.nth);
      if (orderId !== undefined) await cancelOrder(deps, { uid, orderId }, 'test');
      return;
    }
    case 'refund':
      return adminRefund(world, done);
    case 'transfer': {
      const reference = `${uid} transfer ${done.reference}`;
      const money = { amount: 1_234_500, currency: 'MNT', reference, reason: 'test' } as const;
      const wish = { planId: done.plan, quantity: done.quantity, ...money };
      await createManualOrder(deps, admin, uid, wish, null);
      return;
    }
    case 'grant': {
      const wish = { planId: done.plan, quantity: done.quantity, reason: 'test' };
      await grantByAdmin(deps, admin, uid, wish, `grant-${done.key}`);
      return;
    }
    case 'end':
      return endPlanByAdmin(deps, admin, uid, 'test');
    case 'endCharges':
      return endChargesWithPeriod(deps, uid);
    case 'adjust': {
      await adjustCredits(deps, admin, uid, { characters: done.characters, reason: 'test' }, null);
      return;
    }
    case 'hold':
      return hold(world, done.characters);
    case 'endHold':
      return endHold(world, done.nth, done.used);
    case 'wait':
      world.now = new Date(world.now.getTime() + done.days * day);
      return;
    case 'sweep': {
      await expireSubscriptions(deps);
      return;
    }
    case 'reconcile': {
      await reconcileOrders(deps);
      return;
    }
  }
}

/** Executes an action. An error of the contract is a valid answer; any other error is a fault. */
export async function perform(
  world: OrderWorld,
  { deed: done, crash: plan }: Sequence['steps'][number],
) {
  await world.run(plan && { ...plan }, async () => {
    try {
      await doIt(world, done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  });
}

/** Delivers every webhook and runs the jobs until they find nothing. */
export async function comeToRest(world: OrderWorld): Promise<void> {
  while (world.undelivered[0]) await world.deliver(world.undelivered[0]);
  for (let round = 0; round < 2; round++) {
    world.now = new Date(world.now.getTime() + 11 * 60_000);
    await reconcileOrders(world.deps);
  }
  // A charge whose webhook was lost is found at the latest at the end of the period before it.
  const active = await world.deps.documents
    .subscriptions(world.uid)
    .where('state', '==', 'active')
    .get();
  const charged = active.docs.map((doc) => doc.data()).find(({ recurring }) => recurring !== null);
  if (charged?.endsAt) {
    world.now = new Date(Math.max(world.now.getTime(), charged.endsAt.getTime()));
    await reconcileOrders(world.deps);
  }
}
