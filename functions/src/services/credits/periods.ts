import type { Plan } from '@duu/contract/documents/plan';
import { addMonths } from './add-months.ts';

const months = { once: null, month: 1, year: 12 } as const satisfies Record<
  Plan['period'],
  number | null
>;

/** Months of so many periods; null for a plan without end. */
export function monthsOf(period: Plan['period'], quantity: number): number | null {
  const one = months[period];
  return one === null ? null : one * quantity;
}

/** Characters of so many periods. */
export function charactersOf(
  plan: Pick<Plan, 'charactersPerMonth' | 'period'>,
  quantity: number,
): number {
  return plan.charactersPerMonth * (monthsOf(plan.period, quantity) ?? 1);
}

/**
 * Moves the end of a period by months, forth or back (negative). The end falls on `billingDay` where the month has it, so
 * that February takes no day from the months after it: 31 January, 28 February, 31 March. UTC.
 */
export function moveEnd(end: Date, by: number, billingDay: number | undefined): Date {
  const day = end.getUTCDate();
  const wasClamped = billingDay !== undefined && billingDay > day && day === lastDayOf(end);
  const wanted = wasClamped ? billingDay : day;
  const moved = addMonths(firstOf(end), by);
  moved.setUTCDate(Math.min(wanted, lastDayOf(moved)));
  return moved;
}

/** The billing day that stands after `moveEnd` with the same arguments. */
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
