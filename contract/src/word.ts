import { z } from 'zod';

/**
 * The time of a spoken word. `segment` is the index of the segment, `start` and `end` are UTF-16 offsets into
 * it as typed; times are ms from the start of the audio. `estimated` if the engine gave no time.
 */
export const word = z.object({
  segment: z.int().nonnegative(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  startMs: z.int().nonnegative(),
  endMs: z.int().nonnegative(),
  estimated: z.boolean(),
});
export type Word = z.infer<typeof word>;
