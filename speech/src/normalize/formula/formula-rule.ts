import { type Draft, draft, type Rule, type Scan } from '../draft.ts';
import { keptAt } from '../kept.ts';
import { parseFormula } from './parse.ts';
import { tokensAt } from './tokens.ts';
import type { Formula } from './tree.ts';

/** What letters, signs and numbers beside each other do not tell: what is raised, below a line or within a sum. */
const structure = new RegExp(
  [
    '\\^[-(A-Za-z]|ⁿ|(?<![A-Za-z])[A-Za-z]_[(A-Za-z\\d]|√[(A-Za-z]|[³⁴ⁿ]√|[∑∏∫⋃⋂∬∭∮]',
    '\\)(?:[²³⁴-⁹⁻ⁿ^!A-Za-z(√]| ?/)|/ ?\\(|\\p{Script=Greek}/[A-Za-z]',
    '(?:[²³⁴-⁹]|\\^\\d) ?- ?[A-Za-z\\d(]|[A-Za-z\\d] ?- ?(?:\\d{0,3}[A-Za-z])?(?:[²³⁴-⁹]|\\^\\d)',
    '(?:sin|cos|tan|tg|ctg|cot)[²³]|log_|lim ?\\(|C\\([^()]{1,8},|[<≤] ?∞|∞ ?[<≤]',
  ].join('|'),
  'u',
);
const sure = /[=<>≤≥≠≈+^√∑∏∫⋃⋂∬∭∮²³⁴-⁹ⁿ_!]|\p{L} ?- ?|- ?\p{L}|lim|C\(/u;
const beginning = /[\p{L}\p{N}([|√∑∏∫⋃⋂∬∭∮⁻³⁴ⁿ-]/u;
/** An article or a pronoun before brackets or a word is no factor. */
const wordy = /^(?:a|A|I) [^-+−=^*/×·<>]/u;
/** Asked at each place of a text, and found out once. */
const mayHaveFormulas = keptAt((text) => structure.test(text));
/** Figures alone are a formula if something is done to several. */
const operation = /\p{L}|[+×·√^!]/u;

/** A unit below another one in brackets: 3 m²/(kg). */
const unit = /^\d[\d.]* ?[A-Za-z]{1,3}[²³]? ?\/ ?\([^()]*\)$/u;

/** Returns a rule that reads formulas whose parts have to be told apart, as a language says them. */
export const formulaRuleOf =
  (say: (formula: Formula) => string): Rule =>
  ({ text, at }: Scan): Draft | undefined => {
    if (!mayHaveFormulas(text, 0)) return undefined;
    const before = text.charAt(at - 1);
    if (!beginning.test(text.charAt(at)) || /[\p{L}\p{N}_.,/\\$€£₮#@&`"^-]/u.test(before))
      return undefined;
    if (wordy.test(text.slice(at, at + 3))) return undefined;
    const tokens = tokensAt(text, at);
    const written = (count: number) => text.slice(at, tokens[count - 1]?.end ?? at);
    if (!structure.test(written(tokens.length))) return undefined;
    const found = parseFormula(tokens);
    if (found === null) return undefined;
    const end = tokens[found.count - 1]?.end ?? at;
    const whole = text.slice(at, end);
    if (!structure.test(whole) || !sure.test(whole) || !operation.test(whole) || unit.test(whole))
      return undefined;
    // What goes on is no formula: code, a path, a word.
    if (/^(?:[\p{L}\p{N}_/\\^`"']|[.:][\p{L}\p{N}/])/u.test(text.slice(end, end + 2)))
      return undefined;
    return draft(
      end,
      'symbol',
      say(found.formula)
        .replaceAll(/,(?:\s*,)+/gu, ',')
        .replace(/,$/u, ''),
    );
  };
