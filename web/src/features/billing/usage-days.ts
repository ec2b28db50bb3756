import { addDays, dayOf, daysBetween } from '@duu/contract/day';
import type { LedgerEntry } from '@duu/contract/documents/subscription';

export const shownDays = 30;

interface UsedDay {
  /** In Ulaanbaatar, `yyyy-mm-dd`. */
  readonly date: string;
  readonly characters: number;
}

/** Returns the first of the shown days. */
export function firstDay(now: Date): string {
  return addDays(dayOf(now), 1 - shownDays);
}

/**
 * Returns the characters used on each shown day: what conversions took, not what they hold. `entries` are the newest of
 * the ledger; if older ones are not loaded (`isCut`), the days that may lack some are left out.
 */
export function usedByDay(
  entries: readonly Pick<LedgerEntry, 'type' | 'characters' | 'at'>[],
  now: Date,
  isCut = false,
): readonly UsedDay[] {
  const used = new Map<string, number>();
  for (const { type, characters, at } of entries) {
    if (type !== 'settle') continue;
    const day = dayOf(at);
    used.set(day, (used.get(day) ?? 0) + characters);
  }
  const oldest = entries.at(-1);
  const from = isCut && oldest ? addDays(dayOf(oldest.at), 1) : firstDay(now);
  const today = dayOf(now);
  return daysBetween(from < today ? from : today, today).map((date) => ({
    date,
    characters: used.get(date) ?? 0,
  }));
}

/** Returns the characters a day that use up a plan's month evenly. */
export function dailyShare({
  charactersPerMonth,
}: {
  readonly charactersPerMonth: number;
}): number {
  return Math.floor((charactersPerMonth * 12) / 365);
}
