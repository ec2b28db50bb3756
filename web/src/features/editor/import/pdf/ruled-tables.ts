import type { Rule } from './page-rules.ts';
import { type CellTag, type PdfRun, textOf, withTags } from './pdf-run.ts';
import { rowsOf } from './rows-of-runs.ts';

/** In points: lines that meet in a drawing end no farther from each other. */
const slack = 3;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Joins lines in a row that touch. */
function joined(rules: readonly Rule[]): Rule[] {
  const found: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const at = found.findIndex(
      (one) =>
        one.isAcross === rule.isAcross &&
        Math.abs(one.at - rule.at) <= slack / 2 &&
        rule.from <= one.to + slack &&
        rule.to >= one.from - slack,
    );
    const one = found[at];
    if (one === undefined) found.push(rule);
    else found[at] = { ...one, from: Math.min(one.from, rule.from), to: Math.max(one.to, rule.to) };
  }
  return found;
}

const meets = (across: Rule, down: Rule): boolean =>
  down.at >= across.from - slack &&
  down.at <= across.to + slack &&
  across.at >= down.from - slack &&
  across.at <= down.to + slack;

/** Returns groups of lines that meet. */
function drawingsOf(rules: readonly Rule[]): Rule[][] {
  const left = new Set(rules);
  const drawings: Rule[][] = [];
  for (const first of rules) {
    if (!left.delete(first)) continue;
    const drawing = [first];
    for (const rule of drawing)
      for (const other of left) {
        if (rule.isAcross === other.isAcross) continue;
        if (!(rule.isAcross ? meets(rule, other) : meets(other, rule))) continue;
        left.delete(other);
        drawing.push(other);
      }
    drawings.push(drawing);
  }
  return drawings;
}

/** Returns the different values, in their order. */
function distinct(values: readonly number[]): number[] {
  const found: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (value - (found.at(-1) ?? Number.NEGATIVE_INFINITY) > slack) found.push(value);
  return found;
}

const isBetween = (value: number, { from, to }: Rule): boolean => value > from && value < to;

/** Lines with more between them are a drawing. */
const mostCells = 20_000;

/** Returns the cells that the lines of a drawing enclose, those of a table's open sides too. */
function cellsOf(rules: readonly Rule[]): Box[] {
  const across = rules.filter(({ isAcross }) => isAcross);
  const down = rules.filter(({ isAcross }) => !isAcross);
  const xs = distinct([
    ...down.map(({ at }) => at),
    ...across.flatMap(({ from, to }) => [from, to]),
  ]);
  const ys = distinct([
    ...across.map(({ at }) => at),
    ...down.flatMap(({ from, to }) => [from, to]),
  ]);
  const width = xs.length - 1;
  if (xs.length * ys.length > mostCells) return [];
  const first = Array.from({ length: Math.max(0, width * (ys.length - 1)) }, (_, at) => at);
  const firstOf = (at: number): number => {
    const known = first[at] ?? at;
    return known === at ? at : firstOf(known);
  };
  const isWall = (walls: readonly Rule[], at: number, middle: number) =>
    walls.some((rule) => Math.abs(rule.at - at) <= slack && isBetween(middle, rule));
  const middle = (edges: readonly number[], at: number) =>
    ((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2;
  for (const at of first.keys()) {
    const [column, row] = [at % width, Math.floor(at / width)];
    const isLast = column === width - 1;
    if (!isLast && !isWall(down, xs[column + 1] ?? 0, middle(ys, row)))
      first[firstOf(at + 1)] = firstOf(at);
    if (row < ys.length - 2 && !isWall(across, ys[row + 1] ?? 0, middle(xs, column)))
      first[firstOf(at + width)] = firstOf(at);
  }
  const boxes = new Map<number, Box>();
  for (const at of first.keys()) {
    const [column, row] = [at % width, Math.floor(at / width)];
    const known = boxes.get(firstOf(at));
    boxes.set(firstOf(at), {
      left: Math.min(known?.left ?? Number.POSITIVE_INFINITY, xs[column] ?? 0),
      right: Math.max(known?.right ?? 0, xs[column + 1] ?? 0),
      top: Math.min(known?.top ?? Number.POSITIVE_INFINITY, ys[row] ?? 0),
      bottom: Math.max(known?.bottom ?? 0, ys[row + 1] ?? 0),
    });
  }
  return [...boxes.values()];
}

/** A page with more lines is a drawing, and trying each with each takes long. */
const mostRules = 1500;

/** Returns the runs of a page with the cells that drawn lines put around them, if the file does not say them. */
export function withRuledCells(runs: readonly PdfRun[], rules: readonly Rule[]): readonly PdfRun[] {
  if (rules.length > mostRules || runs.some(({ tag }) => tag !== undefined)) return runs;
  const tags = new Map<PdfRun, CellTag>();
  let table = 0;
  let row = 0;
  for (const drawing of drawingsOf(joined(rules))) {
    const boxes = cellsOf(drawing);
    table++;
    const filled = boxes
      .map((box) => ({ box, inside: runs.filter((run) => isInside(run, box)) }))
      .filter(({ inside }) => inside.length > 0);
    const tops = distinct(boxes.map(({ top }) => top));
    const rows = tops.map((top) =>
      boxes.filter((box) => Math.abs(box.top - top) <= slack).toSorted((a, b) => a.left - b.left),
    );
    // A frame around a text is not a table.
    const isTable = rows.filter((cells) => cells.length > 1).length > 0 && filled.length > 2;
    if (!isTable) continue;
    for (const cells of rows) {
      const inside = cells.map((box) => filled.find((one) => one.box === box)?.inside ?? []);
      const heights = heightsOf(inside);
      for (const [cell, all] of inside.entries())
        for (const run of all) {
          const below = heights.findLastIndex((height) => run.y > height - run.size * 0.5);
          tags.set(run, { table, row: row + Math.max(0, below), cell, cells: cells.length });
        }
      row += Math.max(1, heights.length);
    }
  }
  return withTags(runs, tags);
}

/** In points: baselines of one row of text differ by no more. */
const sameHeight = 2;
const isNumber = (text: string): boolean =>
  /^[\p{Sc}\d\s.,:%()+−–-]*\d[\p{Sc}\d\s.,:%()+−–-]*$/u.test(text);

/**
 * Returns the baselines of the rows of text that one row of cells has, where lines are drawn only between groups of
 * rows: each cell has as many, at the same heights, and either are they many or in one of them all are numbers. Else none:
 * wrapped cells.
 */
function heightsOf(cells: readonly (readonly PdfRun[])[]): number[] {
  const texts = cells
    .map((runs) => rowsOf(runs.filter(({ text }) => text.trim() !== '')))
    .filter(({ length }) => length > 1);
  const heights = (texts[0] ?? []).map((row) => row[0]?.y ?? 0);
  const isAlike = texts.every(
    (rows) =>
      rows.length === heights.length &&
      rows.every(([run], at) => Math.abs((run?.y ?? 0) - (heights[at] ?? 0)) <= sameHeight),
  );
  const areNumbers = (rows: readonly (readonly PdfRun[])[]) =>
    rows.every((row) => isNumber(row.map(({ text }) => text).join('')));
  // Wrapped cells are hardly ever as long as each other.
  const areMany =
    heights.length > 2 &&
    texts.length > 2 &&
    texts.flat().every((row) => /^[^\p{Ll}(]/u.test(textOf(row)));
  return texts.length > 1 && isAlike && (areMany || texts.some(areNumbers)) ? heights : [];
}

function isInside({ x, y, width, size }: PdfRun, { left, right, top, bottom }: Box): boolean {
  const middle = x + width / 2;
  const height = y - size * 0.3;
  return middle > left && middle < right && height > top && height < bottom;
}
