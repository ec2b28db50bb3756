import type { PDFPageProxy } from 'pdfjs-dist';
import type { Drawing } from './drawing-steps.ts';
import { withFractions } from './fractions.ts';
import { lettersOf, scanned } from './hidden-text.ts';
import { type Matrix, placed, product } from './matrix.ts';
import { textOfRuns } from './page-rows.ts';
import { mayHaveRules, rulesOf } from './page-rules.ts';
import type { PdfPage, PdfRun } from './pdf-run.ts';
import { withRuledCells } from './ruled-tables.ts';
import { cellTags } from './table-tags.ts';
import { withoutHidden } from './visible-runs.ts';

/** Right angles of text against the page, clockwise. */
type Turn = 0 | 90 | 180 | 270 | null;

/** Returns how text is turned; null at other angles, as watermarks are. */
function turnOf([a = 0, b = 0]: Matrix): Turn {
  const angle = (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
  for (const turn of [0, 90, 180, 270] as const)
    if (Math.min(Math.abs(angle - turn), 360 - Math.abs(angle - turn)) <= 3) return turn;
  return null;
}

interface Piece {
  readonly run: PdfRun;
  readonly turn: Turn;
}

/** Turns places so that text at this angle is upright. */
function uprightBy(turn: Turn, width: number, height: number): Matrix {
  if (turn === 90) return [0, -1, 1, 0, 0, width];
  if (turn === 270) return [0, 1, -1, 0, height, 0];
  if (turn === 180) return [-1, 0, 0, -1, width, height];
  return [1, 0, 0, 1, 0, 0];
}

function upright({ run }: Piece, by: Matrix): PdfRun {
  const [x, y] = placed(by, run.x, run.y);
  return { ...run, x, y };
}

/** Text in marked content that is not text of the author: heads, feet, decoration. */
async function piecesOf(page: PDFPageProxy, transform: Matrix): Promise<Piece[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const pieces: Piece[] = [];
  const marks: { isArtifact: boolean; id: string }[] = [];
  const isTagged = items.some((item) => 'id' in item && item.id !== undefined && item.id !== null);
  const tags = isTagged ? await cellTags(page) : null;
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') marks.pop();
      else marks.push({ isArtifact: 'tag' in item && item.tag === 'Artifact', id: item.id ?? '' });
      continue;
    }
    if (item.str === '' || marks.some(({ isArtifact }) => isArtifact)) continue;
    const tag = marks.map(({ id }) => tags?.get(id)).findLast((one) => one !== undefined);
    const matrix = product(transform, item.transform);
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = matrix;
    pieces.push({
      run: {
        text: item.str,
        x,
        y,
        width: item.width,
        size: Math.hypot(c, d) || Math.hypot(a, b),
        font: item.fontName,
        ...(tag && { tag }),
      },
      turn: turnOf(matrix),
    });
  }
  return pieces;
}

/** What was typed into the fields of a form. */
async function fieldsOf(page: PDFPageProxy, transform: Matrix): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const note of await page.getAnnotations()) {
    const { subtype, fieldType, fieldValue, hidden, rect } = note as Record<string, unknown>;
    if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch') || hidden === true)
      continue;
    const text = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
    if (typeof text !== 'string' || text.trim() === '' || !Array.isArray(rect)) continue;
    const [left = 0, bottom = 0, end = 0, top = 0] = rect.map(Number);
    const [x, y] = placed(transform, left, bottom + (top - bottom) * 0.25);
    const size = Math.min(12, Math.abs(top - bottom) * 0.7);
    const width = Math.min(end - left, text.length * size * 0.5);
    pieces.push({ run: { text, x, y, width, size, font: 'field' }, turn: 0 });
  }
  return pieces;
}

/**
 * Returns the runs of a page as they are read: upright, without what is turned against the rest or can't be seen. Pages
 * behind a scan are not looked at for that: their pictures take long to decode.
 */
export async function pdfPage(
  page: PDFPageProxy,
  { hasFields = false, isScan = false } = {},
): Promise<PdfPage> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  let drawing: Promise<Drawing> | undefined;
  const drawn = () => (drawing ??= page.getOperatorList());
  const letters = isScan ? scanned : lettersOf(await drawn(), transform);
  const pieces = [...withoutHidden(await piecesOf(page, transform), letters.hidden)];
  if (hasFields) pieces.push(...(await fieldsOf(page, transform)));
  const counts = new Map<Turn, number>();
  for (const { turn, run } of pieces) counts.set(turn, (counts.get(turn) ?? 0) + run.text.length);
  const main = [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
  const isSide = main === 90 || main === 270;
  const by = uprightBy(main, width, height);
  const runs = pieces.filter(({ turn }) => turn === main).map((piece) => upright(piece, by));
  const hasTags = runs.some(({ tag }) => tag !== undefined);
  const rules =
    hasTags || !mayHaveRules(runs) ? [] : rulesOf(await drawn(), product(by, transform));
  return {
    width: isSide ? height : width,
    height: isSide ? width : height,
    runs: withRuledCells(withFractions(runs, rules, textOfRuns), rules),
    isScan: letters.isScan,
  };
}
