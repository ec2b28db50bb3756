import type { NormalizedSegment, Token } from '@duu/contract/token';
import type { DictionaryEntry, NormalizeOptions } from '@duu/speech/normalize/options';

export interface Normalizer {
  /** Reads a text. Options that are passed again are prepared once. */
  normalize(text: string, options: NormalizeOptions): NormalizedSegment;
  /** The options for each segment of a text, with what only the whole of it tells. */
  forText(options: NormalizeOptions, segments: readonly string[]): NormalizeOptions;
  /** The dictionary entries that were used for a text's tokens. */
  usedEntries(
    text: string,
    tokens: readonly Token[],
    entries: readonly DictionaryEntry[],
  ): DictionaryEntry[];
  /** Some inflected forms of a Mongolian word. */
  exampleForms(word: string): readonly string[];
}

/** Loaded separately: it does not need the engines. */
export async function loadNormalizer(): Promise<Normalizer> {
  const { exampleForms, forText, normalize, usedEntries } = await import(
    '@duu/speech/normalize/normalize'
  );
  return { exampleForms, forText, normalize, usedEntries };
}
