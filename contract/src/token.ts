import { z } from 'zod';

/** The kind of a token, which determines its reading. */
const tokenKinds = [
  'word',
  'punctuation',
  'space',
  'number',
  'decimal',
  'fraction',
  'range',
  'ordinal',
  'roman',
  'date',
  'time',
  'money',
  'percent',
  'phone',
  'unit',
  'symbol',
  'email',
  'url',
  'abbreviation',
  'initialism',
  'foreign',
  'script',
  'dropped',
  'dictionary',
] as const;
const tokenKind = z.enum(tokenKinds);
export type TokenKind = z.infer<typeof tokenKind>;

/**
 * One token of a segment. `start` and `end` are UTF-16 offsets into the given segment (for `String.slice`);
 * tokens cover a segment without gaps or overlaps. `spoken` is the reading (empty if it is not spoken),
 * `certain` is false if the user should check it.
 */
const token = z.object({
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  kind: tokenKind,
  spoken: z.string(),
  certain: z.boolean(),
});
export type Token = z.infer<typeof token>;

export const normalizedSegment = z.object({ tokens: z.array(token), spoken: z.string() });
export type NormalizedSegment = z.infer<typeof normalizedSegment>;
