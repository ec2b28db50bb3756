import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { language } from '../language.ts';
import { packWords, storedWords } from './packed.ts';

/**
 * `shares/{shareId}`: the public data of an audio, readable by anyone with the id. The owner is in
 * `shares/{shareId}/private/source`, which clients can't read.
 */
export const share = z.object({
  name: z.string(),
  speaker: z.object({ mn: z.string(), en: z.string() }),
  language,
  durationMs: z.int().nonnegative(),
  segments: z.array(z.string()),
  words: storedWords,
  peaks: z.array(z.number()),
  createdAt: instant,
  expiresAt: instant,
});
export type Share = z.infer<typeof share>;

export function storedShare(of: Share) {
  return { ...of, words: packWords(of.words) };
}

/** `shares/{shareId}/private/source`. */
export const shareSource = z.object({ uid: id, audioId: id });
export type ShareSource = z.infer<typeof shareSource>;

/** The answer of `GET /shares/:shareId`; `audioUrl` is an address of the API, valid as long as the share. */
export const sharedAudio = share.omit({ createdAt: true }).extend({ audioUrl: z.string() });
export type SharedAudio = z.infer<typeof sharedAudio>;
