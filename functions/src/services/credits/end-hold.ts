import { dayOf } from '@duu/contract/day';
import type { KeyUse } from '@duu/contract/documents/api-key';
import type { Audio } from '@duu/contract/documents/audio';
import type { Subscription } from '@duu/contract/documents/subscription';
import type { User } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { queueCreditsLow } from '../webhooks/credits-message.ts';
import { writeLedger } from './ledger.ts';
import { withoutHold } from './refund-debt.ts';

/** A hold with what is needed to end it. */
export interface OpenHold {
  readonly hold: NonNullable<Audio['hold']>;
  readonly subscription: WithId<Subscription>;
  /** Receives the credits of a subscription that was switched. */
  readonly successor: WithId<Subscription> | null;
  /** What the key of the hold has used today; null without a key. */
  readonly use: KeyUse | null;
  /** Whose it is; undefined if they are deleted. */
  readonly user: User | undefined;
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
  const [use, owner] = await Promise.all([
    readKeyUse(tx, deps, uid, hold),
    tx.get(deps.documents.user(uid)),
  ]);
  const user = owner.data();
  if (subscription.state !== 'switched') return { hold, subscription, successor: null, use, user };
  const successorId = user?.activeSubscriptionId ?? null;
  return {
    hold,
    subscription,
    successor: successorId ? await read(tx, deps, uid, successorId) : null,
    use,
    user,
  };
}

async function readKeyUse(
  tx: Transaction,
  { documents, now }: Deps,
  uid: string,
  { keyId }: NonNullable<Audio['hold']>,
): Promise<KeyUse | null> {
  if (keyId === undefined) return null;
  const day = dayOf(now());
  const found = (await tx.get(documents.keyUse(uid, keyId, day))).data();
  return found ?? { keyId, day, calls: 0, characters: 0 };
}

function countKeyUse(
  tx: Transaction,
  { documents }: Deps,
  uid: string,
  use: KeyUse | null,
  characters: number,
): void {
  if (use === null) return;
  const { keyId, day, calls } = use;
  const counted = { ...use, calls: calls + 1, characters: use.characters + characters };
  tx.set(documents.keyUse(uid, keyId, day), counted);
}

const byKey = ({ keyId, callId }: NonNullable<Audio['hold']>) => ({
  ...(keyId === undefined ? {} : { keyId }),
  ...(callId === undefined ? {} : { callId }),
});

/** Turns held into used characters. `reason` says why, if there is no sound. */
export function settleHold(
  tx: Transaction,
  deps: Deps,
  uid: string,
  audioId: string | null,
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
  const entry = { characters, reason, subscriptionId: subscription.id, audioId, ...byKey(hold) };
  writeLedger(tx, deps, uid, { ...entry, type: 'settle' });
  countKeyUse(tx, deps, uid, held.use, characters);
  queueCreditsLow(tx, deps, uid, held, characters);
}

/**
 * Releases held characters. Those of an ended subscription end with it, or go to the subscription that
 * replaced it. Those that were refunded meanwhile are revoked.
 */
export function releaseHold(
  tx: Transaction,
  deps: Deps,
  uid: string,
  audioId: string | null,
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
  const entry = { characters, reason, subscriptionId: subscription.id, audioId, ...byKey(hold) };
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

/** Turns a part of the held characters into used ones, and releases the rest with the reason. */
export function settlePart(
  tx: Transaction,
  deps: Deps,
  uid: string,
  held: OpenHold | null,
  spent: number,
  reason: string,
): void {
  if (held === null) return;
  const rest = held.hold.characters - spent;
  const part = (characters: number) => ({ ...held, hold: { ...held.hold, characters } });
  if (spent > 0) settleHold(tx, deps, uid, null, part(spent));
  if (rest === 0) return;
  const { heldCredits } = held.subscription;
  const subscription = { ...held.subscription, heldCredits: heldCredits - spent };
  releaseHold(tx, deps, uid, null, { ...part(rest), subscription }, reason);
}
