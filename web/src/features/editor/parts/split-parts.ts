import { limits } from '@duu/contract/limits';
import { marksOf, replaceMarks } from '@duu/contract/marks';
import { isSpeakable, measureSpoken, spokenProblem } from '@duu/contract/spoken';
import type { NormalizedSegment } from '@duu/contract/token';
import type { ReadingOf } from '../cost/conversion-cost.ts';
import { type Piece, splitText } from '../text/split-text.ts';

/** A part of a text that is converted separately, with its price in characters. */
export interface Part {
  /** Of the chapter that it is, or is a part of. */
  readonly title: string | null;
  readonly segments: readonly string[];
  readonly characters: number;
  /** Estimated length of its sound. */
  readonly seconds: number;
}

interface Bit {
  readonly text: string;
  readonly reading: NormalizedSegment | undefined;
}

/** Returns the reading of a piece of a paragraph. A word that is cut is read as typed. */
function readingOfPiece(
  reading: NormalizedSegment | undefined,
  text: string,
  { start, end }: Piece,
): NormalizedSegment | undefined {
  if (reading === undefined || (start === 0 && end === text.length)) return reading;
  const tokens = reading.tokens
    .filter((token) => token.start >= start && token.end <= end)
    .map((token) => ({ ...token, start: token.start - start, end: token.end - start }));
  return { tokens, spoken: tokens.map(({ spoken }) => spoken).join(' ') };
}

/** A piece of a paragraph begins with the voice that reads there. */
function bitOf(text: string, reading: NormalizedSegment | undefined, piece: Piece): Bit {
  const whole = text.slice(piece.start, piece.end);
  const start = piece.start + (whole.length - whole.trimStart().length);
  const trimmed = whole.trim();
  const at = { start, end: start + trimmed.length };
  const own = readingOfPiece(reading, text, at);
  const voice = marksOf(text).findLast(({ kind, end }) => kind === 'voice' && end <= start);
  if (trimmed === '' || !voice) return { text: trimmed, reading: own };
  const mark = `${text.slice(voice.start, voice.end)} `;
  return { text: mark + trimmed, reading: own && moved(own, mark.length) };
}

const moved = ({ spoken, tokens }: NormalizedSegment, by: number): NormalizedSegment => ({
  spoken,
  tokens: tokens.map((token) => ({ ...token, start: token.start + by, end: token.end + by })),
});

/** Returns a text of the same length in which a mark is one word, which is not divided. */
const withWholeMarks = (text: string) =>
  replaceMarks(text, ({ start, end }) => 'X'.repeat(end - start));

/**
 * Splits a text into parts that a plan converts: at chapters, paragraphs, and longer paragraphs at sentences. `titles`
 * names the chapters by the index of their first paragraph. Returns null if even the smallest piece is too much. What has
 * no reading is left out.
 */
export function splitIntoParts(
  texts: readonly string[],
  perConversion: number,
  readingOf: ReadingOf,
  speed: number,
  titles: ReadonlyMap<number, string> = new Map(),
): readonly Part[] | null {
  const measure = (bits: readonly Bit[]) =>
    measureSpoken(
      bits.map(({ text }) => text),
      bits.map(({ reading }) => reading),
      speed,
    );
  const fits = (bits: readonly Bit[]) => {
    if (bits.length > limits.segments) return false;
    const measured = measure(bits);
    return measured.characters <= perConversion && spokenProblem(measured) === null;
  };
  const parts: { title: string | null; bits: readonly Bit[] }[] = [];
  let open: Bit[] = [];
  let title: string | null = null;
  const close = () => {
    if (open.length > 0) parts.push({ title, bits: open });
    open = [];
  };
  for (const [at, text] of texts.entries()) {
    const begins = titles.get(at);
    if (begins !== undefined) {
      close();
      title = begins;
    }
    const reading = readingOf(text);
    const whole = bitOf(text, reading, { start: 0, end: text.length });
    if (whole.text === '') continue;
    if (fits([...open, whole])) {
      open.push(whole);
      continue;
    }
    close();
    const pieces = splitText(withWholeMarks(text), (piece) => fits([bitOf(text, reading, piece)]));
    for (const piece of pieces) {
      const bit = bitOf(text, reading, piece);
      if (bit.text === '') continue;
      if (!fits([bit])) return null;
      close();
      open = [bit];
    }
  }
  close();
  return parts
    .filter(({ bits }) =>
      isSpeakable(
        bits.map(({ text }) => text),
        bits.map(({ reading }) => reading),
      ),
    )
    .map(({ title, bits }) => {
      const { characters, seconds } = measure(bits);
      return { title, segments: bits.map(({ text }) => text), characters, seconds };
    });
}
