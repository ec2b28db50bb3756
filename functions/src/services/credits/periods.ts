import type { Plan } from '@duu/contract/documents/plan';
import type { Subscription } from '@duu/contract/documents/subscription';

const months = { once: null, month: 1, year: 12 } as const satisfies Record<
  Plan['period'],
  number | null
>;

/** Returns the months of a number of periods; null for a plan without an end. */
export function monthsOf(period: Plan['period'], quantity: number): number | null {
  const one = months[period];
  return one === null ? null : one * quantity;
}

export function charactersOf(
  plan: Pick<Plan, 'charactersPerMonth' | 'period'>,
  quantity: number,
): number {
  return plan.charactersPerMonth * (monthsOf(plan.period, quantity) ?? 1);
}

/**
 * Moves the end of a period by months; negative moves it back. The day is `billingDay` if the month has it,
 * so that February shortens no later month: 31 January, 28 February, 31 March. UTC.
 */
export function moveEnd(end: Date, by: number, billingDay: number | undefined): Date {
  const day = end.getUTCDate();
  const wasClamped = billingDay !== undefined && billingDay > day && day === lastDayOf(end);
  const wanted = wasClamped ? billingDay : day;
  const moved = addMonths(firstOf(end), by);
  moved.setUTCDate(Math.min(wanted, lastDayOf(moved)));
  return moved;
}

/** Returns the billing day after `moveEnd` with the same arguments. */
export function billingDayOf(end: Date, billingDay: number | undefined): number {
  const day = end.getUTCDate();
  const wasClamped = billingDay !== undefined && billingDay > day && day === lastDayOf(end);
  return wasClamped ? billingDay : day;
}

function firstOf(date: Date): Date {
  const first = new Date(date);
  first.setUTCDate(1);
  return first;
}

function lastDayOf(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** Adds months; the last day of the month if it has no such day. UTC. */
export function addMonths(from: Date, count: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + count);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** Grace period for an automatic charge after the plan's end, in ms: Stripe pays invoices about an hour later. */
const graceMs = 24 * 3_600_000;

/** Returns whether a subscription's time is over, whatever its state: the job marks it minutes later. */
export function hasEnded(
  { endsAt, recurring }: Pick<Subscription, 'endsAt' | 'recurring'>,
  now: Date,
): boolean {
  if (endsAt === null) return false;
  const isCharged = recurring !== null && recurring.state !== 'ending';
  return endsAt.getTime() + (isCharged ? graceMs : 0) <= now.getTime();
}
