import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { snapshotOf } from '@duu/contract/documents/plan';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { initialPlans } from '@duu/contract/initial-plans';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { type Admin, audit } from '../audit.ts';
import { onceOnly } from '../idempotency.ts';
import { spendingStateOf } from './active-subscription.ts';
import { betterTerms } from './grant.ts';
import { readSubscriptions } from './user-subscriptions.ts';

/** Returns the last subscription, in any state; null if there was none. */
async function lastSubscription({ documents }: Deps, uid: string): Promise<Subscription | null> {
  const newest = documents.subscriptions(uid).orderBy('startsAt', 'desc').limit(1);
  return (await newest.get()).docs[0]?.data() ?? null;
}

/**
 * Returns the subscription for characters granted to a user without a plan: the better of the trial's terms and the
 * last plan's, without an end.
 */
async function givenSubscription(
  tx: Transaction,
  { documents, now }: Deps,
  last: Subscription | null,
): Promise<Subscription> {
  const terms = snapshotOf('0', (await tx.get(documents.plan('0'))).data() ?? initialPlans['0']);
  return {
    plan: last ? betterTerms(last.plan, terms) : terms,
    source: 'admin',
    state: 'active',
    totalCredits: 0,
    usedCredits: 0,
    heldCredits: 0,
    startsAt: now(),
    endsAt: null,
    carriedFrom: null,
    carriedCredits: 0,
    recurring: null,
    refundDebt: null,
  };
}

/**
 * Grants characters to a user, or removes some that are neither used nor held. Without an active
 * subscription, granted characters open one.
 * @throws ApiError `user.not_found`, `multiple_active_subscriptions`, `credits.below_used` with the most that
 * can be removed; for removing without an active subscription `no_active_subscription` or
 * `subscription.expired`
 */
export async function adjustCredits(
  deps: Deps,
  admin: Admin,
  uid: string,
  { characters, reason }: InputOf<Calls['adminAdjustCredits']>,
  idempotencyKey: string | null,
): Promise<WithId<Subscription>> {
  const { documents } = deps;
  const once = onceOnly(deps, uid, idempotencyKey, { call: 'adjust', characters, reason });
  const [spending, last] = await Promise.all([
    spendingStateOf(deps, uid),
    lastSubscription(deps, uid),
  ]);
  const newId = deps.newId();
  return documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('user.not_found');
    const earlier = await once.earlier(tx);
    const { refusal, activeId: otherwise } = spending;
    if (refusal === 'multiple_active_subscriptions') throw new ApiError(refusal);
    const subscriptions = await readSubscriptions(tx, deps, uid, user, {
      otherwise,
      also: [earlier],
    });
    const done = earlier === null ? null : subscriptions.find(earlier);
    if (done !== null) return done;
    subscriptions.expireEnded(deps.now());
    const { active } = subscriptions;
    if (active === null) {
      if (characters < 0) throw new ApiError(refusal ?? 'no_active_subscription');
      subscriptions.open(newId, await givenSubscription(tx, deps, last));
      subscriptions.activate(newId);
    }
    const { id, ...before } = subscriptions.active ?? lost();
    const available = availableCredits(before);
    if (characters < -available) throw new ApiError('credits.below_used', { limit: available });
    const totalCredits = before.totalCredits + characters;
    const after = subscriptions.change(id, { totalCredits });
    subscriptions.note({ type: 'adjust', characters, reason, subscriptionId: id, orderId: null });
    subscriptions.write(tx, deps, uid);
    once.remember(tx, id);
    audit(tx, deps, admin, {
      action: 'credits.adjust',
      uid,
      target: id,
      before: active && { totalCredits: active.totalCredits },
      after: { totalCredits },
      reason,
    });
    return after;
  });
}

function lost(): never {
  throw new Error('The subscription that was opened is not active.');
}
