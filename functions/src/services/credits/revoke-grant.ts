import type { OrderGrant } from '@duu/contract/documents/order';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { hasEnded, moveEnd } from './periods.ts';
import { withMissing } from './refund-debt.ts';
import type { UserSubscriptions } from './user-subscriptions.ts';

/** Returns the characters that a refund revokes, in proportion to the money and rounded in the user's favour. */
export function revokedCharacters(
  grant: Pick<OrderGrant, 'characters'>,
  refunded: number,
  paid: number,
) {
  return refunded >= paid ? grant.characters : Math.floor((grant.characters * refunded) / paid);
}

export interface Revocation {
  readonly orderId: string;
  /** The characters to revoke, at most. Used ones stay; held ones are revoked when they are released. */
  readonly characters: number;
  /** Whether all the money was refunded, so that the time is revoked too. */
  readonly whole: boolean;
}

/**
 * Revokes a refunded grant. A complete refund moves the end back by the granted months; if that is in the
 * past, the subscription ends as refunded, and the previous one returns with the characters it had carried
 * over, if its own time is not over. Returns the revoked characters.
 */
export function revokeGrant(
  subscriptions: UserSubscriptions,
  given: Pick<OrderGrant, 'subscriptionId' | 'months'>,
  { orderId, characters, whole }: Revocation,
  now: Date,
): number {
  subscriptions.expireEnded(now);
  const of = subscriptions.find(given.subscriptionId);
  if (of === null) return 0;
  if (of.state === 'switched') {
    if (whole) shorten(subscriptions, of, given.months);
    const revoked = revokeCarried(subscriptions, characters, orderId);
    const owed = owe(subscriptions, of.id, characters - revoked, now);
    oweCarried(subscriptions, characters - revoked - owed, now);
    return revoked;
  }
  if (of.state !== 'active') return 0;
  const revoked = revoke(subscriptions, of, characters, orderId);
  owe(subscriptions, of.id, characters - revoked, now);
  if (!whole) return revoked;
  const shortened = shorten(subscriptions, of, given.months);
  // No grace period: no further charge follows a refund.
  if (hasEnded({ ...shortened, recurring: null }, now))
    endRefunded(subscriptions, of.id, orderId, now);
  return revoked;
}

function shorten(
  subscriptions: UserSubscriptions,
  { id, endsAt, billingDay }: WithId<Subscription>,
  months: number,
): WithId<Subscription> {
  const moved = endsAt === null ? null : moveEnd(endsAt, -months, billingDay);
  return subscriptions.change(id, { endsAt: moved });
}

function revoke(
  subscriptions: UserSubscriptions,
  of: WithId<Subscription>,
  due: number,
  orderId: string | null,
): number {
  const characters = Math.min(due, availableCredits(of));
  subscriptions.change(of.id, { totalCredits: of.totalCredits - characters });
  const entry = { characters, reason: 'refund', subscriptionId: of.id, orderId };
  subscriptions.note({ ...entry, type: 'revoke' });
  return characters;
}

/** Remembers what could not be revoked because conversions hold it. Returns how much they hold. */
function owe(subscriptions: UserSubscriptions, id: string, missing: number, now: Date): number {
  const of = subscriptions.find(id);
  if (of === null || missing <= 0) return 0;
  const refundDebt = withMissing(of, missing, now);
  subscriptions.change(id, { refundDebt });
  return (refundDebt?.characters ?? 0) - (of.refundDebt?.characters ?? 0);
}

/** As above, for what a switched subscription had carried over to the active one. */
function oweCarried(subscriptions: UserSubscriptions, missing: number, now: Date): void {
  const { active } = subscriptions;
  if (active === null) return;
  const owed = owe(subscriptions, active.id, Math.min(missing, active.carriedCredits), now);
  subscriptions.change(active.id, { carriedCredits: active.carriedCredits - owed });
}

/** The rest of a switched subscription is with its successor: revokes at most what was carried over. */
function revokeCarried(subscriptions: UserSubscriptions, due: number, orderId: string): number {
  const { active } = subscriptions;
  if (active === null) return 0;
  const revoked = revoke(subscriptions, active, Math.min(due, active.carriedCredits), orderId);
  subscriptions.change(active.id, { carriedCredits: active.carriedCredits - revoked });
  return revoked;
}

function endRefunded(
  subscriptions: UserSubscriptions,
  id: string,
  orderId: string,
  now: Date,
): void {
  const ending = subscriptions.find(id);
  if (ending === null) return;
  const left = availableCredits(ending);
  // What conversions hold of it is revoked anyway.
  subscriptions.change(id, { state: 'refunded', endsAt: now, refundDebt: null });
  subscriptions.activate(null);
  const before = ending.carriedFrom === null ? null : subscriptions.find(ending.carriedFrom);
  const back = before?.state === 'switched' && !hasEnded(before, now) ? before : null;
  const brought = back ? Math.min(left, ending.carriedCredits) : 0;
  const entry = { reason: 'refund', subscriptionId: id, orderId };
  subscriptions.note({ ...entry, type: 'revoke', characters: left });
  if (back === null) return;
  subscriptions.change(back.id, {
    state: 'active',
    totalCredits: back.usedCredits + back.heldCredits + brought,
  });
  subscriptions.note({ ...entry, type: 'carry', characters: brought, subscriptionId: back.id });
  subscriptions.activate(back.id);
}

/**
 * Ends the active subscription for an admin and revokes the rest. Returns its id. The user reads the ledger,
 * so the reason is only in the audit log.
 */
export function endActive(subscriptions: UserSubscriptions, now: Date): string | null {
  subscriptions.expireEnded(now);
  const { active } = subscriptions;
  if (active === null) return null;
  subscriptions.change(active.id, { state: 'expired', endsAt: now });
  subscriptions.activate(null);
  subscriptions.note({
    type: 'revoke',
    characters: availableCredits(active),
    reason: 'ended by an admin',
    subscriptionId: active.id,
    orderId: null,
  });
  return active.id;
}
