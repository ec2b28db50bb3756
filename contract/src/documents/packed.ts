import { z } from 'zod';
import { type NormalizedSegment, normalizedSegment } from '../token.ts';
import { type Word, word } from '../word.ts';

// Stores words and readings as one compact string each: as arrays of maps, which repeat field names, content
// exceeded Firestore's 1 MiB. Older documents have arrays, which are still read.

const numbersOfAWord = 6;

function unpackNumbers(packed: string): number[] {
  return packed === '' ? [] : packed.split(',').map(Number);
}

/** Each word as six small numbers: differences from the previous word. */
export function packWords(words: readonly Word[]): string {
  const numbers: number[] = [];
  let before = { segment: 0, end: 0, endMs: 0 };
  for (const { segment, start, end, startMs, endMs, estimated } of words) {
    const from = segment === before.segment ? before.end : 0;
    numbers.push(segment - before.segment, start - from, end - start);
    numbers.push(startMs - before.endMs, endMs - startMs, estimated ? 1 : 0);
    before = { segment, end, endMs };
  }
  return numbers.join(',');
}

function unpackWords(packed: string): Word[] {
  const numbers = unpackNumbers(packed);
  const words: Word[] = [];
  let before = { segment: 0, end: 0, endMs: 0 };
  for (let at = 0; at < numbers.length; at += numbersOfAWord) {
    const [bySegment = NaN, gap = NaN, length = NaN, wait = NaN, lasts = NaN, estimated] =
      numbers.slice(at, at + numbersOfAWord);
    const segment = before.segment + bySegment;
    const start = (bySegment === 0 ? before.end : 0) + gap;
    const startMs = before.endMs + wait;
    const end = start + length;
    const endMs = startMs + lasts;
    words.push({ segment, start, end, startMs, endMs, estimated: estimated === 1 });
    before = { segment, end, endMs };
  }
  return words;
}

/** A token by its distance from the previous one (0: they cover the text) and its length. */
const packedToken = z.tuple([z.int(), z.int(), z.string(), z.string(), z.literal([0, 1])]);
const packedReadings = z.array(z.tuple([z.string(), z.array(packedToken)]));

export function packReadings(readings: readonly NormalizedSegment[]): string {
  const packed = readings.map(({ spoken, tokens }) => {
    let before = 0;
    const each = tokens.map(({ start, end, kind, spoken: said, certain }) => {
      const gap = start - before;
      before = end;
      return [gap, end - start, kind, said, certain ? 1 : 0];
    });
    return [spoken, each];
  });
  return JSON.stringify(packed);
}

function unpackReadings(packed: string, context: z.RefinementCtx): unknown {
  const parsed = packedReadings.safeParse(parseJson(packed));
  if (!parsed.success) {
    context.addIssue({ code: 'custom', message: 'no packed readings' });
    return z.NEVER;
  }
  return parsed.data.map(([spoken, tokens]) => {
    let before = 0;
    return {
      spoken,
      tokens: tokens.map(([gap, length, kind, said, certain]) => {
        const start = before + gap;
        before = start + length;
        return { start, end: before, kind, spoken: said, certain: certain === 1 };
      }),
    };
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Words, packed or as arrays in older documents. */
export const storedWords = z.union([
  z.array(word),
  z.string().transform(unpackWords).pipe(z.array(word)),
]);

/** Readings, packed or as arrays in older documents. */
export const storedReadings = z.union([
  z.array(normalizedSegment),
  z.string().transform(unpackReadings).pipe(z.array(normalizedSegment)),
]);
