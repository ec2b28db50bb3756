import { z } from 'zod';

/** What a piece of the written text is, and so why it is spoken as it is. */
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
 * One token of a segment. `start` and `end` are UTF-16 code unit offsets into the segment as given (what
 * `String.slice` takes); the tokens of a segment cover it without gaps or overlaps. `spoken` is what is said
 * (empty for what is not spoken), `certain` is false where a person should look.
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
