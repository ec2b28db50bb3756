import { boxOf, type Drawing, endPath, operations, stepsOf } from './drawing-steps.ts';
import { type Matrix, placed } from './matrix.ts';
import { type PdfRun, right } from './pdf-run.ts';

/** A straight line that is drawn on a page, across or down: `x` to `end`, or `y` to `end`. */
export interface Rule {
  readonly isAcross: boolean;
  /** Where all of it is: `y` of one across, `x` of one down. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** In points: what is thicker is an area, whose edges may be those of cells. */
const thickest = 3;
const shortest = 3;
/** A page with more is a drawing. */
const mostRules = 4000;

/** What a path is made of, with how many numbers follow. */
const [move, line, curve, quadratic] = [0, 1, 2, 3];
const numbersOf = new Map([
  [move, 2],
  [line, 2],
  [curve, 6],
  [quadratic, 4],
]);

type Point = readonly [x: number, y: number];

/** Returns the corners of the parts of a path; none of one with curves. */
export function cornersOf(path: ArrayLike<number>): Point[][] {
  const parts: Point[][] = [];
  for (let at = 0; at < path.length; ) {
    const kind = path[at++] ?? 0;
    const point: Point = [path[at] ?? 0, path[at + 1] ?? 0];
    if (kind === curve || kind === quadratic) return [];
    if (kind === move) parts.push([point]);
    else if (kind === line) parts.at(-1)?.push(point);
    else {
      const first = parts.at(-1)?.[0];
      if (first !== undefined) parts.at(-1)?.push(first);
    }
    at += numbersOf.get(kind) ?? 0;
  }
  return parts;
}

function ruleOf([x1, y1]: Point, [x2, y2]: Point): Rule | null {
  const [width, height] = [Math.abs(x1 - x2), Math.abs(y1 - y2)];
  if (Math.min(width, height) > thickest || Math.max(width, height) < shortest) return null;
  return width > height
    ? { isAcross: true, at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) }
    : { isAcross: false, at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) };
}

/** Returns the lines of a part of a path: itself if it is thin, or its edges. */
function rulesOfPart(corners: readonly Point[]): Rule[] {
  const { left, top, right, bottom } = boxOf(corners);
  const whole = ruleOf([left, top], [right, bottom]);
  if (whole !== null) return [whole];
  return corners.slice(1).flatMap((corner, at) => ruleOf(corners[at] ?? corner, corner) ?? []);
}

/** In sizes of the font: words are seldom farther apart, but cells are. */
const cellGap = 0.45;

/** Whether the text of a page stands as if lines were drawn around it: as that of several tables' rows, or in formulas. */
export function mayHaveRules(runs: readonly PdfRun[]): boolean {
  if (runs.some(({ text }) => /[=+−×÷√∑∏∫≤≥≈\u{1d400}-\u{1d7ff}]/u.test(text))) return true;
  const lines = new Map<number, PdfRun[]>();
  for (const run of runs) {
    if (run.text.trim() === '') continue;
    const place = Math.round(run.y);
    lines.set(place, [...(lines.get(place) ?? []), run]);
  }
  const isRow = (line: readonly PdfRun[]) => {
    const sorted = line.toSorted((a, b) => a.x - b.x);
    return sorted.slice(1).some((run, at) => run.x - right(sorted[at] ?? run) > run.size * cellGap);
  };
  return [...lines.values()].filter(isRow).length > 1;
}

/** Returns the straight lines that are drawn on a page, as it is seen. */
export function rulesOf(drawing: Drawing, transform: Matrix): Rule[] {
  const rules: Rule[] = [];
  for (const { operation, args, now } of stepsOf(drawing, transform)) {
    if (operation !== operations.path || args[0] === endPath) continue;
    const [, [path]] = args as [number, [ArrayLike<number> | null]];
    for (const corners of cornersOf(path ?? []))
      rules.push(...rulesOfPart(corners.map(([x, y]) => placed(now.matrix, x, y))));
    if (rules.length > mostRules) return [];
  }
  return rules;
}
