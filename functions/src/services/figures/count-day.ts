import { addDays, startOfDay } from '@duu/contract/day';
import type { DayStats, EndedConversion } from '@duu/contract/documents/operations';
import type { Deps } from '../../deps.ts';
import { countAndSum, countOf } from '../../repositories/aggregate.ts';
import { firstSoundBetween } from './first-sound.ts';
import { revenueOf } from './revenue.ts';

/** Counts the figures of a day from what is stored now. */
export async function countDay(deps: Deps, day: string): Promise<DayStats> {
  const { documents } = deps;
  const countedAt = deps.now();
  const [start, end] = [startOfDay(day), startOfDay(addDays(day, 1))];
  const ended = (outcome: EndedConversion['outcome']) =>
    countAndSum(
      documents
        .endedConversions()
        .where('outcome', '==', outcome)
        .where('at', '>=', start)
        .where('at', '<', end),
      'characters',
    );
  const joined = documents.users().where('createdAt', '>=', start).where('createdAt', '<', end);
  const [done, failed, newUsers, revenue, firstSound] = await Promise.all([
    ended('done'),
    ended('failed'),
    countOf(joined),
    revenueOf(deps, start, end),
    firstSoundBetween(deps, start, end),
  ]);
  return {
    conversions: done.count,
    characters: done.sum,
    failures: failed.count,
    newUsers,
    revenue,
    firstSound,
    countedAt,
  };
}

/**
 * Combines a new count with the stored one. Deleted users are missing from a new count, so figures never
 * shrink; refunds may lower the revenue.
 */
export function mergeFigures(known: DayStats | undefined, counted: DayStats): DayStats {
  if (!known) return counted;
  return {
    conversions: Math.max(known.conversions, counted.conversions),
    characters: Math.max(known.characters, counted.characters),
    failures: Math.max(known.failures, counted.failures),
    newUsers: Math.max(known.newUsers, counted.newUsers),
    revenue: counted.revenue,
    // Ended conversions are deleted after some time: of two counts the one of more is right.
    firstSound:
      counted.firstSound.count >= known.firstSound.count ? counted.firstSound : known.firstSound,
    countedAt: counted.countedAt > known.countedAt ? counted.countedAt : known.countedAt,
  };
}
