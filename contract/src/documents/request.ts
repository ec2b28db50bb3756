import { z } from 'zod';
import { instant } from '../instant.ts';
import { language } from '../language.ts';
import { audioSettings, usedRespelling } from './audio.ts';

/** Reads the former name of `resultId`. Requests are kept for a day, so this can go with the next release. */
function renamed(stored: unknown): unknown {
  const isFormer = typeof stored === 'object' && stored !== null && 'audioId' in stored;
  return isFormer ? { ...stored, resultId: stored.audioId } : stored;
}

/** `users/{uid}/requests/{hash of the Idempotency-Key}`: the same key and body return the same id. */
export const idempotentRequest = z.preprocess(
  renamed,
  z.object({
    bodyHash: z.string(),
    /** The id of what was created: an audio, collection, order or subscription. */
    resultId: z.string(),
    at: instant,
    expiresAt: instant,
  }),
);
export type IdempotentRequest = z.infer<typeof idempotentRequest>;

/** `users/{uid}/audios/{id}/content/pending`: a running reconversion. */
export const pendingContent = z.object({
  segments: z.array(z.string()),
  language,
  settings: audioSettings,
  characters: z.int().nonnegative(),
  excerpt: z.string(),
  dictionary: z.array(usedRespelling).optional(),
  /** For each segment the index of the one in the former text whose sound stays; null for those that are spoken. */
  kept: z.array(z.int().nonnegative().nullable()).optional(),
  /** Whether what is spoken is charged; else the reconversion takes a free one. */
  isPaid: z.boolean().optional(),
});
export type PendingContent = z.infer<typeof pendingContent>;

/**
 * `deletions/{uid}`: marks an account as being deleted. No transaction writes for such a user. Kept for days
 * afterwards, longer than any token, request or task lives.
 */
export const deletion = z.object({
  requestedAt: instant,
  /** False for leftovers without an account: a user who can still sign in may start again. */
  endsSignIn: z.boolean().default(true),
  /** When the last scan found nothing; null during the deletion. */
  endedAt: instant.nullable(),
  expiresAt: instant.nullable(),
});

/** `trials/{keyed hash}`: an e-mail address or identity that had its trial. */
export const trial = z.object({ at: instant });

/** `rates/{keyed hash}`: the requests of a caller in one minute, over all instances. */
export const rate = z.object({ requests: z.int().nonnegative(), expiresAt: instant });
