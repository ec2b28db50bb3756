import { limits } from '@duu/contract/limits';

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days until an audio is deleted, counting a begun day; 0 once it is due. */
export function daysLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs));
}

/** In its last days an audio is marked. */
export function isEndingSoon(days: number): boolean {
  return days <= limits.endingDays;
}

/** So many days from now. */
export function inDays(days: number, now: Date): Date {
  return new Date(now.getTime() + days * dayMs);
}
