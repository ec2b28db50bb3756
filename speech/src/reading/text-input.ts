import type { NormalizeOptions } from '../normalize/options.ts';

/** A text and how it is read. */
export interface TextInput {
  readonly options: NormalizeOptions;
  readonly segments: readonly string[];
}
