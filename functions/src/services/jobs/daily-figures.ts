import { addDays, dayOf, daysBetween } from '@duu/contract/day';
import { instant } from '@duu/contract/instant';
import { limits } from '@duu/contract/limits';
import type { Deps } from '../../deps.ts';
import { countDay, neverLess } from '../figures/count-day.ts';
import { Leftovers } from './each-document.ts';

/** A transaction that began before midnight may end after it. */
const graceMs = 3_600_000;

/** The last day that was counted, as it may not have been over; the first that anybody was here where there is none. */
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
 * Counts each day from the last one counted until today and keeps its figures. What was cut off goes on with the day it
 * was at; counting a day again changes nothing but for what has been added.
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
        tx.set(ref, neverLess((await tx.get(ref)).data(), counted));
      });
      days++;
    } catch (error) {
      left.add(ref.path, error);
    }
  }
  return { days };
}
