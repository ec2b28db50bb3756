import type { EngineWord } from '../engine.ts';
import type { SpokenText } from './spoken-symbol.ts';

/**
 * Decides how many frames each symbol lasts. What rounding takes from one symbol the next one gets, so that the whole is
 * as long as the speed asks for.
 * @param predicted frames of all symbols and of the ends
 * @param least frames that a symbol keeps
 */
export function framesOf(
  predicted: ArrayLike<number>,
  speed: number,
  least: (at: number) => number = () => 1,
): Float32Array {
  const frames = new Float32Array(predicted.length);
  let wanted = 0;
  let given = 0;
  for (let at = 0; at < frames.length; at++) {
    wanted += (predicted[at] ?? 0) / speed;
    const count = Math.max(least(at), Math.round(wanted - given));
    frames[at] = count;
    given += count;
  }
  return frames;
}

export interface FrameTimes {
  readonly frameMs: number;
  /** How much earlier a sound is heard than its frames begin. */
  readonly leadMs?: number;
  /** How long a space lasts, if words are heard from the one before them on; the first word, without one, is so much earlier. */
  readonly spaceMs?: number;
}

/** The voice stops before a stressed vowel at a word's start, which belongs to the silence between the words. */
const strongVowel = /^[ˈˌ][aeiouæɐɑɒɔəɛɜɪʊʌᵻAIOQWY]/;
/** The part of the space before such a word that is not heard as its own. */
const silentShare = 0.35;

/** Returns when each word is spoken, by the frames of its symbols. The first frames are those of the start. */
export function wordTimesOf(
  { symbols, words }: SpokenText,
  frames: ArrayLike<number>,
  { frameMs, leadMs = 0, spaceMs = 0 }: FrameTimes,
): EngineWord[] {
  const spans = words.map(() => ({ from: Number.POSITIVE_INFINITY, to: 0 }));
  const first = frames[0] ?? 0;
  let at = first;
  for (const [index, { symbol, word }] of symbols.entries()) {
    const isHeard = symbol === ' ' && spaceMs > 0;
    const span = spans[(isHeard ? symbols[index + 1]?.word : word) ?? -1];
    const length = frames[index + 1] ?? 0;
    const start = `${symbols[index + 1]?.symbol}${symbols[index + 2]?.symbol}`;
    const silent = isHeard && strongVowel.test(start) ? silentShare * length : 0;
    if (span) {
      span.from = Math.min(span.from, at + silent);
      span.to = at + length;
    }
    at += length;
  }
  return words.flatMap(({ start, end }, index) => {
    const span = spans[index];
    if (!span || span.to === 0) return [];
    const timeOf = (frame: number, before = leadMs) => Math.max(0, frame * frameMs - before);
    const startMs = timeOf(span.from, span.from === first ? leadMs + spaceMs : leadMs);
    return { start, end, startMs, endMs: timeOf(span.to) };
  });
}
