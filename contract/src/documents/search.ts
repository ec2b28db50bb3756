import { z } from 'zod';
import { instant } from '../instant.ts';
import { language } from '../language.ts';

/**
 * `users/{uid}/search/{audioId}`: the words of an audio's name and text, separate to keep lists small.
 * `words` are lower case and unique; `prefixes` are for lookups. Only the server reads it.
 */
export const searchEntry = z.object({
  words: z.array(z.string()),
  prefixes: z.array(z.string()),
  archived: z.boolean(),
  collectionId: z.string().nullable(),
  speakerId: z.string(),
  language,
  createdAt: instant,
});
export type SearchEntry = z.infer<typeof searchEntry>;

/** The fields that a search reads, without the long prefixes. */
export const searchHit = searchEntry.omit({ prefixes: true });
export type SearchHit = z.infer<typeof searchHit>;

/** `cleanups/{id}`: files to delete; removed when they are. */
export const cleanup = z.object({ prefix: z.string(), createdAt: instant });
