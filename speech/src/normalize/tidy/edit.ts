/** A stretch of a text, by UTF-16 offsets, and what stands in its place; '' leaves it out. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly said: string;
}
