import { z } from 'zod';
import { instant } from '../instant.ts';

export const jobNames = [
  'purgeExpiredAudio',
  'expireSubscriptions',
  'settleStale',
  'dailyFigures',
  'finishDeletions',
  'removeOrphans',
  'sendMails',
  'remindPeople',
  'reconcileOrders',
] as const;
export const jobName = z.enum(jobNames);
export type JobName = z.infer<typeof jobName>;

/** Maximum number of paths listed per run; all are counted and logged. */
export const leftPathsAtMost = 10;

/** `jobs/{name}`: the last run. A successful run may have skipped documents. */
export const job = z.object({
  startedAt: instant,
  endedAt: instant.nullable(),
  ok: z.boolean(),
  result: z.record(z.string(), z.number()),
  left: z.int().nonnegative().default(0),
  leftPaths: z.array(z.string()).max(leftPathsAtMost).default([]),
});
export type Job = z.infer<typeof job>;

/** `stats/{yyyy-mm-dd}`, days in Ulaanbaatar time. Revenue in minor units by currency. */
export const dayStats = z.object({
  conversions: z.int().nonnegative(),
  characters: z.int().nonnegative(),
  failures: z.int().nonnegative(),
  newUsers: z.int().nonnegative(),
  revenue: z.object({ MNT: z.int(), USD: z.int() }),
  countedAt: instant,
});
export type DayStats = z.infer<typeof dayStats>;

const conversionOutcomes = ['done', 'failed'] as const;

/**
 * `conversions/{id}`: an ended conversion for the daily figures, without user and text. Append-only,
 * independent of the audio and account.
 */
export const endedConversion = z.object({
  outcome: z.enum(conversionOutcomes),
  characters: z.int().nonnegative(),
  at: instant,
  expiresAt: instant,
});
export type EndedConversion = z.infer<typeof endedConversion>;
