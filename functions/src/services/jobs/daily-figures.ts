import { addDays, dayOf, daysBetween } from '@duu/contract/day';
import { instant } from '@duu/contract/instant';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { countDay, mergeFigures } from '../figures/count-day.ts';
import { Leftovers } from './each-document.ts';

/** A transaction that started before midnight may commit after it. */
const graceMs = 3_600_000;

/**
 * The first day to count: the last counted one, which may have been incomplete, or that of the first user.
 */
async function firstDue({ documents, now }: Deps): Promise<string> {
  const at = now();
  const newest = await documents.allStats().orderBy('countedAt', 'desc').limit(1).get();
  const oldest = await documents.users().orderBy('createdAt').limit(1).get();
  const joined = instant.safeParse(oldest.docs[0]?.get('createdAt')).data ?? at;
  const from = newest.docs[0]?.id ?? dayOf(joined);
  const unsure = dayOf(new Date(at.getTime() - graceMs));
  const earliest = addDays(dayOf(at), 1 - limits.statsDays);
  const due = from < unsure ? from : unsure;
  return due > earliest ? due : earliest;
}

/**
 * Counts and stores each day from the last counted one until today. Idempotent: an interrupted run continues
 * with its day.
 */
export async function dailyFigures(
  deps: Deps,
  left: Leftovers = new Leftovers(deps.log),
): Promise<{ days: number }> {
  const { documents } = deps;
  const due = daysBetween(await firstDue(deps), dayOf(deps.now()));
  let days = 0;
  for (const day of due) {
    const ref = documents.stats(day);
    try {
      const counted = await countDay(deps, day);
      await documents.transact(async (tx) => {
        tx.set(ref, mergeFigures((await tx.get(ref)).data(), counted));
      });
      days++;
    } catch (error) {
      left.add(ref.path, error);
    }
  }
  return { days };
}
