import type { Plan } from '@duu/contract/documents/plan';
import { type PlanId, snapshotOf } from '@duu/contract/documents/plan';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { activeSubscription, namedSubscription } from './active-subscription.ts';
import { addMonths } from './add-months.ts';
import { writeLedger } from './ledger.ts';
import { openSubscription } from './open-subscription.ts';

const months = { once: null, month: 1, year: 12 } as const satisfies Record<
  Plan['period'],
  number | null
>;

/** When a period that begins at `from` ends; null for a plan without end. */
export function periodEnd(from: Date, period: Plan['period']): Date | null {
  const count = months[period];
  return count === null ? null : addMonths(from, count);
}

/** Characters of a whole period. */
export function charactersOf(plan: Pick<Plan, 'charactersPerMonth' | 'period'>): number {
  return plan.charactersPerMonth * (months[plan.period] ?? 1);
}

/**
 * Puts a person on a plan. The subscription before it ends as switched, and what it had left is carried over.
 * Granting the same `id` again does nothing. Ends with `plan_not_found` or `auth.user_not_found`.
 */
export async function grantPlan(
  deps: Deps,
  uid: string,
  {
    id,
    planId,
    source,
    orderId,
  }: { id: string; planId: PlanId; source: Subscription['source']; orderId: string | null },
): Promise<void> {
  const { documents } = deps;
  const active = await activeSubscription(deps, uid);
  await documents.transact(async (tx) => {
    const [there, user, plan] = await Promise.all([
      tx.get(documents.subscription(uid, id)),
      tx.get(documents.user(uid)),
      tx.get(documents.plan(planId)),
    ]);
    if (there.exists) return;
    const of = plan.data();
    if (!of) throw new ApiError('plan_not_found');
    const account = user.data();
    if (!account) throw new ApiError('auth.user_not_found');
    const named = await namedSubscription(tx, deps, uid, account, active?.id ?? null);
    const before = named?.subscription ?? null;
    const carried = before ? availableCredits(before) : 0;
    if (before) {
      tx.update(documents.subscription(uid, before.id), { state: 'switched' });
      writeLedger(tx, deps, uid, {
        type: 'revoke',
        characters: carried,
        reason: 'switched',
        subscriptionId: before.id,
        orderId,
      });
    }
    const now = deps.now();
    openSubscription(tx, deps, uid, {
      id,
      plan: snapshotOf(planId, of),
      source,
      characters: charactersOf(of),
      carried,
      startsAt: now,
      endsAt: periodEnd(now, of.period),
      orderId,
    });
    tx.update(documents.user(uid), { activeSubscriptionId: id });
  });
}
