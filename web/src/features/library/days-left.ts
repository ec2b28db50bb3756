import { limits } from '@duu/contract/limits';

const dayMs = 24 * 60 * 60 * 1000;

/** Days until an audio is deleted, rounded up; 0 once it is due. */
export function daysLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs));
}

/** Returns whether an audio is marked as ending. */
export function isEndingSoon(days: number): boolean {
  return days <= limits.endingDays;
}

/** Returns the date that many days from now. */
export function inDays(days: number, now: Date): Date {
  return new Date(now.getTime() + days * dayMs);
}
