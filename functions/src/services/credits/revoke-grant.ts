import type { OrderGrant } from '@duu/contract/documents/order';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { hasEnded, moveEnd } from './periods.ts';
import type { Standing } from './standing.ts';

/** The characters that a refund revokes, in proportion to the money and rounded in the user's favour. */
export function shareOf(grant: Pick<OrderGrant, 'characters'>, refunded: number, paid: number) {
  return refunded >= paid ? grant.characters : Math.floor((grant.characters * refunded) / paid);
}

export interface Revocation {
  readonly orderId: string;
  /** The characters to revoke, at most. Used and held ones stay. */
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
  standing: Standing,
  given: Pick<OrderGrant, 'subscriptionId' | 'months'>,
  { orderId, characters, whole }: Revocation,
  now: Date,
): number {
  standing.expireEnded(now);
  const of = standing.find(given.subscriptionId);
  if (of === null) return 0;
  if (of.state === 'switched') {
    if (whole) shorten(standing, of, given.months);
    return revokeCarried(standing, characters, orderId);
  }
  if (of.state !== 'active') return 0;
  const revoked = revoke(standing, of, characters, orderId);
  if (!whole) return revoked;
  const shortened = shorten(standing, of, given.months);
  // No grace period: no further charge follows a refund.
  if (hasEnded({ ...shortened, recurring: null }, now)) endRefunded(standing, of.id, orderId, now);
  return revoked;
}

function shorten(
  standing: Standing,
  { id, endsAt, billingDay }: WithId<Subscription>,
  months: number,
): WithId<Subscription> {
  const moved = endsAt === null ? null : moveEnd(endsAt, -months, billingDay);
  return standing.change(id, { endsAt: moved });
}

function revoke(
  standing: Standing,
  of: WithId<Subscription>,
  due: number,
  orderId: string | null,
): number {
  const characters = Math.min(due, availableCredits(of));
  standing.change(of.id, { totalCredits: of.totalCredits - characters });
  const entry = { characters, reason: 'refund', subscriptionId: of.id, orderId };
  standing.note({ ...entry, type: 'revoke' });
  return characters;
}

/** The rest of a switched subscription is with its successor: revokes at most what was carried over. */
function revokeCarried(standing: Standing, due: number, orderId: string): number {
  const { active } = standing;
  if (active === null) return 0;
  const revoked = revoke(standing, active, Math.min(due, active.carriedCredits), orderId);
  standing.change(active.id, { carriedCredits: active.carriedCredits - revoked });
  return revoked;
}

function endRefunded(standing: Standing, id: string, orderId: string, now: Date): void {
  const ending = standing.find(id);
  if (ending === null) return;
  const left = availableCredits(ending);
  standing.change(id, { state: 'refunded', endsAt: now });
  standing.activate(null);
  const before = ending.carriedFrom === null ? null : standing.find(ending.carriedFrom);
  const back = before?.state === 'switched' && !hasEnded(before, now) ? before : null;
  const brought = back ? Math.min(left, ending.carriedCredits) : 0;
  const entry = { reason: 'refund', subscriptionId: id, orderId };
  standing.note({ ...entry, type: 'revoke', characters: left });
  if (back === null) return;
  standing.change(back.id, {
    state: 'active',
    totalCredits: back.usedCredits + back.heldCredits + brought,
  });
  standing.note({ ...entry, type: 'carry', characters: brought, subscriptionId: back.id });
  standing.activate(back.id);
}

/**
 * Ends the active subscription for an admin and revokes the rest. Returns its id. The user reads the ledger,
 * so the reason is only in the audit log.
 */
export function endActive(standing: Standing, now: Date): string | null {
  standing.expireEnded(now);
  const { active } = standing;
  if (active === null) return null;
  standing.change(active.id, { state: 'expired', endsAt: now });
  standing.activate(null);
  standing.note({
    type: 'revoke',
    characters: availableCredits(active),
    reason: 'ended by an admin',
    subscriptionId: active.id,
    orderId: null,
  });
  return active.id;
}
