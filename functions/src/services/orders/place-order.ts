import type { InputOf, QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { OrderPreview } from '@duu/contract/calls/orders';
import type { Checkout, Order } from '@duu/contract/documents/order';
import { type Plan, type PlanSnapshot, snapshotOf } from '@duu/contract/documents/plan';
import type { Subscription } from '@duu/contract/documents/subscription';
import type { User } from '@duu/contract/documents/user';
import type { Locale } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { activeSubscription } from '../credits/active-subscription.ts';
import { type GrantPlan, planGrant } from '../credits/grant.ts';
import { addMonths, hasEnded } from '../credits/periods.ts';
import { readSubscriptions } from '../credits/user-subscriptions.ts';
import { onceOnly } from '../idempotency.ts';
import { tallyAfter } from '../tally.ts';
import { openCheckout } from './open-checkout.ts';
import { storePlace } from './places.ts';

type OrderInput = QueryOf<Calls['previewOrder']> & { readonly recurring?: boolean };

interface Quote {
  readonly plan: PlanSnapshot;
  readonly amount: number;
  readonly will: GrantPlan;
  readonly needsConfirmation: boolean;
}

/** @throws ApiError `payment_source_unavailable` */
function assertSource(
  { payments }: Deps,
  { source, currency, recurring = false }: OrderInput,
): void {
  const provider = payments.provider(source);
  const isAble =
    provider?.currencies.includes(currency) && (!recurring || provider.recurring !== null);
  if (!isAble) throw new ApiError('payment_source_unavailable');
}

/**
 * A plan with automatic charges can't be bought as well, or it would be paid twice.
 * @throws ApiError `subscription.wrong_source`
 */
function assertNotCharged(active: Subscription | null): void {
  const { recurring } = active ?? {};
  if (recurring && recurring.state !== 'ending') throw new ApiError('subscription.wrong_source');
}

/**
 * Calculates the price and effect of an order.
 * @throws ApiError of `orderErrors` in the contract
 */
function quote(
  input: OrderInput,
  terms: Plan | undefined,
  active: Subscription | null,
  now: Date,
): Quote {
  const { planId, currency, quantity, recurring } = input;
  if (!terms?.active) throw new ApiError('plan_not_found');
  if (planId === '0' || terms.period === 'once') throw new ApiError('invalid_plan_id');
  const maxQuantity = recurring ? 1 : limits.orderQuantity[terms.period];
  if (quantity > maxQuantity) throw new ApiError('request.invalid');
  const running = active !== null && !hasEnded(active, now) ? active : null;
  assertNotCharged(running);
  const plan = snapshotOf(planId, terms);
  const will = planGrant(running, { plan, quantity }, now);
  if (will.until > addMonths(now, limits.monthsAhead)) {
    throw new ApiError('subscriptionLimitReached');
  }
  const amount = terms.prices[currency] * quantity;
  return { plan, amount, will, needsConfirmation: will.effect !== 'start' };
}

/** Returns the price and effect of an order without placing it. */
export async function previewOrder(
  deps: Deps,
  uid: string,
  input: OrderInput,
): Promise<OrderPreview> {
  assertSource(deps, input);
  const active = await activeSubscription(deps, uid);
  const terms = (await deps.documents.plan(input.planId).get()).data();
  const { amount, will, needsConfirmation } = quote(input, terms, active, deps.now());
  return {
    amount,
    currency: input.currency,
    effect: will.effect,
    endsAt: will.until,
    characters: will.characters,
    carried: will.carried,
    charactersAfter: will.charactersAfter,
    needsConfirmation,
  };
}

export function newOrder(
  input: Pick<OrderInput, 'planId' | 'currency' | 'quantity' | 'recurring'> & {
    readonly source: Order['source'];
  },
  { plan, amount }: Pick<Quote, 'plan' | 'amount'>,
  now: Date,
): Order {
  const { planId, source, currency, quantity, recurring = false } = input;
  return {
    planId,
    plan,
    source,
    amount,
    currency,
    quantity,
    status: 'created',
    invoiceNumber: null,
    recurring,
    language: null,
    renewalOf: null,
    reference: null,
    checkout: null,
    expiresAt: null,
    payments: [],
    refunds: [],
    grant: null,
    receipt: null,
    attention: false,
    transitions: [{ status: 'created', at: now, reason: 'ordered' }],
    createdAt: now,
  };
}

/**
 * Counts an order in the user document, which every order of the user reads and writes, so that parallel
 * orders are all counted. Returns the fields to update.
 * @throws ApiError `order.too_many_open`, `order.too_many_today`
 */
async function countOrder(
  tx: Transaction,
  { documents, now }: Deps,
  uid: string,
  user: User,
  orderId: string,
): Promise<Pick<User, 'openOrderIds' | 'placedOrders'>> {
  const known = (user.openOrderIds ?? []).map((id) => documents.order(uid, id));
  const open = (await tx.getAll(known))
    .filter((doc) => doc.get('status') === 'created')
    .map(({ id }) => id);
  if (open.length >= limits.openOrders) {
    throw new ApiError('order.too_many_open', { limit: limits.openOrders });
  }
  const { max, windowMs } = limits.placedOrders;
  const placedOrders = tallyAfter(user.placedOrders, { windowMs }, now());
  if (placedOrders.count > max) {
    const leftMs = placedOrders.since.getTime() + windowMs - now().getTime();
    const retryAfter = Math.ceil(leftMs / 1000);
    throw new ApiError('order.too_many_today', { limit: max, retryAfter });
  }
  return { openOrderIds: [...open, orderId], placedOrders };
}

/**
 * Places an order at the current price and opens its checkout, once per idempotency key.
 * @throws ApiError `order.confirmation_required` with the effect, `payment_provider_failed`, and those of
 * `quote` and `countOrder`
 */
export async function placeOrder(
  deps: Deps,
  uid: string,
  input: InputOf<Calls['createOrder']>,
  page: { idempotencyKey: string | null; origin: string; language?: Locale | undefined },
): Promise<{ orderId: string; checkout: Checkout }> {
  const { documents, now } = deps;
  const { idempotencyKey, origin, language = null } = page;
  const { confirmed, ...meant } = input;
  const once = onceOnly(deps, uid, idempotencyKey, { call: 'order', ...meant });
  assertSource(deps, input);
  const found = await activeSubscription(deps, uid);
  const orderId = await documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('auth.user_not_found');
    const earlier = await once.earlier(tx);
    if (earlier !== null) return earlier;
    const terms = (await tx.get(documents.plan(input.planId))).data();
    const subscriptions = await readSubscriptions(tx, deps, uid, user, {
      otherwise: found?.id ?? null,
    });
    const quotation = quote(input, terms, subscriptions.active, now());
    if (quotation.needsConfirmation && !confirmed) {
      const { charactersAfter: limit, until: endsAt } = quotation.will;
      throw new ApiError('order.confirmation_required', { limit, endsAt });
    }
    const id = deps.newId();
    const counted = await countOrder(tx, deps, uid, user, id);
    tx.update(documents.user(uid), counted);
    tx.create(documents.order(uid, id), { ...newOrder(input, quotation, now()), language });
    storePlace(tx, deps, { uid, orderId: id });
    once.remember(tx, id);
    return id;
  });
  return { orderId, checkout: await openCheckout(deps, { uid, orderId }, origin) };
}
