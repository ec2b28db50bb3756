// Characters of a refunded payment that conversions held at the refund.
import type { Audio } from '@duu/contract/documents/audio';
import type { Subscription } from '@duu/contract/documents/subscription';
import { limits } from '@duu/contract/limits';

type Debt = Subscription['refundDebt'];
type Hold = NonNullable<Audio['hold']>;

function debtOf(characters: number, held: number, at: Date): Debt {
  const due = Math.min(characters, held);
  return due > 0 ? { characters: due, held, at } : null;
}

/** Returns the debt after a refund that could not revoke `missing` characters. */
export function withMissing(
  { refundDebt, heldCredits }: Pick<Subscription, 'refundDebt' | 'heldCredits'>,
  missing: number,
  now: Date,
): Debt {
  if (missing <= 0) return refundDebt;
  return debtOf((refundDebt?.characters ?? 0) + missing, heldCredits, now);
}

/**
 * Returns the debt after a hold has ended, and how many of its characters to revoke. Holds that began after the refund
 * have nothing to do with it.
 */
export function withoutHold(
  debt: Debt,
  { characters, until }: Hold,
  isReleased: boolean,
): { debt: Debt; revoked: number } {
  const beganAt = until.getTime() - limits.holdMs;
  if (debt === null || beganAt > debt.at.getTime()) return { debt, revoked: 0 };
  const revoked = isReleased ? Math.min(characters, debt.characters) : 0;
  const left = debtOf(debt.characters - revoked, debt.held - characters, debt.at);
  return { debt: left, revoked };
}
