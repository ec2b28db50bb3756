import type { Stretch } from './letter-places.ts';
import type { PdfRun } from './pdf-run.ts';

/** In sizes: how far letters are from each other at most that belong to one word or line. */
const near = 0.5;
/** In sizes: how far letters of one line are from its baseline. */
const offLine = 0.3;

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '');

/** Joins letters that follow each other in a line, as a program may draw each alone. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const one of stretches) {
    const last = found.at(-1);
    const [x, y] = last?.to ?? [0, 0];
    const isNext = Math.hypot(one.from[0] - x, one.from[1] - y) < one.size * near;
    if (last === undefined || !isNext) found.push(one);
    else found[found.length - 1] = { ...last, text: last.text + one.text, to: one.to };
  }
  return found;
}

/** Where letters are along a run, from its beginning. */
interface Part {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function partOf({ text, from, to }: Stretch, { x, y, size }: PdfRun, angle: number): Part | null {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = ([a, b]: Stretch['from']) => (a - x) * cos + (b - y) * sin;
  const [dx, dy] = [from[0] - x, from[1] - y];
  const isOnLine = Math.abs(dy * cos - dx * sin) < size * offLine;
  return isOnLine ? { text: plain(text), from: along(from), to: along(to) } : null;
}

/** Returns a text without the letters of a part, where they are nearest to its place. */
function cut(text: string, width: number, { text: letters, from, to }: Part): string {
  const pattern = [...letters].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/-]/u, '\\$&'));
  const wanted = ((from + to) / 2 / Math.max(1, width)) * text.length;
  let best: { from: number; to: number; off: number } | null = null;
  for (const { index, 0: match } of text.matchAll(new RegExp(pattern.join('\\s*'), 'gu'))) {
    const off = Math.abs(index + match.length / 2 - wanted);
    if (best === null || off < best.off) best = { from: index, to: index + match.length, off };
  }
  return best === null ? text : text.slice(0, best.from) + text.slice(best.to);
}

/** Returns what of a run is seen; null if nothing is. @param angle how it is turned, in radians */
function seenOf(run: PdfRun, hidden: readonly Stretch[], angle: number): PdfRun | null {
  const parts = hidden.flatMap((one) => {
    const part = partOf(one, run, angle);
    const isOver = part !== null && part.to > 0.5 && part.from < run.width - 0.5;
    return isOver ? [part] : [];
  });
  if (parts.length === 0) return run;
  const letters = plain(run.text);
  if (plain(parts.map(({ text }) => text).join('')).includes(letters)) return null;
  const text = parts.reduce((before, part) => cut(before, run.width, part), run.text);
  return text.trim() === '' ? null : { ...run, text };
}

/** Returns pieces without the letters that nobody sees; slanted ones are not looked at. */
export function withoutHidden<Piece extends { readonly run: PdfRun; readonly turn: number | null }>(
  pieces: readonly Piece[],
  stretches: readonly Stretch[],
): readonly Piece[] {
  if (stretches.length === 0) return pieces;
  const hidden = joined(stretches);
  return pieces.flatMap((piece) => {
    if (piece.turn === null) return [piece];
    const run = seenOf(piece.run, hidden, (piece.turn * Math.PI) / 180);
    return run === null ? [] : [{ ...piece, run }];
  });
}
