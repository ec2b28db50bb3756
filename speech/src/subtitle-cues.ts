import type { Word } from '@duu/contract/word';
import { cueLines, joined, wrap } from './subtitle-lines.ts';
import { type Break, length, type Piece, pieces } from './subtitle-pieces.ts';

/** What is on the screen at one time. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
  /** What ends with the cue's last word. */
  readonly ends: Break;
}

/**
 * After the guides of the BBC and Netflix: 42 characters, two lines, 17 characters a second, 1 to 7 s. A cue may start
 * `lateMs` after its first word, so that a shorter one before it can stay for a second.
 */
export const cueLimits = {
  ...{ line: 42, lines: 2, perSecond: 17, minMs: 1000, maxMs: 7000, lateMs: 1000 },
} as const;

/** A cue whose words the engine skipped has no duration of its own. */
const frameMs = 40;

/** Costs of a division into cues. A sentence that fits is one cue; else clauses are kept whole, then phrases. */
const costs = {
  cue: 10,
  /** By what ends with the cue. */
  end: { paragraph: 0, sentence: 0, clause: 2, phrase: 30, word: 45, tight: 65, glued: 500 },
  /** For a second sentence in a cue: less than for two cues of which one is too short. */
  joined: 25,
  /** For a cue of less than a second, and more the shorter it is. */
  short: 25,
  /** For each character a second too many, up to 20 of them. */
  fast: 1,
  /** Squared by the cue's share of the screen, so that the parts of a long sentence are about equal. */
  full: 8,
} satisfies Record<string, number | Record<Break, number>>;

/**
 * Splits words into cues. No cue has the end of one sentence and the start of the next (whole sentences share a cue if
 * one is shorter than a second), and none crosses a line break or a segment.
 */
export function cues(segments: readonly string[], words: readonly Word[]): Cue[] {
  const all = pieces(segments, words, cueLimits.line * cueLimits.lines);
  const groups: Piece[][] = [];
  let paragraph: Piece[] = [];
  for (const [at, piece] of all.entries()) {
    paragraph.push(piece);
    if (piece.ends !== 'paragraph') continue;
    groups.push(...grouped(paragraph, all[at + 1]?.startMs ?? Number.POSITIVE_INFINITY));
    paragraph = [];
  }
  return spaced(groups);
}

/** Finds the cheapest division of a paragraph. @param nextMs when the next paragraph starts */
function grouped(paragraph: readonly Piece[], nextMs: number): Piece[][] {
  const count = paragraph.length;
  const cost = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(count + 1);
  cost[0] = 0;
  for (let start = 0; start < count; start++) {
    const before = cost[start] ?? 0;
    if (before === Number.POSITIVE_INFINITY) continue;
    for (const { end, price } of candidates(paragraph, start, nextMs)) {
      if (before + price >= (cost[end] ?? 0)) continue;
      cost[end] = before + price;
      from[end] = start;
    }
  }
  const groups: Piece[][] = [];
  for (let end = count; end > 0; end = from[end] ?? 0)
    groups.unshift(paragraph.slice(from[end], end));
  return groups;
}

/** Yields every cue that may start at `start`, by its end (exclusive). */
function* candidates(paragraph: readonly Piece[], start: number, nextMs: number) {
  const first = paragraph[start];
  const startsSentence = start === 0 || isSentenceEnd(paragraph[start - 1]?.ends);
  let sentences = 0;
  let text = '';
  for (let end = start + 1; first && end <= paragraph.length; end++) {
    const last = paragraph[end - 1];
    if (!last) return;
    text += last.text;
    const fits = last.endMs - first.startMs <= cueLimits.maxMs && fitsScreen(text);
    // A single word is a cue whatever its length.
    if (!fits && end > start + 1) return;
    if (sentences === 0 || isSentenceEnd(last.ends)) {
      const ms = (paragraph[end]?.startMs ?? nextMs) - first.startMs;
      yield { end, price: priceOf(length(text), ms, last.ends, sentences) };
    }
    if (isSentenceEnd(last.ends)) {
      if (!startsSentence) return;
      sentences++;
    }
    if (last.ends !== 'glued') text += ' ';
  }
}

function fitsScreen(text: string): boolean {
  const { line, lines } = cueLimits;
  // UTF-16 units are at least as many as characters; only texts in doubt are laid out.
  return text.length <= line || (length(text) <= line * lines && wrap(text, line).length <= lines);
}

const isSentenceEnd = (ends?: Break): boolean => ends === 'sentence' || ends === 'paragraph';

function priceOf(characters: number, ms: number, ends: Break, sentences: number): number {
  const excess = characters / Math.max(0.001, ms / 1000) - cueLimits.perSecond;
  const missing = 1 - ms / cueLimits.minMs;
  return (
    costs.cue +
    costs.end[ends] +
    costs.joined * sentences +
    (missing > 0 ? costs.short * (1 + missing) : 0) +
    costs.fast * Math.max(0, Math.min(20, excess)) +
    costs.full * (characters / (cueLimits.line * cueLimits.lines)) ** 2
  );
}

/**
 * Sets each cue's duration: until its last word ends, and longer if it takes longer to read and the next cue leaves
 * time. One of less than a second delays the next, unless that would be too late.
 */
function spaced(groups: readonly (readonly Piece[])[]): Cue[] {
  const found: Cue[] = [];
  let free = 0;
  for (const [at, group] of groups.entries()) {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) continue;
    const nextMs = groups[at + 1]?.[0]?.startMs ?? Number.POSITIVE_INFINITY;
    const startMs = Math.max(first.startMs, free);
    const readMs = (length(joined(group)) / cueLimits.perSecond) * 1000;
    const wanted = Math.max(last.endMs, Math.min(nextMs, Math.round(startMs + readMs)));
    const shortest = Math.min(startMs + cueLimits.minMs, nextMs + cueLimits.lateMs);
    const endMs = Math.max(
      startMs + frameMs,
      Math.min(startMs + cueLimits.maxMs, Math.max(shortest, wanted)),
    );
    found.push({ startMs, endMs, lines: cueLines(group, cueLimits.line), ends: last.ends });
    free = endMs;
  }
  return found;
}
