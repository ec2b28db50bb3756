import type { NormalizedSegment } from '@duu/contract/token';
import { dictionaryRule } from './dictionary.ts';
import { englishRules } from './en/rules.ts';
import { joinTokens } from './join.ts';
import { mongolianRules } from './mn/rules.ts';
import type { NormalizeOptions } from './options.ts';
import { scanTokens } from './scan.ts';
import { settle } from './settle.ts';

export { type SpokenSpan, spokenSpans } from './join.ts';
export type { NormalizeOptions } from './options.ts';
export { voiceLanguage } from './voice-language.ts';

/**
 * Turns a text into the words to be spoken. Tokens cover the text as given without gap or overlap (UTF-16
 * offsets); `spoken` has letters, spaces, apostrophes of English and `. , ? ! : ; …` only. A pure function,
 * linear in the text's length; never throws for any string.
 */
export function normalize(text: string, options: NormalizeOptions): NormalizedSegment {
  const rules = options.language === 'mn' ? mongolianRules : englishRules;
  const read = (spoken: string) => scanTokens(spoken, options, rules);
  const own = options.dictionary?.length
    ? [dictionaryRule(options, (spoken) => joinTokens(read(spoken)).spoken), ...rules]
    : rules;
  const first = scanTokens(text, options, own);
  const tokens = settle(first, read);
  return { tokens, spoken: joinTokens(tokens).spoken };
}
