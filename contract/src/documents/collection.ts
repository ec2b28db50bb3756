import { z } from 'zod';
import { instant } from '../instant.ts';

/** `users/{uid}/collections/{id}`. `audioCount` counts its audios that are not archived. */
export const collection = z.object({
  name: z.string(),
  archived: z.boolean(),
  audioCount: z.int().nonnegative(),
  createdAt: instant,
  updatedAt: instant,
});
export type Collection = z.infer<typeof collection>;
