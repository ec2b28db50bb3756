import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { book } from './book.ts';

/**
 * `users/{uid}/collections/{id}`. `audioCount` excludes audios that were archived one by one; those archived
 * with the collection still count.
 */
export const collection = z.object({
  name: z.string(),
  archived: z.boolean(),
  audioCount: z.int().nonnegative(),
  /** Whether its audios are parts of one text, listed and played in order of creation. */
  inOrder: z.boolean().default(false),
  /** The user's own order of its audios (see collection-order.ts). */
  order: z.array(id).default([]),
  /** Its public playlist; null if it is not shared. */
  playlistId: id.nullable().default(null),
  /** The conversion of its text, if that was converted as a book. */
  book: book.nullable().default(null),
  createdAt: instant,
  /** Orders the lists, newest first. */
  updatedAt: instant,
});
export type Collection = z.infer<typeof collection>;
