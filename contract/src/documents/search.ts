import { z } from 'zod';
import { instant } from '../instant.ts';
import { language } from '../language.ts';

/**
 * `users/{uid}/search/{audioId}`: the words of an audio's name and text, kept apart from the audio so that lists
 * stay light. `words` are lower case and unique; `prefixes` are what a query looks up. Nobody reads it but the
 * server.
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

/** What a search reads of an entry: the prefixes are long and only looked up. */
export const searchHit = searchEntry.omit({ prefixes: true });
export type SearchHit = z.infer<typeof searchHit>;

/** `cleanups/{id}`: files whose documents are gone; removed once the files are. */
export const cleanup = z.object({ prefix: z.string(), createdAt: instant });
