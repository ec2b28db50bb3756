import type { Audio } from '@duu/contract/documents/audio';
import type { Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { writeLedger } from './ledger.ts';
import { withoutHold } from './refund-debt.ts';

/** A hold with what is needed to end it. */
export interface OpenHold {
  readonly hold: NonNullable<Audio['hold']>;
  readonly subscription: WithId<Subscription>;
  /** Receives the credits of a subscription that was switched. */
  readonly successor: WithId<Subscription> | null;
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

/** Reads what ending a hold needs, before the first write; null if nothing is held. */
export async function readHold(
  tx: Transaction,
  deps: Deps,
  uid: string,
  hold: Audio['hold'],
): Promise<OpenHold | null> {
  if (hold === null) return null;
  const subscription = await read(tx, deps, uid, hold.subscriptionId);
  if (subscription === null) return null;
  if (subscription.state !== 'switched') return { hold, subscription, successor: null };
  const user = (await tx.get(deps.documents.user(uid))).data();
  const successorId = user?.activeSubscriptionId ?? null;
  return {
    hold,
    subscription,
    successor: successorId ? await read(tx, deps, uid, successorId) : null,
  };
}

/** Turns held into used characters. `reason` says why, if there is no sound. */
export function settleHold(
  tx: Transaction,
  deps: Deps,
  uid: string,
  audioId: string,
  held: OpenHold | null,
  reason = 'conversion',
): void {
  if (held === null) return;
  const { hold, subscription } = held;
  const { characters } = hold;
  tx.update(deps.documents.subscription(uid, subscription.id), {
    heldCredits: subscription.heldCredits - characters,
    usedCredits: subscription.usedCredits + characters,
    refundDebt: withoutHold(subscription.refundDebt, hold, false).debt,
  });
  const entry = { characters, reason, subscriptionId: subscription.id, audioId };
  writeLedger(tx, deps, uid, { ...entry, type: 'settle' });
}

/**
 * Releases held characters. Those of an ended subscription end with it, or go to the subscription that
 * replaced it. Those that were refunded meanwhile are revoked.
 */
export function releaseHold(
  tx: Transaction,
  deps: Deps,
  uid: string,
  audioId: string,
  held: OpenHold | null,
  reason: string,
): void {
  if (held === null) return;
  const { hold, subscription, successor } = held;
  const { characters } = hold;
  const { debt, revoked } = withoutHold(subscription.refundDebt, hold, true);
  const isActive = subscription.state === 'active';
  tx.update(deps.documents.subscription(uid, subscription.id), {
    heldCredits: subscription.heldCredits - characters,
    refundDebt: debt,
    ...(isActive && revoked > 0 ? { totalCredits: subscription.totalCredits - revoked } : {}),
  });
  const entry = { characters, reason, subscriptionId: subscription.id, audioId };
  writeLedger(tx, deps, uid, { ...entry, type: 'release' });
  if (isActive) {
    writeLedger(tx, deps, uid, { ...entry, type: 'revoke', characters: revoked, reason: 'refund' });
  }
  if (subscription.state === 'expired') writeLedger(tx, deps, uid, { ...entry, type: 'expire' });
  if (subscription.state === 'refunded' || subscription.state === 'switched') {
    writeLedger(tx, deps, uid, { ...entry, type: 'revoke' });
  }
  const carried = characters - revoked;
  if (successor && carried > 0) {
    tx.update(deps.documents.subscription(uid, successor.id), {
      totalCredits: successor.totalCredits + carried,
      carriedCredits: successor.carriedCredits + carried,
    });
    const to = { subscriptionId: successor.id, characters: carried };
    writeLedger(tx, deps, uid, { ...entry, ...to, type: 'carry' });
  }
}
