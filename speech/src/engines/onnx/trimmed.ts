import type { EngineSound } from '../engine.ts';

/** Below this there is no voice, as a share of full scale. */
const quiet = 0.008;
/** What stays around the voice at normal speed, so that no onset is cut. */
const marginMs = { before: 30, after: 40 } as const;

/** Returns where the voice is in samples whose full scale is `full`, with margins; nothing if there is none. */
export function voicedPart(
  samples: Int16Array | Float32Array,
  { full, sampleRate, speed }: { full: number; sampleRate: number; speed: number },
): { readonly from: number; readonly to: number } {
  const loud = (sample: number) => Math.abs(sample) > quiet * full;
  const first = samples.findIndex(loud);
  if (first === -1) return { from: 0, to: 0 };
  const margin = (ms: number) => Math.round((ms * sampleRate) / 1000 / speed);
  return {
    from: Math.max(0, first - margin(marginMs.before)),
    to: Math.min(samples.length, samples.findLastIndex(loud) + 1 + margin(marginMs.after)),
  };
}

/** Returns a sound without the silence that a model adds around it, since pauses are decided elsewhere. */
export function trimmed(
  { samples, words }: EngineSound,
  sampleRate: number,
  speed = 1,
): EngineSound {
  const { from, to } = voicedPart(samples, { full: 32_768, sampleRate, speed });
  if (to === 0) return { samples: samples.subarray(0, 0), words: [] };
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
