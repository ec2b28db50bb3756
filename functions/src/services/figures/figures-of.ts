import type { DayFigures } from '@duu/contract/calls/admin-stats';
import { addDays, dayOf, daysBetween, startOfDay } from '@duu/contract/day';
import { type DayStats, noFirstSound } from '@duu/contract/documents/operations';
import type { Deps } from '../../deps.ts';
import { countDay, mergeFigures } from './count-day.ts';

const none: Omit<DayFigures, 'date'> = {
  conversions: 0,
  characters: 0,
  failures: 0,
  newUsers: 0,
  revenue: { MNT: 0, USD: 0 },
  firstSound: noFirstSound,
};

/** Today, and yesterday if the job has not completed it. */
function unfinished(now: Date, stored: ReadonlyMap<string, DayStats>): string[] {
  const today = dayOf(now);
  const yesterday = addDays(today, -1);
  const counted = stored.get(yesterday)?.countedAt;
  return counted && counted >= startOfDay(today) ? [today] : [yesterday, today];
}

/** Returns the figures of each day, inclusive: stored ones, and unfinished days counted now. */
export async function figuresOf(deps: Deps, from: string, to: string): Promise<DayFigures[]> {
  const found = await deps.documents
    .allStats()
    .where('__name__', '>=', from)
    .where('__name__', '<=', to)
    .get();
  const stored = new Map(found.docs.map((doc) => [doc.id, doc.data()]));
  for (const day of unfinished(deps.now(), stored)) {
    if (day >= from && day <= to) {
      stored.set(day, mergeFigures(stored.get(day), await countDay(deps, day)));
    }
  }
  return daysBetween(from, to).map((date) => {
    const { countedAt: _, ...figures } = stored.get(date) ?? { ...none, countedAt: null };
    return { date, ...figures };
  });
}
