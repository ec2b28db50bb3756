import type { EngineSound } from '../engine.ts';

/** Below this there is no voice, as a share of full scale. */
const quiet = 0.008;
/** What stays around the voice at normal speed, so that no onset is cut. */
const marginMs = { before: 30, after: 40 } as const;

/** Returns a sound without the silence that a model adds around it, since pauses are decided elsewhere. */
export function trimmed(
  { samples, words }: EngineSound,
  sampleRate: number,
  speed = 1,
): EngineSound {
  const loud = (sample: number) => Math.abs(sample) > quiet * 32_768;
  const first = samples.findIndex(loud);
  if (first === -1) return { samples: samples.subarray(0, 0), words: [] };
  const margin = (ms: number) => Math.round((ms * sampleRate) / 1000 / speed);
  const from = Math.max(0, first - margin(marginMs.before));
  const to = Math.min(samples.length, samples.findLastIndex(loud) + 1 + margin(marginMs.after));
  const [fromMs, lengthMs] = [(from * 1000) / sampleRate, ((to - from) * 1000) / sampleRate];
  const inside = (ms: number) => Math.max(0, Math.min(lengthMs, ms - fromMs));
  return {
    samples: samples.slice(from, to),
    words: words.map((word) => ({
      ...word,
      startMs: inside(word.startMs),
      endMs: inside(word.endMs),
    })),
  };
}
