import type { EngineWord } from '../engine.ts';
import type { SpokenText } from './spoken-symbol.ts';

/**
 * Decides how many frames each symbol lasts. What rounding takes from one symbol the next one gets, so that the whole is
 * as long as the speed asks for.
 * @param predicted frames of all symbols and of the ends
 * @param stretch ratios to them
 */
export function framesOf(
  predicted: ArrayLike<number>,
  stretch: readonly number[],
  speed: number,
): Float32Array {
  const frames = new Float32Array(predicted.length);
  let wanted = 0;
  let given = 0;
  for (let at = 0; at < frames.length; at++) {
    wanted += ((predicted[at] ?? 0) * (stretch[at] ?? 1)) / speed;
    const count = Math.max(1, Math.round(wanted - given));
    frames[at] = count;
    given += count;
  }
  return frames;
}

export interface FrameTimes {
  readonly frameMs: number;
  /** How much earlier a sound is heard than its frames begin. */
  readonly leadMs?: number;
}

/** Returns when each word is spoken, by the frames of its symbols. The first frames are those of the start. */
export function wordTimesOf(
  { symbols, words }: SpokenText,
  frames: ArrayLike<number>,
  { frameMs, leadMs = 0 }: FrameTimes,
): EngineWord[] {
  const spans = words.map(() => ({ from: Number.POSITIVE_INFINITY, to: 0 }));
  let at = frames[0] ?? 0;
  for (const [index, { word }] of symbols.entries()) {
    const span = word === null ? undefined : spans[word];
    const next = at + (frames[index + 1] ?? 0);
    if (span) {
      span.from = Math.min(span.from, at);
      span.to = next;
    }
    at = next;
  }
  return words.flatMap(({ start, end }, index) => {
    const span = spans[index];
    if (!span || span.to === 0) return [];
    const timeOf = (frame: number) => Math.max(0, frame * frameMs - leadMs);
    return { start, end, startMs: timeOf(span.from), endMs: timeOf(span.to) };
  });
}
