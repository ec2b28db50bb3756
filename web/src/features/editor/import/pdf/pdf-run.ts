/** A run of text on a page as it is seen: `y` is its baseline and grows downwards, in points. */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The font's size. */
  readonly size: number;
  readonly font: string;
  readonly tag?: CellTag;
}

/** A cell of a table in a page that is tagged. */
export interface CellTag {
  /** Numbers of the table and the row, which count all of the page. */
  readonly table: number;
  readonly row: number;
  readonly cell: number;
  /** How many cells its row has. */
  readonly cells: number;
}

/** A page with its runs in the file's order. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly PdfRun[];
  /** Whether its letters are not drawn: they stand over the picture of them. */
  readonly isScan?: boolean;
}

/** A line of a column. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  /** Those of its words, which may be several: small capitals, names in other letters. */
  readonly sizes: readonly number[];
  /** The font of all its letters; null if there are several. */
  readonly font: string | null;
  readonly page: number;
  /** Counts the columns of the document in reading order. */
  readonly column: number;
  /** Where parts begin that a wide gap divides, and where they end: cells, if lines around have them too. */
  readonly cells: readonly PdfCell[];
  /** The marks of notes in it, which are not part of its text. */
  readonly marks: readonly string[];
  /** Whether the file says that it is a row of a table. */
  readonly isRow: boolean;
  /** Whether other text stands beside it, so that its column has edges of its own. */
  readonly isBeside?: boolean;
  /** The column of a box or note that the text goes on beside. */
  readonly aside?: number | undefined;
}

export interface PdfCell {
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

/** Returns the text of runs with a blank between each two, for what does not depend on where these stand. */
export const textOf = (runs: readonly PdfRun[]): string =>
  runs
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();

export const right = ({ x, width }: PdfRun): number => x + width;

/** Share of a page's height at its top and bottom where heads, feet and page numbers are. */
export const headMargin = 0.25;

/** Whether a line is larger than those of the text, as headings are. */
export const isLarge = ({ size }: PdfLine, body: number): boolean => size > body * 1.12;
/** Whether a line has the size of the text. */
export const isBody = ({ size }: PdfLine, body: number): boolean =>
  Math.abs(size - body) <= body * 0.07;

/** Returns runs with the cells of those that have one; the same ones if none has. */
export const withTags = (
  runs: readonly PdfRun[],
  tags: ReadonlyMap<PdfRun, CellTag>,
): readonly PdfRun[] =>
  tags.size === 0
    ? runs
    : runs.map((run) => {
        const tag = tags.get(run);
        return tag === undefined ? run : { ...run, tag };
      });

/** Returns where runs begin and where they end; infinities without any. A page may have too many for `Math.min(...)`. */
export function extentOf(runs: readonly PdfRun[]): [from: number, to: number] {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const run of runs) {
    from = Math.min(from, run.x);
    to = Math.max(to, right(run));
  }
  return [from, to];
}

/** Returns the value at a share of the sorted values; 0 without any. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Returns the most frequent value, the smallest one of several, weighted and rounded to `step`. */
export function mode(
  values: readonly (readonly [value: number, weight: number])[],
  step: number,
): number {
  const weights = new Map<number, number>();
  for (const [value, weight] of values) {
    const key = Math.round(value / step);
    weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  let best = 0;
  let most = 0;
  for (const [key, weight] of [...weights].toSorted(([a], [b]) => a - b))
    if (weight > most) [best, most] = [key, weight];
  return best * step;
}

/** Returns the distances of a column's lines, those of the body's size with more weight. */
export function gapsOf(lines: readonly PdfLine[], size: number): [gap: number, weight: number][] {
  return lines.slice(1).flatMap((line, at): [number, number][] => {
    const gap = line.y - (lines[at]?.y ?? 0);
    const isBody = Math.abs(line.size - size) < size * 0.12;
    return gap > line.size * 0.8 && gap < line.size * 3.2 ? [[gap, isBody ? 2 : 1]] : [];
  });
}
