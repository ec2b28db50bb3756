import { z } from 'zod';
import { addDays, day } from '../day.ts';
import { dayStats } from '../documents/operations.ts';
import { limits } from '../limits.ts';
import { call } from './call.ts';

const dayFigures = dayStats.omit({ countedAt: true }).extend({ date: day });
export type DayFigures = z.infer<typeof dayFigures>;

/** Every day from `from` to `to`, in Ulaanbaatar time; a day without figures has zeros, today is counted anew. */
export const adminGetStats = call({
  method: 'GET',
  path: '/admin/stats',
  who: 'admin',
  query: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => from <= to && to <= lastOf(from)),
  output: z.object({ days: z.array(dayFigures) }),
});

function lastOf(from: string): string {
  return addDays(from, limits.statsDays - 1);
}
