import { endsSentence, startsLower } from './line-ends.ts';
import { headMargin, isBody, isLarge, type PdfLine } from './pdf-run.ts';

/** In points: heads of pages stand at one height. */
const slack = 2;

interface Edge {
  readonly line: PdfLine;
  readonly page: number;
  /** What of it is the same on other pages. */
  readonly key: string;
  /** Its numbers, less that of the page: the same where they count the pages. */
  readonly offsets: readonly number[];
  /** Whether the text goes on over it. */
  readonly isCrossed: boolean;
}

interface Measures {
  readonly body: number;
  /** What stands farther from the text is not part of it, in points. */
  readonly gap: number;
  readonly heights: readonly number[];
}

const keyOf = (text: string): string =>
  text
    .replace(/[\d\s|]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Returns the first or last line of each page that stands apart from the text. */
function edgesOf(
  pages: readonly (readonly PdfLine[])[],
  isTop: boolean,
  { body, gap, heights }: Measures,
): Edge[] {
  const outer = pages.map((page, at) => {
    const [line, next] = page.toSorted((a, b) => (isTop ? a.y - b.y : b.y - a.y));
    if (line === undefined || next === undefined || isLarge(line, body)) return undefined;
    const share = line.y / (heights[at] ?? 0);
    const isOutside = isTop ? share < headMargin : share > 1 - headMargin;
    return isOutside && Math.abs(line.y - next.y) > gap ? line : undefined;
  });
  const textOf = (at: number) =>
    (pages[at] ?? []).filter((line) => line !== outer[at] && isBody(line, body));
  return outer.flatMap((line, page) => {
    if (line === undefined) return [];
    const last = textOf(isTop ? page - 1 : page).at(-1);
    const next = textOf(isTop ? page : page + 1)[0];
    const isCrossed =
      last !== undefined &&
      next !== undefined &&
      !endsSentence(last.text) &&
      startsLower(next.text);
    const offsets = [...line.text.matchAll(/\d{1,4}/gu)].map(([number]) => Number(number) - page);
    return [{ line, page, key: keyOf(line.text), offsets, isCrossed }];
  });
}

/** Whether lines of one place are heads: numbers count, texts come again or are headings, or sentences go on over them. */
function areHeads(edges: readonly Edge[], headings: ReadonlySet<string>): boolean {
  const offsets = new Map<number, number>();
  const keys = new Map<string, number>();
  for (const { key, offsets: own } of edges) {
    keys.set(key, (keys.get(key) ?? 0) + 1);
    for (const offset of own) offsets.set(offset, (offsets.get(offset) ?? 0) + 1);
  }
  const isHead = ({ key, offsets: own, isCrossed }: Edge) =>
    isCrossed ||
    (keys.get(key) ?? 0) > 1 ||
    own.some((offset) => (offsets.get(offset) ?? 0) > 2) ||
    [...headings].some((heading) => key.includes(heading));
  return edges.filter(isHead).length >= edges.length / 2;
}

/** Returns the running heads and feet that differ from page to page: what stands apart at one height of several pages. */
export function changingHeads(
  pages: readonly (readonly PdfLine[])[],
  measures: Measures,
): Set<PdfLine> {
  const headings = new Set(
    pages
      .flat()
      .filter((line) => isLarge(line, measures.body))
      .map(({ text }) => keyOf(text))
      .filter((key) => key.length > 3),
  );
  const heads = new Set<PdfLine>();
  for (const isTop of [true, false]) {
    const left = edgesOf(pages, isTop, measures).toSorted((a, b) => a.line.y - b.line.y);
    while (left.length > 0) {
      const from = left[0]?.line.y ?? 0;
      const count = left.findIndex(({ line }) => line.y > from + slack);
      const edges = left.splice(0, count < 0 ? left.length : count);
      if (edges.length < Math.max(3, pages.length * 0.25) || !areHeads(edges, headings)) continue;
      for (const { line } of edges) heads.add(line);
    }
  }
  return heads;
}
