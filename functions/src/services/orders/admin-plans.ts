import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { snapshotOf } from '@duu/contract/documents/plan';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { type Admin, type AdminAction, audit } from '../audit.ts';
import { anyActiveId } from '../credits/active-subscription.ts';
import { grant } from '../credits/grant.ts';
import { endActive } from '../credits/revoke-grant.ts';
import { readSubscriptions, type UserSubscriptions } from '../credits/user-subscriptions.ts';
import { type OnceOnly, onceOnly, requiredKey } from '../idempotency.ts';
import { afterPlanChange } from './after-plan-change.ts';
import { decide } from './decide-order.ts';
import { endAtProvider } from './end-recurring.ts';
import { unlessUnavailable } from './open-checkout.ts';
import { writeChange } from './order-transaction.ts';
import { newOrder } from './place-order.ts';
import { referenceKey, storePlace } from './places.ts';

/** Returns the fields of a subscription in the audit log. */
function shown(of: (Subscription & { id: string }) | null) {
  if (of === null) return null;
  const { id, plan, state, source, endsAt, totalCredits, usedCredits, heldCredits } = of;
  return { id, plan: plan.id, state, source, endsAt, totalCredits, usedCredits, heldCredits };
}

async function subscriptionsOf(
  tx: Transaction,
  deps: Deps,
  uid: string,
  otherwise: string | null,
  also: readonly string[] = [],
): Promise<UserSubscriptions> {
  const user = (await tx.get(deps.documents.user(uid))).data();
  if (!user) throw new ApiError('user.not_found');
  return readSubscriptions(tx, deps, uid, user, { otherwise, also });
}

async function soldPlan(tx: Transaction, { documents }: Deps, planId: string) {
  const terms = (await tx.get(documents.plan(planId))).data();
  if (!terms) throw new ApiError('plan_not_found');
  if (terms.period === 'once') throw new ApiError('invalid_plan_id');
  return terms;
}

/**
 * Changes a user's plan for an admin, once per idempotency key. `change` returns the id of what it created,
 * the changed subscriptions, and more fields for the audit log.
 * @throws ApiError `user.not_found`
 */
async function changePlanOnce(
  deps: Deps,
  admin: Admin,
  uid: string,
  { once, action, reason }: Pick<AdminAction, 'action' | 'reason'> & { readonly once: OnceOnly },
  change: (
    tx: Transaction,
    subscriptions: UserSubscriptions,
  ) => Promise<{ target: string; changed: UserSubscriptions | null; noted?: object }>,
): Promise<string> {
  const otherwise = await anyActiveId(deps, uid);
  const target = await deps.documents.transact(async (tx) => {
    const subscriptions = await subscriptionsOf(tx, deps, uid, otherwise);
    const earlier = await once.earlier(tx);
    if (earlier !== null) return earlier;
    const before = shown(subscriptions.active);
    const made = await change(tx, subscriptions);
    once.remember(tx, made.target);
    const after = { ...shown(made.changed?.active ?? null), ...made.noted };
    audit(tx, deps, admin, { action, uid, target: made.target, before, after, reason });
    return made.target;
  });
  await afterPlanChange(deps, uid);
  return target;
}

/**
 * Records a bank transfer; the order is paid and granted immediately, even for a plan that is no longer on
 * sale. A reference can be used once.
 * @throws ApiError `user.not_found`, `plan_not_found`, `invalid_plan_id`, `order.reference_used`
 */
export async function createManualOrder(
  deps: Deps,
  admin: Admin,
  uid: string,
  input: InputOf<Calls['adminCreateOrder']>,
  idempotencyKey: string | null,
): Promise<string> {
  const { planId, amount, currency, reference, reason } = input;
  const once = onceOnly(deps, uid, idempotencyKey, { call: 'manual', ...input });
  const orderId = deps.newId();
  const place = { uid, orderId };
  const taken = deps.documents.orderPlace(referenceKey('manual', reference));
  const request = { once, action: 'order.create', reason } as const;
  return changePlanOnce(deps, admin, uid, request, async (tx, subscriptions) => {
    if ((await tx.get(taken)).exists) throw new ApiError('order.reference_used');
    const plan = snapshotOf(planId, await soldPlan(tx, deps, planId));
    const now = deps.now();
    const ordered = newOrder({ ...input, source: 'manual' }, { plan, amount }, now);
    const known = { orderId, order: { ...ordered, reference }, subscriptions };
    const money = { paymentId: reference, amount, currency, paidAt: now };
    const received = { ...money, refunded: 0, canRefund: false, disputed: false };
    const state = { status: 'paid', payments: [received], recurring: null } as const;
    const change = decide(known, state, { now, newId: deps.newId() });
    await writeChange(tx, deps, place, change);
    storePlace(tx, deps, place);
    storePlace(tx, deps, place, { source: 'manual', reference });
    const noted = { paid: { [currency]: amount }, reference };
    return { target: orderId, changed: change.subscriptions, noted };
  });
}

/**
 * Grants a plan without payment, once per idempotency key.
 * @throws ApiError `user.not_found`, `plan_not_found`, `invalid_plan_id`, `request.key_missing`
 */
export async function grantByAdmin(
  deps: Deps,
  admin: Admin,
  uid: string,
  input: InputOf<Calls['adminGrantPlan']>,
  idempotencyKey: string | null,
): Promise<string> {
  const { planId, quantity, reason } = input;
  const once = onceOnly(deps, uid, requiredKey(idempotencyKey), { call: 'grant', ...input });
  const id = deps.newId();
  const request = { once, action: 'plan.grant', reason } as const;
  return changePlanOnce(deps, admin, uid, request, async (tx, subscriptions) => {
    const plan = snapshotOf(planId, await soldPlan(tx, deps, planId));
    const given = { id, plan, quantity, source: 'admin', orderId: null } as const;
    const { subscriptionId } = grant(subscriptions, given, deps.now());
    subscriptions.write(tx, deps, uid);
    return { target: subscriptionId, changed: subscriptions };
  });
}

/**
 * Ends the active plan now, and its automatic charges first.
 * @throws ApiError `user.not_found`, `subscription_not_found`, `payment_source_unavailable`,
 * `payment_provider_failed`
 */
export async function endPlanByAdmin(
  deps: Deps,
  admin: Admin,
  uid: string,
  reason: string,
): Promise<void> {
  const { documents } = deps;
  const otherwise = await anyActiveId(deps, uid);
  const named = (await documents.user(uid).get()).data()?.activeSubscriptionId ?? otherwise;
  const before =
    named === null ? undefined : (await documents.subscription(uid, named).get()).data();
  if (before?.recurring) await unlessUnavailable(deps, endAtProvider(deps, before.recurring));
  await documents.transact(async (tx) => {
    const subscriptions = await subscriptionsOf(tx, deps, uid, otherwise);
    const was = shown(subscriptions.active);
    const id = endActive(subscriptions, deps.now());
    if (id === null) throw new ApiError('subscription_not_found');
    subscriptions.change(id, { recurring: null });
    subscriptions.write(tx, deps, uid);
    const after = shown(subscriptions.find(id));
    audit(tx, deps, admin, { action: 'plan.end', uid, target: id, before: was, after, reason });
  });
}

/**
 * Keeps one of several active subscriptions. The others end as switched, and their credits are carried over
 * to it.
 * @throws ApiError `user.not_found`, `subscription_not_found`
 */
export async function keepOneSubscription(
  deps: Deps,
  admin: Admin,
  uid: string,
  { keep, reason }: InputOf<Calls['adminMendSubscriptions']>,
): Promise<void> {
  const { documents } = deps;
  const found = await documents.subscriptions(uid).where('state', '==', 'active').get();
  const ids = found.docs.map(({ id }) => id);
  await documents.transact(async (tx) => {
    const subscriptions = await subscriptionsOf(tx, deps, uid, keep, [...ids, keep]);
    const kept = subscriptions.find(keep);
    if (kept?.state !== 'active') throw new ApiError('subscription_not_found');
    const others = ids
      .filter((id) => id !== keep)
      .flatMap((id) => subscriptions.find(id) ?? [])
      .filter(({ state }) => state === 'active');
    let carried = 0;
    for (const other of others) {
      const characters = availableCredits(other);
      subscriptions.change(other.id, { state: 'switched' });
      const entry = { characters, reason: 'mended', orderId: null };
      subscriptions.note({ ...entry, type: 'revoke', subscriptionId: other.id });
      subscriptions.note({ ...entry, type: 'carry', subscriptionId: keep });
      carried += characters;
    }
    const after = subscriptions.change(keep, {
      totalCredits: kept.totalCredits + carried,
      carriedCredits: kept.carriedCredits + carried,
    });
    subscriptions.activate(keep);
    subscriptions.write(tx, deps, uid);
    audit(tx, deps, admin, {
      action: 'subscriptions.mend',
      uid,
      target: keep,
      before: { activePlans: 1 + others.length, ...shown(kept) },
      after: { activePlans: 1, ...shown(after) },
      reason,
    });
  });
  await afterPlanChange(deps, uid);
}
