import { z } from 'zod';

/** Ulaanbaatar is eight hours ahead of UTC all year: Mongolia has had no summer time since 2017. */
const offsetMs = 8 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Returns the day in Ulaanbaatar at a time, as `yyyy-mm-dd`. */
export function dayOf(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The start of a day in Ulaanbaatar. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);
}

/** Adds days; negative subtracts. */
export function addDays(day: string, count: number): string {
  return dayOf(new Date(startOfDay(day).getTime() + count * dayMs));
}

/** Returns all days from one to the other, inclusive. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** An existing day of this millennium, as `yyyy-mm-dd`. */
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
