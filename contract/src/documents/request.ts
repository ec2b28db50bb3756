import { z } from 'zod';
import { instant } from '../instant.ts';
import { language } from '../language.ts';
import { audioSettings, usedRespelling } from './audio.ts';

/**
 * `users/{uid}/requests/{hash of the Idempotency-Key}`: the same key with the same body is answered with the
 * same audio.
 */
export const idempotentRequest = z.object({
  bodyHash: z.string(),
  audioId: z.string(),
  at: instant,
  expiresAt: instant,
});
export type IdempotentRequest = z.infer<typeof idempotentRequest>;

/** `users/{uid}/audios/{id}/content/pending`: a re-conversion, until it is done. */
export const pendingContent = z.object({
  segments: z.array(z.string()),
  language,
  settings: audioSettings,
  characters: z.int().nonnegative(),
  excerpt: z.string(),
  dictionary: z.array(usedRespelling).optional(),
});
export type PendingContent = z.infer<typeof pendingContent>;

/**
 * `deletions/{uid}`: the mark that an account is being deleted. No transaction writes for a person who has one. It stays
 * for days after the end, longer than any token, request or task of the person lasts.
 */
export const deletion = z.object({
  requestedAt: instant,
  /** False for what was left without an account: whoever can still sign in may begin anew. */
  endsSignIn: z.boolean().default(true),
  /** When the last scan found nothing; null while the deletion goes on. */
  endedAt: instant.nullable(),
  expiresAt: instant.nullable(),
});

/** `trials/{keyed hash}`: that this e-mail or provider identity had its trial. */
export const trial = z.object({ at: instant });
