import { gapsOf, mode, type PdfLine, quantile } from './pdf-run.ts';
import { narrowText } from './plain-tables.ts';

/** The measures of a column, in points. */
export interface Column {
  readonly left: number;
  readonly right: number;
  /** Whether several lines end near its right edge, which is known by them. */
  readonly isWide: boolean;
  /** Whether its lines are none of a text, as those of an address. */
  readonly isList: boolean;
  /** Whether it is narrow and its lines are spread to its edges. */
  readonly isSpread: boolean;
  /** Whether most lines end at one place, as those that are spread to an edge do. */
  readonly isEven: boolean;
  /** Distance of baselines. */
  readonly leading: number;
}

/** A column of fewer lines may have no full one. */
const few = 10;

/** A block of a letter's head has fewer lines, and shorter ones; nearly all lines of a longer list begin as names do. */
const mostOfHead = 9;
const widestOfList = 22;

const begins = /^(?:[•◦▪●○■□–-]\s)?[«“"'(+№]*[\p{Lu}\p{N}]|@/u;

const areLines = (lines: readonly PdfLine[]): boolean =>
  lines.length > 1 &&
  lines.some(({ isBeside }) => isBeside) &&
  lines.every((line) => line.right - line.x < line.size * widestOfList) &&
  lines.filter(({ text }) => begins.test(text)).length >
    lines.length * (lines.length > mostOfHead ? 0.9 : 0.7);

/** Returns the measures of each column. Few lines take those of the document, so that not the widest of a slide is full. */
export function columnsOf(lines: readonly PdfLine[], size: number): Map<number, Column> {
  const leadings: (readonly [number, number])[] = [];
  const byColumn = new Map<number, PdfLine[]>();
  for (const line of lines) byColumn.set(line.column, [...(byColumn.get(line.column) ?? []), line]);
  for (const column of byColumn.values())
    for (const [gap, weight] of gapsOf(column, size)) leadings.push([gap, weight]);
  const common = mode(leadings, 0.5);
  const columns = new Map<number, Column>();
  for (const [id, column] of byColumn) {
    const own = gapsOf(column, size);
    columns.set(id, {
      ...edgesOf(column, size),
      leading: own.length >= 4 ? mode(own, 0.5) : common,
    });
  }
  const isBeside = (id: number) => byColumn.get(id)?.some((line) => line.isBeside) === true;
  const all = [...columns];
  for (const [id, column] of columns) {
    if (column.isWide && (column.isEven || (byColumn.get(id)?.length ?? 0) >= few)) continue;
    // Beside others a column is narrower than those above.
    const alike = all.filter(
      ([other, { left }]) =>
        Math.abs(left - column.left) < size * 6 && isBeside(other) === isBeside(id),
    );
    columns.set(id, { ...column, right: Math.max(...alike.map(([, one]) => one.right)) });
  }
  return columns;
}

function edgesOf(lines: readonly PdfLine[], size: number): Omit<Column, 'leading'> {
  const body = lines.filter((line) => Math.abs(line.size - size) < size * 0.12);
  const some = body.length >= 3 ? body : lines;
  const left = mode(
    some.map((line) => [line.x, line.text.length] as const),
    2,
  );
  const flush = Math.min(
    left,
    quantile(
      some.map(({ x }) => x),
      0.1,
    ),
  );
  const ends = some.map((line) => line.right);
  const usual = mode(
    ends.map((end) => [end, 1] as const),
    1,
  );
  // Where lines are justified, some stick out: no word of theirs could be divided.
  const atUsual = ends.filter((end) => Math.abs(end - usual) <= 1).length;
  const isEven = atUsual > Math.max(2, ends.length * 0.4);
  const edge = isEven ? usual : Math.max(...ends);
  const isWide = some.filter((line) => line.right > edge - size * 4).length >= 3;
  const isSpread =
    edge - flush < size * narrowText &&
    ends.length >= 4 &&
    atUsual >= ends.length * 0.5 &&
    edge === usual;
  return { left: flush, right: edge, isWide, isList: areLines(lines), isSpread, isEven };
}
