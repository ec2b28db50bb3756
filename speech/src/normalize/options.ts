import type { Language } from '@duu/contract/language';

/** One entry of a person's own dictionary: how something written is to be said. */
export interface DictionaryEntry {
  readonly written: string;
  readonly spoken: string;
  /** Also where the word has an ending of the Mongolian noun. */
  readonly inflected?: boolean | undefined;
}

/**
 * Words in the other language's letters: `voice` leaves them for a voice of that language, `respell` writes them
 * by sound in the letters of the segment's language, `auto` leaves phrases of three words and more to the voice
 * and respells shorter ones.
 */
export const foreignRules = ['auto', 'voice', 'respell'] as const;
export type ForeignRule = (typeof foreignRules)[number];

export interface NormalizeOptions {
  readonly language: Language;
  readonly dictionary?: readonly DictionaryEntry[];
  readonly foreign?: ForeignRule;
}
