import type { Language } from '@duu/contract/language';

/** One speaker's sample on the landing page. */
export interface Sample {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly language: Language;
  readonly text: string;
  readonly durationMs: number;
  /** The spoken words: their place in the text (UTF-16) and their time (ms). */
  readonly words: readonly (readonly [
    start: number,
    end: number,
    startMs: number,
    endMs: number,
  ])[];
  /** Loudness over time, 0 to 1. */
  readonly bars: readonly number[];
}

export function samplePath(id: string): string {
  return `/samples/${id}.mp3`;
}

export interface Piece {
  readonly text: string;
  /** Index into the words; null for the text between them. */
  readonly word: number | null;
}

/** Splits the text at its words, so that each can be highlighted. */
export function piecesOf(sample: Pick<Sample, 'text' | 'words'>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  sample.words.forEach(([start, end], word) => {
    // Several spoken words may share one written piece, as in a date.
    if (end <= at) return;
    const from = Math.max(at, start);
    if (from > at) pieces.push({ text: sample.text.slice(at, from), word: null });
    pieces.push({ text: sample.text.slice(from, end), word });
    at = end;
  });
  if (at < sample.text.length) pieces.push({ text: sample.text.slice(at), word: null });
  return pieces;
}

/** Returns the offsets of the written piece spoken at a time; null before the first and after the last word. */
export function spokenAt(
  sample: Pick<Sample, 'words'>,
  ms: number,
): readonly [start: number, end: number] | null {
  for (const [start, end, startMs, endMs] of sample.words)
    if (ms >= startMs && ms < endMs) return [start, end];
  return null;
}
