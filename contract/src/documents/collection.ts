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
  createdAt: instant,
  updatedAt: instant,
});
export type Collection = z.infer<typeof collection>;
