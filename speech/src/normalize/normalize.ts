import type { NormalizedSegment, Token } from '@duu/contract/token';
import { dictionaryRule } from './dictionary.ts';
import type { Rule } from './draft.ts';
import { isDense } from './en/dense.ts';
import { menuLinesOf } from './en/money/menu-lines.ts';
import { plainRules } from './en/plain-rules.ts';
import { englishRules } from './en/rules.ts';
import { dayFirstIn } from './en/times/day-first.ts';
import { fold } from './fold.ts';
import { joinTokens } from './join.ts';
import { mongolianRules } from './mn/rules.ts';
import type { NormalizeOptions } from './options.ts';
import { scanTokens } from './scan.ts';
import { settle } from './settle.ts';
import { tidy } from './tidy/tidy.ts';

export { usedEntries } from './dictionary.ts';
export { spokenSpans } from './join.ts';
export { exampleForms } from './mn/endings/noun-forms.ts';
export type { NormalizeOptions } from './options.ts';
export { voiceLanguage } from './voice-language.ts';

/** Dictionaries as rules, cached by the options that hold them: a text has many segments and one dictionary. */
const prepared = new WeakMap<NormalizeOptions, Rule>();

function ownRule(options: NormalizeOptions, rules: readonly Rule[]): Rule | undefined {
  if (!options.dictionary?.length) return undefined;
  const known = prepared.get(options);
  if (known) return known;
  const own = dictionaryRule(options, (spoken) => joinTokens(again(spoken, options, rules)).spoken);
  prepared.set(options, own);
  return own;
}

/** The rules for a text, in order of precedence. */
export function rulesOf({ language, dense }: NormalizeOptions): readonly Rule[] {
  if (language === 'mn') return mongolianRules;
  return dense ? plainRules : englishRules;
}

/** Reads what is already spoken: nothing of it is layout. */
function again(spoken: string, options: NormalizeOptions, rules: readonly Rule[]): Token[] {
  return scanTokens(fold(spoken), spoken.length, options, rules);
}

/** The options for each segment of a text, with what only the whole of it tells. */
export function forText(options: NormalizeOptions, segments: readonly string[]): NormalizeOptions {
  if (options.language !== 'en') return options;
  if (isDense(segments)) return { ...options, dense: true };
  const dayFirst = dayFirstIn(segments);
  const menuLines = menuLinesOf(segments);
  return dayFirst === undefined && menuLines.size === 0
    ? options
    : { ...options, dayFirst, menuLines };
}

/**
 * Turns a text into the words to be spoken. Tokens cover the original text without gap or overlap (UTF-16 offsets);
 * `spoken` contains only letters, spaces, English apostrophes and `. , ? ! : ; …`. A pure function, linear in the
 * text's length; never throws.
 */
export function normalize(text: string, options: NormalizeOptions): NormalizedSegment {
  const rules = rulesOf(options);
  const own = ownRule(options, rules);
  const tidied = tidy(fold(text), options.language);
  const first = scanTokens(tidied, text.length, options, rules, own);
  // Plain sentences are spoken as written: without the user's own words a second scan would find the same.
  const read = (spoken: string, said: Rule) =>
    spoken === text && !own ? first : again(spoken, options, [said, ...rules]);
  const tokens = settle(first, text, read);
  return { tokens, spoken: joinTokens(tokens).spoken };
}
