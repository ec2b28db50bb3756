import type { Subscription } from '@duu/contract/documents/subscription';
import type { User } from '@duu/contract/documents/user';
import { isPlainKey, type PlainKey } from '@duu/contract/errors/keys';
import type { WithId } from '@duu/contract/id';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Reads, Transaction } from '../../repositories/documents.ts';
import { hasEnded } from './periods.ts';

type Naming = Pick<User, 'activeSubscriptionId'>;

/**
 * Finds the active subscription by a query, so never in a transaction; null if there is none.
 * @throws ApiError `multiple_active_subscriptions`
 */
export async function activeSubscription(
  { documents }: Deps,
  uid: string,
): Promise<WithId<Subscription> | null> {
  const active = documents.subscriptions(uid).where('state', '==', 'active').limit(2);
  const [first, second] = (await active.get()).docs;
  if (second) throw new ApiError('multiple_active_subscriptions');
  return first ? { ...first.data(), id: first.id } : null;
}

/** Finds the id of an active subscription by a query, so never in a transaction; any of several. */
export async function anyActiveId({ documents }: Deps, uid: string): Promise<string | null> {
  const active = documents.subscriptions(uid).where('state', '==', 'active').limit(1);
  return (await active.get()).docs[0]?.id ?? null;
}

/**
 * Returns the current subscription, for the frame of every page; null if there is none. If there are several, it is
 * the one that is spent from: only plan pages fail with `multiple_active_subscriptions`.
 */
export async function shownSubscription(
  deps: Deps,
  user: WithId<Naming>,
): Promise<WithId<Subscription> | null> {
  try {
    return await subscriptionOf(deps, user);
  } catch (error) {
    const isSeveral = error instanceof ApiError && error.key === 'multiple_active_subscriptions';
    if (!isSeveral) throw error;
    const id = user.activeSubscriptionId ?? (await anyActiveId(deps, user.id));
    const found = id === null ? null : await deps.documents.subscription(user.id, id).get();
    const subscription = found?.data();
    return id !== null && subscription ? { ...subscription, id } : null;
  }
}

/**
 * Returns the current subscription, for display; null if there is none. Corrects a user document that does not name
 * it, as older ones: pages follow that id.
 */
export async function subscriptionOf(
  deps: Deps,
  user: WithId<Naming>,
): Promise<WithId<Subscription> | null> {
  const { documents } = deps;
  const active = await activeSubscription(deps, user.id);
  if (active === null || active.id === user.activeSubscriptionId) return active;
  await documents.transact(async (tx) => {
    const stored = (await tx.get(documents.user(user.id))).data();
    if (!stored) return;
    const named = await namedSubscription(tx, deps, user.id, stored, active.id);
    named?.storeInUser(tx);
  });
  return active;
}

/** An active subscription. */
export interface NamedSubscription {
  readonly subscription: WithId<Subscription>;
  /** Stores its id in the user document unless it is there. */
  readonly storeInUser: (tx: Transaction) => void;
}

/**
 * Reads the active subscription by the id in the user document or, if that one is not active, by `otherwise`,
 * found by a query; null if there is none.
 */
async function namedSubscription(
  reads: Reads,
  { documents }: Deps,
  uid: string,
  { activeSubscriptionId }: Naming,
  otherwise: string | null,
): Promise<NamedSubscription | null> {
  const ids = new Set([activeSubscriptionId, otherwise].filter((id) => id !== null));
  for (const id of ids) {
    const found = (await reads.get(documents.subscription(uid, id))).data();
    if (found?.state !== 'active') continue;
    const isNamed = id === activeSubscriptionId;
    const storeInUser = (tx: Transaction) => {
      if (!isNamed) tx.update(documents.user(uid), { activeSubscriptionId: id });
    };
    return { subscription: { ...found, id }, storeInUser };
  }
  return null;
}

/** The result of a query before the transaction. */
export interface SpendingState {
  /** Why nothing can be spent; null if something can. */
  readonly refusal: PlainKey | null;
  readonly activeId: string | null;
}

/**
 * Returns whether the user can spend credits. Refusals: `multiple_active_subscriptions`; `subscription.expired` if
 * the last one has ended, even if no job has marked it yet; `no_active_subscription` if there was none.
 */
export async function spendingStateOf(deps: Deps, uid: string): Promise<SpendingState> {
  const nothing = (refusal: PlainKey): SpendingState => ({ refusal, activeId: null });
  try {
    const active = await activeSubscription(deps, uid);
    if (active) {
      const refusal = hasEnded(active, deps.now()) ? 'subscription.expired' : null;
      return { refusal, activeId: active.id };
    }
  } catch (error) {
    if (error instanceof ApiError && isPlainKey(error.key)) return nothing(error.key);
    throw error;
  }
  const ended = deps.documents.subscriptions(uid).where('state', '==', 'expired').limit(1);
  return nothing((await ended.get()).empty ? 'no_active_subscription' : 'subscription.expired');
}

/**
 * Reads the subscription to spend from, by its id.
 * @throws ApiError with the refusal of `spendingStateOf`, or for what has changed since
 */
export async function spendableSubscription(
  reads: Reads,
  deps: Deps,
  uid: string,
  user: Naming,
  { refusal, activeId }: SpendingState,
): Promise<NamedSubscription> {
  if (refusal !== null) throw new ApiError(refusal);
  const named = await namedSubscription(reads, deps, uid, user, activeId);
  if (named === null) throw new ApiError('no_active_subscription');
  if (hasEnded(named.subscription, deps.now())) throw new ApiError('subscription.expired');
  return named;
}
