import { type PdfRun, quantile, right } from './pdf-run.ts';

/** Against the usual letters of a page. */
const largeShare = 1.8;
const largeLetter = /^["«“„]?\p{Lu}$/u;

/**
 * Returns the runs of a page with the large first letters of chapters in the lines that they begin: they stand on the
 * baseline of a lower one.
 */
export function withDropCaps(runs: readonly PdfRun[]): readonly PdfRun[] {
  const size = quantile(
    runs.map((run) => run.size),
    0.5,
  );
  return runs.map((run) => {
    if (run.size < size * largeShare || !largeLetter.test(run.text.trim())) return run;
    const beside = runs.filter(
      (one) =>
        one.size < run.size * 0.7 &&
        one.y > run.y - run.size &&
        one.y < run.y + size * 0.3 &&
        one.x > run.x + run.width * 0.5 &&
        one.x - right(run) < run.size,
    );
    const top = Math.min(...beside.map(({ y }) => y));
    const [first] = beside.filter(({ y }) => y - top < size * 0.3).toSorted((a, b) => a.x - b.x);
    // Beside one line only it is a letter of a heading.
    if (first === undefined || !beside.some(({ y }) => y - top > size * 0.8)) return run;
    const width = first.size * 0.5;
    return { ...run, x: first.x - width, y: first.y, width, size: first.size, font: first.font };
  });
}
