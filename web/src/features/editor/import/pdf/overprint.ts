import { type PdfRun, right } from './pdf-run.ts';

/** How many runs before one may be under it. */
const nearest = 200;
/** In sizes: letters that are drawn again stand no farther from the first ones, and their places are estimated. */
const offset = 0.2;
const estimate = 0.6;

/** Returns the run without the letters that another one has at the same place; null if none is left. */
function withoutLettersOf(one: PdfRun, run: PdfRun): PdfRun | null {
  const { text, x, width, size } = run;
  const letter = width / Math.max(1, text.length);
  const placeIn = (at: number) => one.x + (one.width * at) / Math.max(1, one.text.length);
  const within = one.text.indexOf(text.trim());
  if (within >= 0 && Math.abs(placeIn(within) - x) < size * estimate) return null;
  for (let count = Math.min(text.length, one.text.length); count > 0; count--) {
    const isSame = one.text.endsWith(text.slice(0, count));
    if (!isSame || Math.abs(placeIn(one.text.length - count) - x) > size * estimate) continue;
    return {
      ...run,
      text: text.slice(count),
      x: x + letter * count,
      width: width - letter * count,
    };
  }
  return run;
}

const isUnder = (one: PdfRun, run: PdfRun): boolean =>
  one.font === run.font &&
  Math.abs(one.size - run.size) < run.size * 0.05 &&
  run.x >= one.x - run.size * offset &&
  right(one) - run.x > run.size * offset;

/** Removes what is printed again at one place, as for bold letters: whole runs, and letters that runs share. */
export function withoutOverprint(runs: readonly PdfRun[]): PdfRun[] {
  const kept = new Map<PdfRun, PdfRun>();
  const done: PdfRun[] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    if (run.text.trim() === '') continue;
    let left: PdfRun | null = run;
    for (let at = done.length - 1; at >= Math.max(0, done.length - nearest) && left; at--) {
      const one = done[at] as PdfRun;
      if (run.y - one.y >= run.size * offset) break;
      if (isUnder(one, left)) left = withoutLettersOf(one, left);
    }
    if (left === null || left.text === '') continue;
    kept.set(run, left);
    done.push(left);
  }
  return runs.flatMap((run) => (run.text.trim() === '' ? [run] : (kept.get(run) ?? [])));
}
