import type { Subscription } from '@duu/contract/documents/subscription';
import type { User } from '@duu/contract/documents/user';
import type { ErrorKey } from '@duu/contract/errors/keys';
import type { WithId } from '@duu/contract/id';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';

/**
 * The subscription that a person has, for showing; null where there is none. A query, so never in a transaction; it sees
 * what the user document does not say: two at once (`multiple_active_subscriptions`), and one that is not named there, as
 * in documents from before the id was kept, which it puts right.
 */
export async function activeSubscription(
  deps: Deps,
  uid: string,
): Promise<WithId<Subscription> | null> {
  const { documents } = deps;
  const active = documents.subscriptions(uid).where('state', '==', 'active').limit(2);
  const [{ docs }, user] = await Promise.all([active.get(), documents.user(uid).get()]);
  const [first, second] = docs;
  if (second) throw new ApiError('multiple_active_subscriptions');
  if (!first) return null;
  if (user.exists && user.data()?.activeSubscriptionId !== first.id) {
    await nameActive(deps, uid, first.id);
  }
  return { ...first.data(), id: first.id };
}

/** Names an active subscription in the user document, unless another active one is named there by now. */
async function nameActive({ documents }: Deps, uid: string, id: string): Promise<void> {
  const ref = documents.user(uid);
  await documents.transact(async (tx) => {
    const user = (await tx.get(ref)).data();
    if (!user || user.activeSubscriptionId === id) return;
    const named = user.activeSubscriptionId;
    const [wanted, present] = await Promise.all([
      tx.get(documents.subscription(uid, id)),
      named === null ? null : tx.get(documents.subscription(uid, named)),
    ]);
    if (wanted.data()?.state !== 'active' || present?.data()?.state === 'active') return;
    tx.update(ref, { activeSubscriptionId: id });
  });
}

/** The active subscription by the id that the user document names; null where there is none. */
export async function namedSubscription(
  tx: Transaction,
  { documents }: Deps,
  uid: string,
  user: Pick<User, 'activeSubscriptionId'>,
): Promise<WithId<Subscription> | null> {
  const { activeSubscriptionId: id } = user;
  if (id === null) return null;
  const named = (await tx.get(documents.subscription(uid, id))).data();
  return named?.state === 'active' ? { ...named, id } : null;
}

/**
 * Why nothing can be spent, as a query before the transaction sees it: `multiple_active_subscriptions`,
 * `subscription.expired` where the last one has ended, whether or not the sweep has marked it yet, and
 * `no_active_subscription` where there was none. Null where something can be.
 */
export async function spendingRefusal(deps: Deps, uid: string): Promise<ErrorKey | null> {
  try {
    const active = await activeSubscription(deps, uid);
    if (active) return hasEnded(active, deps.now()) ? 'subscription.expired' : null;
  } catch (error) {
    if (error instanceof ApiError) return error.key;
    throw error;
  }
  const ended = deps.documents.subscriptions(uid).where('state', '==', 'expired').limit(1);
  return (await ended.get()).empty ? 'no_active_subscription' : 'subscription.expired';
}

function hasEnded({ endsAt }: Subscription, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/**
 * The subscription that is spent from, read by its id. `refusal` is what `spendingRefusal` answered before the
 * transaction. Ends with it, or with what has changed since.
 */
export async function spendableSubscription(
  tx: Transaction,
  deps: Deps,
  uid: string,
  user: Pick<User, 'activeSubscriptionId'>,
  refusal: ErrorKey | null,
): Promise<WithId<Subscription>> {
  if (refusal !== null) throw new ApiError(refusal);
  const active = await namedSubscription(tx, deps, uid, user);
  if (active === null) throw new ApiError('no_active_subscription');
  if (hasEnded(active, deps.now())) throw new ApiError('subscription.expired');
  return active;
}
