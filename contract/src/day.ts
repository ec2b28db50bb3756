import { z } from 'zod';

/** Ulaanbaatar is eight hours ahead of UTC all year: Mongolia has had no summer time since 2017. */
const offsetMs = 8 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The day in Ulaanbaatar at a point in time, as `yyyy-mm-dd`. */
export function dayOf(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** When a day begins there. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);
}

/** The day `count` days later; earlier where it is negative. */
export function addDays(day: string, count: number): string {
  return dayOf(new Date(startOfDay(day).getTime() + count * dayMs));
}

/** Every day from one to the other, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A day that the calendar has, of this millennium, as `yyyy-mm-dd`. What is none is not looked at further. */
export const day = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}$/, { abort: true })
  .refine(
    (value) => {
      const at = startOfDay(value);
      return !Number.isNaN(at.getTime()) && dayOf(at) === value;
    },
    { abort: true },
  );
