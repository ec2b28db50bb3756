import { z } from 'zod';
import { countCharacters } from '../characters.ts';
import { composed } from '../composed.ts';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { limits } from '../limits.ts';

/** A note given by a user: may have lines, may be empty. */
export const bookmarkNote = z
  .string()
  .transform((value) => composed(value).trim())
  .refine((value) => value.isWellFormed() && countCharacters(value) <= limits.bookmarkCharacters);

/**
 * A place in an audio. `segment` and `start` are those of the word there (see `word`), so that it stays at its text when
 * a reconversion changes the times; null for sound without words. `positionMs` is its time when it was set.
 */
export const bookmark = z.object({
  id,
  place: z.object({ segment: z.int().nonnegative(), start: z.int().nonnegative() }).nullable(),
  positionMs: z.int().nonnegative(),
  note: z.string(),
  createdAt: instant,
});
export type Bookmark = z.infer<typeof bookmark>;

/** `users/{uid}/bookmarks/{audioId}`. */
export const bookmarks = z.object({ bookmarks: z.array(bookmark) });
