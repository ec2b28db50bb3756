const dayMs = 24 * 60 * 60 * 1000;

/** How many days before it is deleted an audio is marked, and its owner told. */
export const endingDays = 7;

/** Whole days until an audio is deleted, counting a begun day; 0 once it is due. */
export function daysLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs));
}

/** In its last week an audio is marked. */
export function isEndingSoon(days: number): boolean {
  return days <= endingDays;
}

/** The last moment whose audios are marked now. */
export function endingUntil(now: Date): Date {
  return new Date(now.getTime() + endingDays * dayMs);
}
