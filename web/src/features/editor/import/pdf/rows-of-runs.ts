import { type PdfRun, quantile, right } from './pdf-run.ts';
import { withSymbols } from './symbol-runs.ts';

/** Of a line's size: smaller letters may be raised or lowered. */
export const smallShare = 0.9;

/** Groups runs by their baselines, raised and lowered ones with the line that they belong to. */
export function rowsOf(runs: readonly PdfRun[]): PdfRun[][] {
  const rows: Row[] = [];
  const sorted = runs.toSorted((a, b) => a.y - b.y || a.x - b.x);
  // Larger letters first: small ones beside them are raised or lowered.
  const typical = quantile(
    runs.map(({ size }) => size),
    0.5,
  );
  const isSmall = ({ size }: PdfRun) => size < typical * smallShare;
  for (const run of [...sorted.filter((one) => !isSmall(one)), ...sorted.filter(isSmall)]) {
    const near = nearest(rows, run);
    if (near === undefined) insert(rows, { y: run.y, size: run.size, runs: [run] });
    else near.runs.push(run);
  }
  return rows.map((row) => withSymbols(row.runs.toSorted((a, b) => a.x - b.x)));
}

type Row = { y: number; size: number; runs: PdfRun[] };

function insert(rows: Row[], row: Row): void {
  rows.splice(placeOf(rows, row.y), 0, row);
}

/** Returns the index of the first row at or below `y`. */
function placeOf(rows: readonly Row[], y: number): number {
  let from = 0;
  let to = rows.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle]?.y ?? 0) < y) from = middle + 1;
    else to = middle;
  }
  return from;
}

function nearest(rows: readonly Row[], run: PdfRun): Row | undefined {
  const at = placeOf(rows, run.y);
  let best: Row | undefined;
  for (const row of [rows[at - 1], rows[at]]) {
    if (row === undefined) continue;
    const distance = Math.abs(row.y - run.y);
    const larger = Math.max(row.size, run.size);
    const isSmall = Math.min(row.size, run.size) < larger * smallShare;
    const reach = isSmall ? larger * 0.6 : larger * 0.3;
    const touches =
      !isSmall ||
      row.runs.some((one) => run.x < right(one) + larger && right(run) > one.x - larger);
    if (distance > reach || !touches) continue;
    if (best === undefined || distance < Math.abs(best.y - run.y)) best = row;
  }
  return best;
}

/** Returns the stretches of a row that have letters, joined where only a blank is between them or a table has them. */
export function spansOf(row: readonly PdfRun[]): [number, number][] {
  const spans: [number, number][] = [];
  let before: PdfRun | undefined;
  for (const run of row) {
    const last = spans.at(-1);
    const isRow = run.tag !== undefined && run.tag.row === before?.tag?.row;
    before = run;
    if (last !== undefined && (isRow || run.x - last[1] < run.size * 0.45))
      last[1] = Math.max(last[1], right(run));
    else spans.push([run.x, right(run)]);
  }
  return spans;
}
