import { z } from 'zod';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { book } from './book.ts';

const audiobookStates = ['making', 'done', 'failed'] as const;

/** The making of a collection's M4B: each audio is encoded as AAC, which is kept beside its MP3. */
const audiobook = z.object({
  state: z.enum(audiobookStates),
  /** Audios that are encoded, of so many. */
  done: z.int().nonnegative(),
  audios: z.int().positive(),
  /** When one was last encoded. */
  movedAt: instant,
});
export type AudiobookProgress = z.infer<typeof audiobook>;

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
  /** Who wrote it, as the imported document says; null if it does not. */
  author: z.string().nullable().default(null),
  /** Its cover, a JPEG in the bucket; null if it has none. */
  coverPath: z.string().nullable().default(null),
  /** Its public playlist; null if it is not shared. */
  playlistId: id.nullable().default(null),
  /** The audio that was played last of it, at its own position, and when; null before the first time. */
  lastPlayed: z.object({ audioId: id, at: instant }).nullable().default(null),
  /** The conversion of its text, if that was converted as a book. */
  book: book.nullable().default(null),
  /** Null until its M4B is asked for. */
  audiobook: audiobook.nullable().default(null),
  createdAt: instant,
  /** Orders the lists, newest first. */
  updatedAt: instant,
});
export type Collection = z.infer<typeof collection>;
