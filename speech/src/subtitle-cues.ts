import type { Word } from '@duu/contract/word';

/** What is on the screen at one time. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

/** After the guides of the BBC and Netflix: 42 characters, two lines, 1 to 7 s. */
export const cueLimits = { line: 42, lines: 2, minMs: 1000, maxMs: 7000 } as const;

/** A spoken word with the typed text that belongs to it (marks, and what is silent). */
interface Piece {
  readonly text: string;
  readonly segment: number;
  readonly startMs: number;
  readonly endMs: number;
}

const length = (text: string): number => [...text].length;
const sentenceEnd = /[.!?…]["'»”’)\]]*$/u;
const clauseEnd = /[,;:–—]["'»”’)\]]*$/u;

/**
 * Splits words into cues: at sentence ends if the cue is long enough, at clauses if it is half full, and wherever it
 * would become too long for the screen or too fast to read.
 */
export function cues(segments: readonly string[], words: readonly Word[]): Cue[] {
  const groups: Piece[][] = [];
  let group: Piece[] = [];
  for (const piece of pieces(segments, words)) {
    if (group.length > 0 && (mustEnd(group, piece) || mayEnd(group))) {
      groups.push(group);
      group = [];
    }
    group.push(piece);
  }
  if (group.length > 0) groups.push(group);
  return spaced(groups);
}

function mustEnd(group: readonly Piece[], next: Piece): boolean {
  const first = group[0];
  if (!first) return false;
  const lines = wrap([...group, next].map(({ text }) => text));
  return lines.length > cueLimits.lines || next.endMs - first.startMs > cueLimits.maxMs;
}

function mayEnd(group: readonly Piece[]): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || last.endMs - first.startMs < cueLimits.minMs) return false;
  if (sentenceEnd.test(last.text)) return true;
  const size = group.reduce((sum, { text }) => sum + length(text) + 1, 0);
  return clauseEnd.test(last.text) && size > cueLimits.line;
}

/** Returns each word with the typed characters around it, up to the blank before the next. */
function pieces(segments: readonly string[], words: readonly Word[]): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const [index, word] of words.entries()) {
    const segment = segments[word.segment] ?? '';
    const next = words[index + 1];
    const previous = words[index - 1];
    if (previous?.segment !== word.segment) from = 0;
    let to = segment.length;
    if (next?.segment === word.segment) {
      const gap = segment.slice(word.end, next.start);
      const blank = gap.search(/\s/);
      to = word.end + (blank === -1 ? gap.length : blank);
      if (blank === -1 && !/\p{P}$/u.test(gap)) to = Math.max(word.end, next.start);
    }
    to = Math.max(from, to);
    const text = segment.slice(from, to).replace(/\s+/g, ' ').trim();
    from = to;
    const { startMs, endMs } = word;
    if (text !== '') found.push({ text, segment: word.segment, startMs, endMs });
  }
  return found;
}

/** Fills lines with words, cutting a word that no line could hold. */
function wrap(texts: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of texts.join(' ').split(' ')) {
    let rest = word;
    if (line !== '' && length(line) + 1 + length(rest) <= cueLimits.line) {
      line = `${line} ${rest}`;
      continue;
    }
    if (line !== '') lines.push(line);
    while (length(rest) > cueLimits.line) {
      const letters = [...rest];
      lines.push(letters.slice(0, cueLimits.line).join(''));
      rest = letters.slice(cueLimits.line).join('');
    }
    line = rest;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** The extra cost, in characters, of a break in the middle of a clause over one after it. */
const midClause = 20;

/** Breaks two lines into about equal lengths, after a clause if possible: no word is alone on the second line. */
function balanced(lines: readonly string[]): readonly string[] {
  const words = lines.join(' ').split(' ');
  // A word that was cut keeps its break.
  if (lines.length !== 2 || words.some((word) => length(word) >= cueLimits.line)) return lines;
  let best = lines;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < words.length; at++) {
    const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (Math.max(length(first), length(second)) > cueLimits.line) continue;
    const ends = sentenceEnd.test(first) || clauseEnd.test(first);
    const cost = Math.abs(length(first) - length(second)) + (ends ? 0 : midClause);
    if (cost < least) [best, least] = [[first, second], cost];
  }
  return best;
}

/** Sets each cue's duration: a short one stays longer, and delays the next if needed. */
function spaced(groups: readonly (readonly Piece[])[]): Cue[] {
  const found: Cue[] = [];
  let free = 0;
  for (const group of groups) {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) continue;
    const startMs = Math.max(first.startMs, free);
    const endMs = Math.min(
      startMs + cueLimits.maxMs,
      Math.max(startMs + cueLimits.minMs, last.endMs),
    );
    found.push({ startMs, endMs, lines: balanced(wrap(group.map(({ text }) => text))) });
    free = endMs;
  }
  return found;
}
