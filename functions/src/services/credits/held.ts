import type { Audio } from '@duu/contract/documents/audio';
import type { Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { writeLedger } from './ledger.ts';

/** A hold with what the transaction has to know to end it. */
export interface Held {
  readonly hold: NonNullable<Audio['hold']>;
  readonly subscription: WithId<Subscription>;
  /** Where credits go that come back after their subscription was switched. */
  readonly heir: WithId<Subscription> | null;
}

async function read(
  tx: Transaction,
  { documents }: Deps,
  uid: string,
  id: string,
): Promise<WithId<Subscription> | null> {
  const found = (await tx.get(documents.subscription(uid, id))).data();
  return found ? { ...found, id } : null;
}

/** Reads what ending a hold needs, before the transaction's first write; null where nothing is held. */
export async function readHeld(
  tx: Transaction,
  deps: Deps,
  uid: string,
  hold: Audio['hold'],
): Promise<Held | null> {
  if (hold === null) return null;
  const subscription = await read(tx, deps, uid, hold.subscriptionId);
  if (subscription === null) return null;
  if (subscription.state !== 'switched') return { hold, subscription, heir: null };
  const user = (await tx.get(deps.documents.user(uid))).data();
  const heirId = user?.activeSubscriptionId ?? null;
  return { hold, subscription, heir: heirId ? await read(tx, deps, uid, heirId) : null };
}

/** Turns what was held into what is used. `reason`: why, where no sound came of it. */
export function settleHeld(
  tx: Transaction,
  deps: Deps,
  uid: string,
  audioId: string,
  held: Held | null,
  reason = 'conversion',
): void {
  if (held === null) return;
  const { hold, subscription } = held;
  const { characters } = hold;
  tx.update(deps.documents.subscription(uid, subscription.id), {
    heldCredits: subscription.heldCredits - characters,
    usedCredits: subscription.usedCredits + characters,
  });
  const entry = { characters, reason, subscriptionId: subscription.id, audioId };
  writeLedger(tx, deps, uid, { ...entry, type: 'settle' });
}

/**
 * Gives back what was held. What comes back to a subscription that has ended meanwhile ends with it, or goes on
 * to the subscription that took its place.
 */
export function releaseHeld(
  tx: Transaction,
  deps: Deps,
  uid: string,
  audioId: string,
  held: Held | null,
  reason: string,
): void {
  if (held === null) return;
  const { hold, subscription, heir } = held;
  const { characters } = hold;
  tx.update(deps.documents.subscription(uid, subscription.id), {
    heldCredits: subscription.heldCredits - characters,
  });
  const entry = { characters, reason, subscriptionId: subscription.id, audioId };
  writeLedger(tx, deps, uid, { ...entry, type: 'release' });
  if (subscription.state === 'expired') writeLedger(tx, deps, uid, { ...entry, type: 'expire' });
  if (subscription.state === 'refunded' || subscription.state === 'switched') {
    writeLedger(tx, deps, uid, { ...entry, type: 'revoke' });
  }
  if (heir) {
    tx.update(deps.documents.subscription(uid, heir.id), {
      totalCredits: heir.totalCredits + characters,
      carriedCredits: heir.carriedCredits + characters,
    });
    writeLedger(tx, deps, uid, { ...entry, subscriptionId: heir.id, type: 'carry' });
  }
}
