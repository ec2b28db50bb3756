import type { ReadDocument } from '../document/block.ts';
import {
  cleanRuns,
  hasUnknownLetters,
  withoutRunningLines,
  withoutWatermarks,
} from './page-cleaning.ts';
import { blocksOfLines } from './pdf-paragraphs.ts';
import type { PdfPage } from './pdf-run.ts';
import { linesOfPage } from './reading-order.ts';

/** Returns what the pages of a PDF say, and how many of them can't be read. */
export function readPages(pages: readonly PdfPage[]): ReadDocument {
  let pagesWithoutText = 0;
  let pagesWithUnknownLetters = 0;
  let column = 0;
  let gutter: number | null = null;
  const lines = withoutWatermarks(pages).map((page, at) => {
    const runs = cleanRuns(page);
    if (runs.length === 0) pagesWithoutText++;
    const isUnknown = hasUnknownLetters(runs);
    if (isUnknown) pagesWithUnknownLetters++;
    const found = linesOfPage(isUnknown ? [] : runs, at, { column, gutter });
    column = (found.lines.at(-1)?.column ?? column) + 1;
    gutter = found.gutter;
    return found.lines;
  });
  const kept = withoutRunningLines(
    lines,
    pages.map(({ height }) => height),
  );
  return {
    blocks: blocksOfLines(kept.flat()),
    left: { pagesWithoutText, pagesWithUnknownLetters },
  };
}
