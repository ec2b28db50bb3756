import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { language } from '../language.ts';
import { packWords, storedWords } from './packed.ts';

/**
 * `shares/{shareId}`: what the public player shows of one audio. Everyone who knows the id may read it, so it
 * says nothing of its owner: that stands in `shares/{shareId}/private/source`, which nobody reads.
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

/** What `GET /shares/:shareId` answers; `audioUrl` is an address of the API, valid while the share is. */
export const sharedAudio = share.omit({ createdAt: true }).extend({ audioUrl: z.string() });
export type SharedAudio = z.infer<typeof sharedAudio>;
