import { z } from 'zod';
import { instant } from '../instant.ts';

/**
 * `users/{uid}/collections/{id}`. `audioCount` counts its audios but for those that were archived one by one:
 * what comes back with a collection still counts while it is archived.
 */
export const collection = z.object({
  name: z.string(),
  archived: z.boolean(),
  audioCount: z.int().nonnegative(),
  /** Whether its audios are the parts of one text: they are listed, and so played, in the order they were made. */
  inOrder: z.boolean().default(false),
  createdAt: instant,
  updatedAt: instant,
});
export type Collection = z.infer<typeof collection>;
