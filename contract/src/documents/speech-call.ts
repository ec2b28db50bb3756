import { z } from 'zod';
import { errorKeys } from '../errors/keys.ts';
import { instant } from '../instant.ts';
import { creditHold } from './audio.ts';

/**
 * `users/{uid}/speechCalls/{id}`: a text that a program had spoken, without the text. Its sound is streamed and not
 * stored. A repeated request continues it, also while earlier ones are still answered: the last one to end ends the hold.
 */
export const speechCall = z.object({
  keyId: z.string(),
  speakerId: z.string(),
  /** The price of the whole text, and what of it was charged. */
  characters: z.int().nonnegative(),
  charged: z.int().nonnegative(),
  /** The most that any attempt delivered, in characters of the price. */
  delivered: z.int().nonnegative(),
  /** The most that any ended attempt owes, in characters of the price. */
  owed: z.int().nonnegative().default(0),
  /** How many attempts there were, and those that have not ended. */
  attempt: z.int().positive(),
  running: z.array(z.int().positive()).default([]),
  hold: creditHold.nullable(),
  /** null: ended. */
  speakingSince: instant.nullable(),
  error: z.enum(errorKeys).nullable(),
  startedAt: instant,
  /** Firestore deletes it some time later. */
  expiresAt: instant,
});
export type SpeechCall = z.infer<typeof speechCall>;
