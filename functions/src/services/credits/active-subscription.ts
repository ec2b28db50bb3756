import type { Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Query, Transaction } from '../../repositories/documents.ts';

/** Reads inside a transaction, or outside of one. */
type Read = Pick<Transaction, 'get'> | null;

async function find(read: Read, query: Query<Subscription>): Promise<WithId<Subscription>[]> {
  const found = await (read ? read.get(query) : query.get());
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id }));
}

/** The active subscription; null where there is none. Ends with `multiple_active_subscriptions`. */
export async function activeSubscription(
  { documents }: Deps,
  uid: string,
  read: Read,
): Promise<WithId<Subscription> | null> {
  const active = documents.subscriptions(uid).where('state', '==', 'active').limit(2);
  const [first, second] = await find(read, active);
  if (second) throw new ApiError('multiple_active_subscriptions');
  return first ?? null;
}

/**
 * The subscription that can be spent from now. Ends with `subscription.expired` where the last one has ended,
 * whether or not the sweep has marked it yet, and with `no_active_subscription` where there was none.
 */
export async function spendableSubscription(
  deps: Deps,
  uid: string,
  read: Read,
): Promise<WithId<Subscription>> {
  const active = await activeSubscription(deps, uid, read);
  if (active === null) {
    const expired = deps.documents.subscriptions(uid).where('state', '==', 'expired').limit(1);
    const [ended] = await find(read, expired);
    throw new ApiError(ended ? 'subscription.expired' : 'no_active_subscription');
  }
  if (active.endsAt !== null && active.endsAt <= deps.now()) {
    throw new ApiError('subscription.expired');
  }
  return active;
}
