import { type Draft, draft, type Rule, type Scan } from '../draft.ts';
import { parseFormula } from './parse.ts';
import { tokensAt } from './tokens.ts';
import type { Formula } from './tree.ts';

/** What letters, signs and numbers beside each other do not tell: what is raised, below a line or within a sum. */
const structure = new RegExp(
  [
    '\\^[-(A-Za-z]|ⁿ|(?<![A-Za-z])[A-Za-z]_[(A-Za-z\\d]|√[(A-Za-z]|[³⁴ⁿ]√|[∑∏∫⋃⋂∬∭∮]',
    '\\)(?:[²³⁴-⁹⁻ⁿ^!A-Za-z(√]| ?/)|/ ?\\(|\\p{Script=Greek}/[A-Za-z]',
    '(?:[²³⁴-⁹]|\\^\\d) ?- ?[A-Za-z\\d(]|[A-Za-z\\d] ?- ?(?:\\d{0,3}[A-Za-z])?(?:[²³⁴-⁹]|\\^\\d)',
    '(?:sin|cos|tan|tg|ctg|cot)(?:[²³]|\\^\\d)|log_|lim ?_?\\(|C\\([^()]{1,8},|[<≤] ?∞|∞ ?[<≤]',
    '[<≤] ?[A-Za-z] ?[<≤]|[>≥] ?[A-Za-z] ?[>≥]|\\|[A-Za-z\\d]{1,4} ?[-+] ?[A-Za-z\\d]{1,4}\\| ?[<>≤≥=]',
    '(?<![A-Za-z])[a-z] ?= ?-?\\d{0,3}[a-z] ?- ?\\d{1,3}(?![\\d.-])',
    "(?<![A-Za-z])(?:d[A-Za-z]/d[rstxyz](?![A-Za-z])|[fgh]['′]{0,2}\\([a-z]\\) ?=)",
  ].join('|'),
  'u',
);
const sure = /[=<>≤≥≠≈+^√∑∏∫⋃⋂∬∭∮²³⁴-⁹ⁿ_!]|\p{L} ?- ?|- ?\p{L}|lim|C\(|d[A-Za-z]\/d/u;
const beginning = /[\p{L}\p{N}([|√∑∏∫⋃⋂∬∭∮⁻³⁴ⁿ-]/u;
/** An article or a pronoun before brackets or a word is no factor. */
const wordy = /^(?:a|A|I) [^-+−=^*/×·<>]/u;
/** The line that was asked about last, with whether it may have formulas: it is asked about at each of its places. */
let line = { text: '', from: 0, to: 0, may: false };
function mayHaveFormulas(text: string, at: number): boolean {
  if (line.text !== text || at < line.from || at > line.to) {
    const from = text.lastIndexOf('\n', at - 1) + 1;
    const end = text.indexOf('\n', at);
    const to = end < 0 ? text.length : end;
    line = { text, from, to, may: structure.test(text.slice(from, to)) };
  }
  return line.may;
}
/** Figures alone are a formula if something is done to several. */
const operation = /\p{L}|[+×·√^!]/u;

/** A unit below another one in brackets, 3 m²/(kg), or figures before a unit, 10^-3 m. */
const unit = /^\d[\d.]*(?: ?[A-Za-z]{1,3}[²³]? ?\/ ?\([^()]*\)|(?: ?[×·*] ?\d+)?\^-?\d+)$/u;

type Finish = (text: string, end: number, kind: 'symbol', spoken: string) => Draft;

/** Returns a rule that reads formulas whose parts have to be told apart, as a language says and ends them. */
export const formulaRuleOf =
  (say: (formula: Formula) => string, finish: Finish = (_, ...said) => draft(...said)): Rule =>
  ({ text, at }: Scan): Draft | undefined => {
    if (!mayHaveFormulas(text, at)) return undefined;
    if (!beginning.test(text.charAt(at)) || wordy.test(text.slice(at, at + 3))) return undefined;
    if (/[\p{L}\p{N}_.,/\\$€£₮#@&`"^-]/u.test(text.charAt(at - 1))) return undefined;
    const tokens = tokensAt(text, at);
    const written = text.slice(at, tokens.at(-1)?.end ?? at);
    const found = structure.test(written) ? parseFormula(tokens) : null;
    if (found === null) return undefined;
    const end = tokens[found.count - 1]?.end ?? at;
    const whole = text.slice(at, end);
    if (!structure.test(whole) || !sure.test(whole) || !operation.test(whole) || unit.test(whole))
      return undefined;
    // What goes on is no formula: code, a path, a word.
    if (/^(?:[\p{L}\p{N}_/\\^`"']|[.:][\p{L}\p{N}/])/u.test(text.slice(end, end + 2)))
      return undefined;
    return finish(
      text,
      end,
      'symbol',
      say(found.formula)
        .replaceAll(/,(?:\s*,)+/gu, ',')
        .replace(/,$/u, ''),
    );
  };
