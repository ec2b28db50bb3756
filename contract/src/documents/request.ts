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

/** `trials/{keyed hash}`: that this e-mail or provider identity had its trial. */
export const trial = z.object({ at: instant });
export type Trial = z.infer<typeof trial>;
