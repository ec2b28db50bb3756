import type { Language } from '@duu/contract/language';

/** One entry of a user's dictionary: how something written is said. */
export interface DictionaryEntry {
  readonly written: string;
  readonly spoken: string;
  /** Whether it also applies to the word with endings of a Mongolian noun. */
  readonly inflected?: boolean | undefined;
}

/**
 * Words in the other language's letters: `voice` leaves them to a voice of that language, `respell` writes them by
 * sound in the letters of the segment's language, `auto` leaves phrases of three words or more to the voice and
 * respells shorter ones.
 */
export const foreignRules = ['auto', 'voice', 'respell'] as const;
export type ForeignRule = (typeof foreignRules)[number];

export interface NormalizeOptions {
  readonly language: Language;
  readonly dictionary?: readonly DictionaryEntry[];
  readonly foreign?: ForeignRule;
  /** Whether 5/11 is the fifth of November where its own segment does not tell: see `forText`. */
  readonly dayFirst?: boolean | undefined;
  /** Lines of price lists without a currency: see `forText`. */
  readonly menuLines?: ReadonlySet<string> | undefined;
  /** Whether only the plain rules read it: see `forText`. */
  readonly dense?: boolean | undefined;
}
