import { fraction } from '../document/spoken-math.ts';
import type { Rule } from './page-rules.ts';
import { extentOf, type PdfRun, right } from './pdf-run.ts';

/** In sizes of the letters: how far a bar is from the letters above it and from the baseline below it. */
const above = { least: 0.19, most: 1.1 };
const below = { least: 0.5, most: 1.05 };
/** How far what is above and below is from the middle of the bar. */
const offMiddle = 0.5;
/** How much longer than the letters a bar is at most, and how long. */
const overhang = 1;
const longest = 20;

const hasWord = (runs: readonly PdfRun[]): boolean =>
  runs.some(
    ({ text }) =>
      /\p{L}{3}/u.test(text) && !/^\W*(?:sin|cos|tan|cot|log|lim|exp|max|min)\b/u.test(text),
  );

function isInMiddle(runs: readonly PdfRun[], rule: Rule, size: number): boolean {
  const [from, to] = extentOf(runs);
  return Math.abs(from + to - rule.from - rule.to) / 2 < size * offMiddle;
}

type Say = (runs: readonly PdfRun[]) => string;

/** Returns the fraction that a line across is the bar of; null if it is an underline or of a table. */
function fractionAt(
  rule: Rule,
  runs: readonly PdfRun[],
  say: Say,
): { run: PdfRun; parts: PdfRun[] } | null {
  const within = runs.filter(
    (run) =>
      run.text.trim() !== '' &&
      run.x > rule.from - run.size * 0.3 &&
      right(run) < rule.to + run.size * 0.3,
  );
  const isNear = (distance: number, { size }: PdfRun, { least, most }: typeof above) =>
    distance >= size * least && distance <= size * most;
  const upper = within.filter((run) => isNear(rule.at - run.y, run, above));
  const lower = within.filter((run) => isNear(run.y - rule.at, run, below));
  const size = Math.max(0, ...upper.map((run) => run.size), ...lower.map((run) => run.size));
  if (upper.length === 0 || lower.length === 0 || rule.to - rule.from > size * longest) return null;
  const [from, to] = extentOf([...upper, ...lower]);
  if (rule.to - rule.from > to - from + size * overhang) return null;
  if (![upper, lower].every((part) => isInMiddle(part, rule, size))) return null;
  // Its line: small letters are those of a fraction within a line.
  const beside = runs.find(
    (run) =>
      !upper.includes(run) &&
      !lower.includes(run) &&
      Math.abs(run.y - rule.at - run.size * 0.25) < run.size * 0.2 &&
      (Math.abs(run.x - rule.to) < run.size * 2 || Math.abs(rule.from - right(run)) < run.size * 2),
  );
  // Words above a line of its own are a name over what it is of, as below letters, or underlined.
  if (beside === undefined && hasWord([...upper, ...lower])) return null;
  const full = beside?.size ?? size;
  const run: PdfRun = {
    ...(upper[0] as PdfRun),
    ...(beside && { font: beside.font }),
    text: fraction(say(upper), say(lower)),
    x: rule.from,
    width: rule.to - rule.from,
    y: beside?.y ?? rule.at + full * 0.25,
    size: full,
  };
  return { run, parts: [...upper, ...lower] };
}

/** Returns the runs of a page with one for each fraction that is printed above and below a bar. */
export function withFractions(
  runs: readonly PdfRun[],
  rules: readonly Rule[],
  say: Say,
): readonly PdfRun[] {
  const down = rules.filter(({ isAcross }) => !isAcross);
  const bars = rules.filter(
    (rule) =>
      rule.isAcross &&
      !down.some(
        ({ at, from, to }) =>
          at >= rule.from - 1 && at <= rule.to + 1 && rule.at >= from - 1 && rule.at <= to + 1,
      ),
  );
  let left = runs;
  // Fractions in fractions first.
  for (const bar of bars.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const found = fractionAt(bar, left, say);
    if (found === null) continue;
    const parts = new Set(found.parts);
    left = [...left.filter((run) => !parts.has(run)), found.run];
  }
  return left;
}
