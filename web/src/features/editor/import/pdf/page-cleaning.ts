import { changingHeads } from './changing-heads.ts';
import { withoutOverprint } from './overprint.ts';
import type { PdfLine, PdfPage, PdfRun } from './pdf-run.ts';
import { gapsOf, headMargin, isBody, isLarge, mode, quantile, right } from './pdf-run.ts';

/** Removes the numbers of lines: digits alone, left of the text, growing downwards. */
function withoutLineNumbers(runs: readonly PdfRun[]): readonly PdfRun[] {
  const isNumber = ({ text }: PdfRun) => /^\s*\d{1,4}\s*$/u.test(text);
  const words = runs.filter((run) => !isNumber(run) && run.text.trim() !== '');
  const left = mode(
    words.map((run) => [run.x, run.text.length] as const),
    2,
  );
  const numbers = runs
    .filter((run) => isNumber(run) && right(run) < left - run.size * 0.3)
    .toSorted((a, b) => a.y - b.y);
  if (numbers.length < 3) return runs;
  const rises = numbers
    .slice(1)
    .filter((run, at) => Number(run.text) > Number(numbers[at]?.text)).length;
  if (rises < (numbers.length - 1) * 0.8) return runs;
  // Beside prose, or every few lines: what has another number otherwise is an item, a row or of a year.
  const steps = numbers.slice(1).map((run, at) => Number(run.text) - Number(numbers[at]?.text));
  const isEven = steps.every((step) => step > 1 && step === steps[0]);
  const firsts = numbers.flatMap((number) => {
    const beside = words.filter(({ y }) => Math.abs(y - number.y) < number.size * 0.3);
    return beside.length === 0 ? [] : [beside.reduce((a, b) => (b.x < a.x ? b : a))];
  });
  const goingOn = firsts.filter(({ text }) => /^\s*[(«“"]?\p{Ll}/u.test(text)).length;
  if (!isEven && goingOn < firsts.length * 0.3) return runs;
  const lines = new Set(numbers);
  return runs.filter((run) => !lines.has(run));
}

const placeOf = ({ text, x, y, size }: PdfRun): string =>
  [text, ...[x, y, size].map(Math.round)].join(' ');

const overlaps = (one: PdfRun, other: PdfRun): boolean =>
  one !== other &&
  one.x < right(other) &&
  right(one) > other.x &&
  one.y - one.size < other.y &&
  one.y > other.y - other.size * 0.7;

/** Removes what is printed large on most pages at one place, and behind the text of some: watermarks. */
export function withoutWatermarks(pages: readonly PdfPage[]): readonly PdfPage[] {
  const counts = new Map<string, number>();
  const large = pages.map(({ runs }) => {
    const size = quantile(
      runs.map((run) => run.size),
      0.5,
    );
    return runs.filter((run) => run.size > size * 1.8 && run.text.trim() !== '');
  });
  for (const run of large.flat()) counts.set(placeOf(run), (counts.get(placeOf(run)) ?? 0) + 1);
  const behind = new Set<string>();
  for (const [at, runs] of large.entries())
    for (const run of runs) {
      const count = counts.get(placeOf(run)) ?? 0;
      const isUsual = count > 1 && count > pages.length / 2;
      if (isUsual && pages[at]?.runs.some((one) => one.text.trim() !== '' && overlaps(run, one)))
        behind.add(placeOf(run));
    }
  if (behind.size === 0) return pages;
  return pages.map((page, at) => {
    const marks = new Set(large[at]?.filter((run) => behind.has(placeOf(run))));
    return { ...page, runs: page.runs.filter((run) => !marks.has(run)) };
  });
}

/** Returns the runs of a page that are text to read. */
export const cleanRuns = ({ runs }: PdfPage): readonly PdfRun[] =>
  withoutLineNumbers(withoutOverprint(runs).filter(({ text }) => text.trim() !== ''));

interface Edge {
  readonly line: PdfLine;
  readonly key: string;
  readonly place: number;
}

const romanOrNumber =
  /^[-–—\s([]*(?:page|p\.|хуудас|х\.)?\s*(\d{1,4}|[ivxlc]{1,7})\s*(?:(?:\/|of|-аас|-ийн)\s*\d{1,4})?\s*(?:-р)?\s*(?:хуудас)?[-–—\s)\].|]*$/iu;

const keyOf = (text: string): string =>
  text.replace(/\d+/gu, '#').replace(/\s+/gu, ' ').trim().toLowerCase();

/** In distances of the text's lines: the next line is nearer, and what is farther is another paragraph or no text. */
const apart = 1.25;

/** Returns what is at most between two paragraphs, in points: what stands farther from the text does not belong to it. */
function widestGap(lines: readonly (readonly PdfLine[])[], size: number): number {
  const gaps = (pages: readonly (readonly PdfLine[])[]) =>
    pages.flatMap((page) => gapsOf(page, size));
  const leading = mode(gaps(lines), 0.5);
  // Without the first and last line of a page, which may be a head or foot.
  const within = gaps(lines.map((page) => page.slice(1, -1)));
  const paragraphs = within.filter(([gap]) => gap > leading * apart);
  const isUsual = paragraphs.length >= lines.length * 2;
  return Math.max(leading * apart, isUsual ? mode(paragraphs, 0.5) * 1.05 : 0);
}

/**
 * Returns the lines without running heads and feet and page numbers: what stands apart at the top or bottom of pages again
 * and again, but for its numbers, and a number alone there.
 */
export function withoutRunningLines(
  lines: readonly (readonly PdfLine[])[],
  heights: readonly number[],
): PdfLine[][] {
  const edges = lines.map((page, at) => edgesOf(page, heights[at] ?? 0));
  const pages = new Map<string, Set<number>>();
  edges.forEach((found, at) => {
    for (const { key, place } of found)
      for (const near of [place - 1, place, place + 1]) {
        const where = `${near} ${key}`;
        pages.set(where, (pages.get(where) ?? new Set()).add(at));
      }
  });
  const body = mode(
    lines.flat().map(({ size, text }) => [size, text.length] as const),
    0.5,
  );
  const gap = widestGap(lines, body);
  const without = lines.map((page, at) => {
    const repeated = new Set<PdfLine>();
    const numbers = new Set<PdfLine>();
    for (const { line, key, place } of edges[at] ?? []) {
      const times = pages.get(`${place} ${key}`)?.size ?? 0;
      const isRepeated = times >= 2 && times >= Math.min(3, lines.length * 0.25);
      // In large letters it is a heading: “Chapter 2”.
      if (isRepeated && !isLarge(line, body)) repeated.add(line);
      if (isLonePageNumber(line, page, heights[at] ?? 0, body)) numbers.add(line);
    }
    const text = page.filter((line) => !repeated.has(line) && !numbers.has(line));
    const near = [...nearTo(text, repeated, gap)].filter((line) => isBody(line, body));
    const kept = new Set([...text, ...near]);
    return { text: page.filter((line) => kept.has(line)), numbers };
  });
  // A head or foot stands beside text. Where most pages have nothing else, as tickets or slides, it is their text.
  const isText = without.filter(({ text }) => text.length > 0).length < lines.length / 2;
  if (!isText) {
    const texts = without.map(({ text }) => text);
    // Those of left and right pages may differ, and each come again or not.
    const [heads, others] = [texts, lines].map((pages) =>
      changingHeads(pages, { body, gap, heights }),
    );
    return texts.map((text) => text.filter((line) => !heads?.has(line) && !others?.has(line)));
  }
  return without.map(({ text, numbers }, at) =>
    text.length > 0
      ? text
      : (lines[at] ?? []).filter((line) => isBody(line, body) && !numbers.has(line)),
  );
}

/** Returns the lines that are no farther from the text, or from each other up to it, than `distance`. */
function nearTo(
  text: readonly PdfLine[],
  lines: ReadonlySet<PdfLine>,
  distance: number,
): Set<PdfLine> {
  const near = new Set<PdfLine>();
  let edge = text;
  while (edge.length > 0) {
    const next = [...lines].filter(
      (line) => !near.has(line) && edge.some(({ y }) => Math.abs(y - line.y) <= distance),
    );
    for (const line of next) near.add(line);
    edge = next;
  }
  return near;
}

function edgesOf(page: readonly PdfLine[], height: number): Edge[] {
  const sorted = page.toSorted((a, b) => a.y - b.y);
  const found: Edge[] = [];
  for (const [line, isTop] of [
    ...sorted.slice(0, 4).map((one) => [one, true] as const),
    ...sorted.slice(-4).map((one) => [one, false] as const),
  ]) {
    const share = line.y / height;
    if (isTop ? share > headMargin : share < 1 - headMargin) continue;
    found.push({ line, key: keyOf(line.text), place: Math.round(line.y / 6) });
  }
  return found;
}

/** A number below or above everything else, away from the text. */
function isLonePageNumber(
  line: PdfLine,
  page: readonly PdfLine[],
  height: number,
  body: number,
): boolean {
  if (!romanOrNumber.test(line.text) || line.size > body * 1.1) return false;
  const others = page.filter((one) => one !== line);
  if (others.length === 0) return false;
  const top = Math.min(...others.map(({ y }) => y));
  const bottom = Math.max(...others.map(({ y }) => y));
  const isOutside = line.y > bottom + body * 0.8 || line.y < top - body * 0.8;
  return isOutside && (line.y / height > 0.8 || line.y / height < 0.2);
}

/** Whether the letters of a page have no meaning in the file: its fonts don't say which letters they draw. */
export function hasUnknownLetters(runs: readonly PdfRun[]): boolean {
  const text = runs
    .map((run) => run.text)
    .join('')
    .replace(/\s+/gu, '');
  if (text.length < 20) return false;
  const share = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / text.length;
  if (share(/[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu) > 0.15) return true;
  return text.length > 60 && share(/[\p{L}\p{N}]/gu) < 0.4 && share(/[.…·_\-–—=*]/gu) < 0.4;
}
