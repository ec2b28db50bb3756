import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { type Admin, audit } from '../admin/audit.ts';
import { onceOnly } from '../conversions/idempotency.ts';
import { fundsOf, spendableSubscription } from './active-subscription.ts';
import { writeLedger } from './ledger.ts';

/**
 * Gives characters to a person's active subscription, or takes what is neither used nor held. They count as granted
 * from then on. Errors: `user.not_found`, `credits.below_used` (with what can be taken at most), and those of
 * `spendableSubscription`.
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
  const funds = await fundsOf(deps, uid);
  return documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(uid))).data();
    if (!user) throw new ApiError('user.not_found');
    const earlier = await once.earlier(tx);
    const { subscription, keep } = await spendableSubscription(tx, deps, uid, user, funds);
    if (earlier !== null) return subscription;
    const available = availableCredits(subscription);
    if (characters < -available) throw new ApiError('credits.below_used', { limit: available });
    const totalCredits = subscription.totalCredits + characters;
    keep();
    tx.update(documents.subscription(uid, subscription.id), { totalCredits });
    const entry = { characters, reason, subscriptionId: subscription.id };
    writeLedger(tx, deps, uid, { ...entry, type: 'adjust' });
    once.remember(tx, subscription.id);
    audit(tx, deps, admin, {
      action: 'credits.adjust',
      uid,
      target: subscription.id,
      before: { totalCredits: subscription.totalCredits },
      after: { totalCredits },
      reason,
    });
    return { ...subscription, totalCredits };
  });
}
