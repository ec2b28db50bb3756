import { z } from 'zod';
import { firstSound, jobName } from '../documents/operations.ts';
import { paymentSource } from '../documents/subscription.ts';
import { errorKeys } from '../errors/keys.ts';
import { instant } from '../instant.ts';
import { engineId } from '../voice-settings.ts';
import { call } from './call.ts';

const count = z.int().nonnegative();

/** `late`: its schedule should have started it since. `left`: it could not handle some documents. */
const jobState = z.enum(['ok', 'late', 'failed', 'left', 'never']);
export type JobState = z.infer<typeof jobState>;

/** How the deployment is doing. Conversions are those of the last 24 hours, at most the newest 1,000. */
const health = z.object({
  /**
   * `ready`: it has its settings. `replaced`: conversions of its speakers that a fallback voice spoke, which
   * count as done for the engine of that voice. `pausedUntil`: when it is tried again; null if it works.
   */
  engines: z.array(
    z.object({
      engine: engineId,
      ready: z.boolean(),
      done: count,
      failed: count,
      replaced: count,
      pausedUntil: instant.nullable(),
    }),
  ),
  /** Of all conversions that failed, by key, the most frequent first. */
  failures: z.array(z.object({ key: z.enum(errorKeys), count })),
  firstSound,
  /** Conversions that have not ended, and how long the oldest has waited. */
  queue: z.object({ waiting: count, oldestSeconds: count.nullable() }),
  /** The payment providers that are set up, with their last valid webhook. */
  webhooks: z.array(z.object({ source: paymentSource, receivedAt: instant.nullable() })),
  jobs: z.array(z.object({ name: jobName, state: jobState, startedAt: instant.nullable() })),
  /** Orders with a payment that has granted nothing for some minutes. */
  moneyWithoutGrant: count,
});
export type Health = z.infer<typeof health>;

export const adminGetHealth = call({
  method: 'GET',
  path: '/admin/health',
  who: 'admin',
  output: health,
});
