import { gutterOf } from './gutter.ts';
import { endsSentence, startsLower } from './line-ends.ts';
import { type PdfRun, quantile, right, textOf } from './pdf-run.ts';
import { spansOf } from './rows-of-runs.ts';

/** Rows of which some text stands beside the rest, from one up to another, divided at a place. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly x: number;
  /** Which part is beside the text, as a box or a note in the margin; null if they are two blocks of a letter's head. */
  readonly aside: 'left' | 'right' | null;
  /** Whether it is in the margin: no line of the page goes on there. */
  readonly isMargin: boolean;
}

type Row = readonly PdfRun[];

/** In sizes of the font: what is between a text and what stands beside it at least. */
const sideGap = 1;
/** Letters of a usual line of text. */
const leastLetters = 14;
/** Of the text beside it: columns are as wide as each other. */
const widestSide = 0.8;
/** In sizes: blocks of a head stand farther apart. */
const headGap = 1;
/** Rows of a page that may be its head, and lines of a block there. */
const headRows = 16;
const mostLines = 9;
/** Letters of the widest line of a head's block. */
const widestLine = 48;
/** More is looked at in too long a time. */
const mostRows = 300;
const mostRuns = 6000;

/** Returns the parts of a row before and behind a place; null if text crosses it, or is a row of a table. */
function partsAt(row: Row, x: number, size: number): readonly [Row, Row] | null {
  if (row.some(({ tag }) => tag !== undefined)) return null;
  const isCrossed = spansOf(row).some(([from, to]) => from < x - 1 && to > x - size * sideGap);
  return isCrossed
    ? null
    : [row.filter((run) => run.x < x - 1), row.filter((run) => run.x >= x - 1)];
}

/** Whether lines are those of a text that is broken at a width: most sentences go on in the next line. */
export function isBroken(lines: readonly string[]): boolean {
  const pairs = lines.slice(1).map((line, at) => [lines[at] ?? '', line] as const);
  const goingOn = pairs.filter(([before, line]) => !endsSentence(before) && startsLower(line));
  return goingOn.length > 0 && goingOn.length >= pairs.length * 0.25;
}

/** Whether they are a text of several words a line, and not names of what is beside them. */
const areWords = (lines: readonly string[]): boolean =>
  isBroken(lines) && lines.filter((line) => line.includes(' ')).length >= lines.length / 2;

const edgeOf = (part: Row): number => Math.min(...part.map(({ x }) => x));
const widthOf = (parts: readonly Row[]): number =>
  Math.max(...parts.map((part) => Math.max(...part.map(right)) - edgeOf(part)));

/** Whether most lines begin at one place. */
function areAligned(parts: readonly Row[]): boolean {
  const edges = parts.map(edgeOf);
  const usual = quantile(edges, 0.5);
  return edges.filter((edge) => Math.abs(edge - usual) < 1.5).length >= edges.length * 0.5;
}

/** The rows around a place that no text crosses, as parts before and behind it. */
interface Region {
  readonly parts: readonly (readonly [Row, Row])[];
  /** Those that have text behind it, from the first to the last one. */
  readonly within: readonly (readonly [Row, Row])[];
  /** The rows before and after it. */
  readonly before: Row;
  readonly after: Row;
}

const partsOf = (parts: readonly (readonly [Row, Row])[], side: 0 | 1): Row[] =>
  parts.map((both) => both[side]).filter(({ length }) => length > 0);

const sizeOf = (row: Row): number =>
  quantile(
    row.map(({ size }) => size),
    0.5,
  );

/** Whether a sentence goes on from one row to another: one in large letters is a heading. */
function goesOn(row: Row | undefined, next: Row | undefined): boolean {
  if (!row?.length || !next?.length || sizeOf(row) > sizeOf(next) * 1.12) return false;
  return !endsSentence(textOf(row)) && startsLower(textOf(next));
}

/** Whether most lines have words that stand far apart, as those of justified columns. */
const areSpread = (parts: readonly Row[], size: number): boolean =>
  parts.filter((part) => {
    const spans = spansOf(part);
    return spans.slice(1).some(([from], at) => from - (spans[at]?.[1] ?? from) > size * sideGap);
  }).length >
  parts.length / 4;

function asideOf({ parts, within, before, after }: Region, size: number): Band['aside'] {
  const rights = partsOf(parts, 1);
  const isRight = widthOf(rights) < widthOf(partsOf(within, 0));
  const main = isRight ? partsOf(parts, 0) : rights;
  const side = isRight ? rights : partsOf(within, 0);
  if (Math.min(main.length, side.length) < 2 || !areAligned(main) || !areAligned(side)) return null;
  if (widthOf(side) > widthOf(main) * widestSide || areSpread(main, size)) return null;
  // What is beside one of two columns is not beside both.
  if (gutterOf(main, size) !== null) return null;
  const lines = main.map(textOf);
  const lengths = lines.map(({ length }) => length);
  if (quantile(lengths, 0.5) < leastLetters || !isBroken(lines)) return null;
  const isSmall = sizeOf(side.flat()) < sizeOf(main.flat()) * 0.93;
  const isBetween =
    within.filter((both) => both.every(({ length }) => length > 0)).length < side.length / 3;
  const isFlowing = goesOn(before, main[0]) || goesOn(main.at(-1), after);
  // Cells and columns may be texts too, but stand in rows, and no sentence goes on into them from around.
  if (!isSmall && !((isBetween || isFlowing) && areWords(side.map(textOf)))) return null;
  return isRight ? 'right' : 'left';
}

const label = /^[\p{Lu}№][\p{L}\p{N} .№-]{0,24}:/u;

/** Whether two blocks at the top of a page are those of a letter's head: not all of the left one are names of the right one. */
function areHeads(parts: readonly (readonly [Row, Row])[], size: number): boolean {
  const [lefts, rights] = [partsOf(parts, 0), partsOf(parts, 1)];
  if (lefts.length < 2 || rights.length < 2 || Math.max(lefts.length, rights.length) > mostLines)
    return false;
  const [left, end] = [lefts.map(textOf), rights.map(textOf)];
  if ([...left, ...end].some((text) => text.length > widestLine)) return false;
  const gap =
    Math.min(...rights.map(edgeOf)) -
    Math.max(...lefts.map((part) => Math.max(...part.map(right))));
  if (gap < size * headGap) return false;
  const isLabelled = (text: string) => label.test(text) && !text.endsWith(':');
  const areNames = [left[0], end[0]].every((text) => text?.endsWith(':'));
  return areNames || end.some(isLabelled) || (left.some(isLabelled) && !left.every(isLabelled));
}

/** Returns the places where at least two parts of rows begin behind others. */
function placesOf(rows: readonly Row[]): number[] {
  const counts = new Map<number, number>();
  const [first] = rows.map(edgeOf).toSorted((a, b) => a - b);
  for (const row of rows)
    for (const [from] of spansOf(row)) {
      const place = Math.round(from);
      if (from > (first ?? 0) + 30) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  return [...counts].filter(([, count]) => count > 1).map(([place]) => place);
}

interface AboutRows {
  readonly size: number;
  /** Whether they begin a document. */
  readonly isTop: boolean;
}

/** Returns the first rows where text stands beside other text; null without any. */
export function bandOf(rows: readonly Row[], { size, isTop }: AboutRows): Band | null {
  if (rows.length < 3 || rows.length > mostRows || rows.flat().length > mostRuns) return null;
  let best: Band | null = null;
  for (const x of placesOf(rows)) {
    const parts = rows.map((row) => partsAt(row, x, size));
    for (let start = 0; start < rows.length; start++) {
      let end = start;
      while (parts[end]) end++;
      const some = parts.slice(start, end).flatMap((one) => (one === null ? [] : [one]));
      const first = some.findIndex(([, part]) => part.length > 0);
      const from = start + first;
      const to = start + 1 + some.findLastIndex(([, part]) => part.length > 0);
      if (first >= 0) {
        const within = some.slice(first, to - start);
        const around = { before: rows[start - 1] ?? [], after: rows[end] ?? [] };
        const aside = asideOf({ parts: some, within, ...around }, size);
        // Below a box the lines may be as narrow for a while.
        const isOpen = aside === 'right' && goesOn(rows[end - 1], rows[end]);
        const isHead = aside === null && isTop && from < headRows && areHeads(within, size);
        if ((aside !== null || isHead) && (best === null || from < best.from))
          best = {
            from,
            to: isOpen ? end : to,
            x,
            aside,
            isMargin: aside === 'right' && end - start === rows.length,
          };
      }
      start = end;
    }
  }
  return best;
}
