import { z } from 'zod';
import { errorKeys } from '../errors/keys.ts';
import { instant } from '../instant.ts';
import { engineId } from '../voice-settings.ts';

export const jobNames = [
  'purgeExpiredAudio',
  'expireSubscriptions',
  'settleStale',
  'dailyFigures',
  'finishDeletions',
  'removeOrphans',
  'sendMails',
  'sendWebhooks',
  'remindUsers',
  'reconcileOrders',
  'checkHealth',
] as const;
export const jobName = z.enum(jobNames);
export type JobName = z.infer<typeof jobName>;

/** Maximum number of paths listed per run; all are counted and logged. */
export const maxLeftPaths = 10;

/** `jobs/{name}`: the last run. A successful run may have skipped documents. */
export const job = z.object({
  startedAt: instant,
  endedAt: instant.nullable(),
  ok: z.boolean(),
  result: z.record(z.string(), z.number()),
  left: z.int().nonnegative().default(0),
  leftPaths: z.array(z.string()).max(maxLeftPaths).default([]),
  /** Start of the last run that left nothing. */
  completeAt: instant.nullable().default(null),
  /** Start of the last run that came to its end, whatever it left. */
  reachedAt: instant.nullable().default(null),
});
export type Job = z.infer<typeof job>;

/** `webhooks/{source}`: when a payment provider last sent a valid webhook. */
export const webhookTime = z.object({ receivedAt: instant });

/** Times from a request to its first sound, of conversions that a player waited for; null if there are none. */
export const firstSound = z.object({
  count: z.int().nonnegative(),
  p50Ms: z.int().nonnegative().nullable(),
  p95Ms: z.int().nonnegative().nullable(),
});
export type FirstSound = z.infer<typeof firstSound>;

export const noFirstSound: FirstSound = { count: 0, p50Ms: null, p95Ms: null };

/** `stats/{yyyy-mm-dd}`, days in Ulaanbaatar time. Revenue in minor units by currency. */
export const dayStats = z.object({
  conversions: z.int().nonnegative(),
  characters: z.int().nonnegative(),
  failures: z.int().nonnegative(),
  newUsers: z.int().nonnegative(),
  revenue: z.object({ MNT: z.int(), USD: z.int() }),
  /** Missing in days that were counted before it was. */
  firstSound: firstSound.default(noFirstSound),
  countedAt: instant,
});
export type DayStats = z.infer<typeof dayStats>;

const conversionOutcomes = ['done', 'failed'] as const;

/**
 * `conversions/{id}`: an ended conversion for the figures, without user and text. Append-only, independent of
 * the audio and account.
 */
export const endedConversion = z.object({
  outcome: z.enum(conversionOutcomes),
  characters: z.int().nonnegative(),
  speakerId: z.string().nullable().default(null),
  /** Why it failed. */
  error: z.enum(errorKeys).nullable().default(null),
  /** Ms from the request until its first sound; null if no player waited for it. */
  firstSoundMs: z.int().nonnegative().nullable().default(null),
  /** The engine that spoke it in place of the speaker's own. */
  fallback: engineId.nullable().default(null),
  at: instant,
  expiresAt: instant,
});
export type EndedConversion = z.infer<typeof endedConversion>;

/**
 * `breakers/{engine}`: an engine whose provider fails; there is none for one that works. Speakers with another
 * voice don't use the engine until `pausedUntil`, when one conversion tries it. `times` counts pauses in a row.
 */
export const breaker = z.object({
  pausedUntil: instant,
  times: z.int().positive(),
  /** Whether a conversion is trying it. */
  trial: z.boolean(),
});
export type BreakerState = z.infer<typeof breaker>;
