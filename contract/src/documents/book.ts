import { z } from 'zod';
import { errorKeys } from '../errors/keys.ts';
import { id } from '../id.ts';
import { instant } from '../instant.ts';
import { language } from '../language.ts';
import { audioSettings } from './audio.ts';

/** A part of a book, which becomes one audio: a chapter, or a piece of a long one. */
export const bookPart = z.object({
  /** Of its chapter; null in a text without chapters. */
  title: z.string().nullable(),
  segments: z.array(z.string()).min(1),
});

/** `users/{uid}/books/{collectionId}.json` in the bucket, until the last part is converted. */
export const bookText = z.object({ parts: z.array(bookPart).min(1) });
export type BookText = z.infer<typeof bookText>;

const bookStates = ['running', 'paused', 'done'] as const;

/** The conversion of a book, in the document of its collection. */
export const book = z.object({
  state: z.enum(bookStates),
  /** Why it paused; null if the user paused it. `limit` is the number in the error's text. */
  error: z.object({ key: z.enum(errorKeys), limit: z.number().nullable() }).nullable(),
  voice: audioSettings.extend({ speakerId: id, language }),
  parts: z.int().positive(),
  /** Index of the first part that has not begun. */
  next: z.int().nonnegative(),
  /** The audio of the part before it while that is converted, or failed. */
  audioId: id.nullable(),
  /** Characters of all parts, and of those that are done. */
  characters: z.int().nonnegative(),
  doneCharacters: z.int().nonnegative(),
  /** When it last started or continued, and what was done then: from these follows the time left. */
  since: instant,
  sinceCharacters: z.int().nonnegative(),
  /** When a part last began or ended. */
  movedAt: instant,
});
export type Book = z.infer<typeof book>;
