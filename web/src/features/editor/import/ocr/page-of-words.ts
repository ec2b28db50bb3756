import type { PdfPage, PdfRun } from '../pdf/pdf-run.ts';
import { quantile } from '../pdf/pdf-run.ts';
import { mendLine } from './mend-line.ts';

/** The reader's share of certainty (percent) below which the user is asked to check a word. */
const certain = 85;

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
export interface OcrWord {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: Box;
}
export interface OcrLine {
  readonly words: readonly OcrWord[];
  readonly bbox: Box;
  readonly baseline: Box;
  readonly rowAttributes: { readonly rowHeight: number };
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A page that was read from a picture. */
export interface PicturePage {
  readonly page: PdfPage;
  /** Words to check, as they are in the text. */
  readonly doubts: readonly string[];
}

/** Whether a line is nothing but a speck: the edge of a coloured field, dirt. */
function isSpeck(words: readonly OcrWord[]): boolean {
  const [only, ...others] = words;
  if (only === undefined || others.length > 0) return false;
  return only.confidence < certain && /^[^\p{N}\p{Pd}•]$/u.test(only.text.trim());
}

const curly = /[“”„]/gu;
/** Whether a page's quotation marks are straight; some of them are read as curly ones. */
function hasStraightQuotes(lines: readonly OcrLine[]): boolean {
  const text = lines.map(({ words }) => words.map((word) => word.text).join('')).join('');
  return (text.match(/"/gu)?.length ?? 0) > (text.match(curly)?.length ?? 0);
}

/** Sizes within this share of the page's are the page's: the reader measures each line a bit differently. */
const alikeSizes = 0.2;

/** Height of usual letters, in points, where the page's size is unknown. */
const usualPoints = 12;

/**
 * Returns words where they stand, as the runs of a PDF's page, in points. `pointsWide` is the page's width; without it, usual
 * letters are as large as those of a letter.
 */
export function pageOfWords(
  lines: readonly OcrLine[],
  picture: PictureSize,
  pointsWide: number | null,
): PicturePage {
  const sizes = lines.map(({ rowAttributes }) => rowAttributes.rowHeight);
  const usual = quantile(sizes, 0.5) || 1;
  const unit = pointsWide === null ? usualPoints / usual : pointsWide / picture.width;
  const runs: PdfRun[] = [];
  const doubts = new Set<string>();
  const withStraight = hasStraightQuotes(lines);
  for (const { words, baseline, rowAttributes } of lines) {
    if (isSpeck(words)) continue;
    const { rowHeight } = rowAttributes;
    const size = Math.abs(rowHeight / usual - 1) < alikeSizes ? usual : rowHeight;
    // Lines are level by now, but for what is below a pixel a word.
    const y = (baseline.y0 + baseline.y1) / 2;
    const mended = mendLine(words.map(({ text }) => text.trim()));
    for (const [at, { confidence, bbox }] of words.entries()) {
      const { text: read = '', isGuess = false } = mended[at] ?? {};
      const text = withStraight ? read.replace(curly, '"') : read;
      if (text === '') continue;
      if (isGuess || (confidence < certain && /[\p{L}\p{N}]/u.test(text))) doubts.add(text);
      runs.push({
        // Gaps are narrow in some fonts, and the reader has divided the words.
        text: `${text} `,
        x: bbox.x0 * unit,
        y: y * unit,
        width: (bbox.x1 - bbox.x0) * unit,
        size: size * unit,
        font: 'read',
      });
    }
  }
  const page = { width: picture.width * unit, height: picture.height * unit, runs };
  return { page, doubts: [...doubts] };
}
