import { endsAbbreviated } from '@duu/contract/sentences';
import type { Word } from '@duu/contract/word';

/** How good a place for a cue's end is, best first. `glued`: nothing but the next word's letters follows. */
export type Break = 'paragraph' | 'sentence' | 'clause' | 'phrase' | 'word' | 'tight' | 'glued';

/** A spoken word with the typed text that belongs to it (marks, and what is silent). */
export interface Piece {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** What ends with this piece. */
  readonly ends: Break;
}

export const length = (text: string): number => [...text].length;

const closing = `["'»”’)\\]]*$`;
const sentenceEnd = new RegExp(`[.!?…]${closing}`, 'u');
const clauseEnd = /(?:[,;:–—]["'»”’)\]]*|[»”)\]])$/u;
/** A pause at least this long after an abbreviation ends its sentence, at double speed too. */
const pauseMs = 150;

/** The number of a list item. */
const listMarker = /^\(?(?:\d{1,3}|\p{L})[.)]$/u;

/** Words that begin a phrase, and words that belong to the one after them or before them. */
const beginsPhrase = new Set(
  (
    'and but or nor so because that which who whose where when while if though although unless until before after ' +
    'since as than with without from into over under between through during about against toward towards ' +
    'харин гэвч бөгөөд боловч учир учраас тэгээд мөн ба болон эсвэл хэрэв'
  ).split(' '),
);
const leansForward = new Set(
  (
    'a an the of to in on at by for my your his her its our their this these those is are was were be been not ' +
    'no very mr mrs ms dr нэг энэ тэр ийм тийм бүх маш хамгийн их'
  ).split(' '),
);
const leansBack = new Set(
  (
    'нь ч л шүү дээ даа доо бэ вэ уу үү юу юм бол чинь минь маань тань биз байх руу рүү луу лүү дээр доор дотор ' +
    'дунд хойно өмнө тухай төлөө шиг мэт хүртэл тул гэж гэсэн гэх байна байсан байв болно болсон болов оны он сарын'
  ).split(' '),
);
/** Converbs, which end a Mongolian clause: явж, ирээд, болбол, ирэхэд, дуустал, очсоноор. */
const converb =
  /\p{L}{2}(?:ж|[аэоө][аэоө]д|в[аэоө]л|х[аэоө]д|т[аэоө]л|магц|мэгц|снаар|снээр|сноор|снөөр)$/u;

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/**
 * Cuts the typed text into pieces of one spoken word each, up to the blank before the next, in order. Pieces longer than
 * `limit` characters are divided, and share their time by letters.
 */
export function pieces(
  segments: readonly string[],
  words: readonly Word[],
  limit: number,
): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  let startsLine = true;
  for (const [index, word] of words.entries()) {
    const segment = segments[word.segment] ?? '';
    const next = words[index + 1];
    if (words[index - 1]?.segment !== word.segment) from = 0;
    const follows = next?.segment === word.segment ? next : undefined;
    let to = segment.length;
    let gap = '';
    if (follows) {
      gap = segment.slice(word.end, follows.start);
      const blank = gap.search(/\s/);
      to = word.end + (blank === -1 ? gap.length : blank);
      if (blank === -1 && !/\p{P}$/u.test(gap)) to = Math.max(word.end, follows.start);
    }
    to = Math.max(from, to);
    const text = segment.slice(from, to).replace(/\s+/g, ' ').trim();
    from = to;
    if (text === '') continue;
    const isMarker = startsLine && listMarker.test(text);
    startsLine = gap.includes('\n') || !follows;
    const ends = isMarker && !startsLine ? 'tight' : breakAfter(text, word, follows, gap, segment);
    found.push(...divided({ text, startMs: word.startMs, endMs: word.endMs, ends }, limit));
  }
  return found;
}

function breakAfter(
  text: string,
  word: Word,
  next: Word | undefined,
  gap: string,
  segment: string,
): Break {
  if (!next || gap.includes('\n')) return 'paragraph';
  if (!/\s/.test(gap)) return 'glued';
  const after = segment.slice(next.start, next.end);
  if (sentenceEnd.test(text)) {
    const isShort = endsAbbreviated(text);
    const paused = !word.estimated && next.startMs - word.endMs >= pauseMs;
    if (!/^\p{Ll}/u.test(after) && (!isShort || paused)) return 'sentence';
    if (isShort) return 'tight';
  }
  if (clauseEnd.test(text) || /\s[–—(«“"]/u.test(gap)) return 'clause';
  if (
    leansForward.has(bare(text)) ||
    leansBack.has(bare(after)) ||
    /^\d/.test(after) ||
    /\d$/.test(text)
  )
    return 'tight';
  return beginsPhrase.has(bare(after)) || converb.test(bare(text)) ? 'phrase' : 'word';
}

function divided(piece: Piece, limit: number): Piece[] {
  const letters = [...piece.text];
  if (letters.length <= limit) return [piece];
  const perLetter = (piece.endMs - piece.startMs) / letters.length;
  const parts: Piece[] = [];
  for (let at = 0; at < letters.length; at += limit) {
    const to = Math.min(letters.length, at + limit);
    parts.push({
      text: letters.slice(at, to).join('').trim(),
      startMs: Math.round(piece.startMs + at * perLetter),
      endMs: Math.round(piece.startMs + to * perLetter),
      ends: to === letters.length ? piece.ends : 'glued',
    });
  }
  return parts;
}
