import type { Tally } from '@duu/contract/documents/user';

interface Window {
  readonly windowMs: number;
}

/** Returns whether the window of a tally is still open. */
export function isRecent({ since }: Tally, { windowMs }: Window, now: Date): boolean {
  return now.getTime() < since.getTime() + windowMs;
}

/** Adds one to a tally; starts again if its window is over. */
export function tallyAfter(before: Tally | undefined, window: Window, now: Date): Tally {
  if (before === undefined || !isRecent(before, window, now)) return { count: 1, since: now };
  return { count: before.count + 1, since: before.since };
}
