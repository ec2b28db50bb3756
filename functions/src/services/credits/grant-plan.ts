import { type PlanId, snapshotOf } from '@duu/contract/documents/plan';
import type { Subscription } from '@duu/contract/documents/subscription';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { activeSubscription } from './active-subscription.ts';
import { grant } from './grant.ts';
import { readSubscriptions } from './user-subscriptions.ts';

/**
 * Grants a user one period of a plan, or extends it. Idempotent by `id`: for seeds and tests.
 * @throws ApiError `plan_not_found`, `auth.user_not_found`
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
  const { documents, now } = deps;
  const found = await activeSubscription(deps, uid);
  await documents.transact(async (tx) => {
    const [there, user, plan] = await Promise.all([
      tx.get(documents.subscription(uid, id)),
      tx.get(documents.user(uid)),
      tx.get(documents.plan(planId)),
    ]);
    if (there.exists) return;
    const terms = plan.data();
    if (!terms) throw new ApiError('plan_not_found');
    const account = user.data();
    if (!account) throw new ApiError('auth.user_not_found');
    const subscriptions = await readSubscriptions(tx, deps, uid, account, {
      otherwise: found?.id ?? null,
    });
    grant(
      subscriptions,
      { id, plan: snapshotOf(planId, terms), quantity: 1, source, orderId },
      now(),
    );
    subscriptions.write(tx, deps, uid);
  });
}
