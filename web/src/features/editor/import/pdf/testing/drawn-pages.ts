import type { PdfPage, PdfRun } from '../pdf-run.ts';
import { readPages } from '../read-pages.ts';

const letter = 0.5;

/** A run of letters that are half as wide as high. */
export const run = (text: string, x: number, y: number, size = 12, font = 'body'): PdfRun => ({
  text,
  x,
  y,
  width: text.length * size * letter,
  size,
  font,
});
export const page = (runs: readonly PdfRun[]): PdfPage => ({ width: 600, height: 800, runs });

/** Lines from the left edge, each `leading` below the one before; `>` indents. */
export const lines = (
  texts: readonly string[],
  { x = 60, y = 100, leading = 15, size = 12 } = {},
) =>
  texts.map((text, at) =>
    text.startsWith('>')
      ? run(text.slice(1), x + 20, y + at * leading, size)
      : run(text, x, y + at * leading, size),
  );

export const read = (...pages: (readonly PdfRun[])[]) =>
  readPages(pages.map(page)).blocks.map(({ text }) => text);

/** A line of text about as wide as a column of 60 letters. */
export const full = (text: string) =>
  `${text} ${'үүл нүүж салхи салхилан '.repeat(4)}`.slice(0, 60).trim();
