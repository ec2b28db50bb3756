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

/** Paths of documents that one run lists at most; all are counted, and each is in the log. */
export const leftPathsAtMost = 10;

/** `jobs/{name}`: the last run. A run that is `ok` may have left what it could not handle. */
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
 * `conversions/{id}`: that a conversion has ended, without the person and the text. Append-only, and nothing that
 * happens to the audio or the account changes it: what the daily figures count.
 */
export const endedConversion = z.object({
  outcome: z.enum(conversionOutcomes),
  characters: z.int().nonnegative(),
  at: instant,
  expiresAt: instant,
});
export type EndedConversion = z.infer<typeof endedConversion>;
