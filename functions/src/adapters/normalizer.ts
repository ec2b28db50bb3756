import type { NormalizedSegment, Token } from '@duu/contract/token';
import type { DictionaryEntry, NormalizeOptions } from '@duu/speech/normalize/options';

export interface Normalizer {
  /** How a text will be read. Options that are passed again are prepared once. */
  normalize(text: string, options: NormalizeOptions): NormalizedSegment;
  /** The entries that a text's tokens were read with. */
  usedEntries(
    text: string,
    tokens: readonly Token[],
    entries: readonly DictionaryEntry[],
  ): DictionaryEntry[];
  /** A few forms of a Mongolian word. */
  exampleForms(word: string): readonly string[];
}

/** Loaded apart from the engines, which it does not need. */
export async function loadNormalizer(): Promise<Normalizer> {
  const { exampleForms, normalize, usedEntries } = await import('@duu/speech/normalize/normalize');
  return { exampleForms, normalize, usedEntries };
}
