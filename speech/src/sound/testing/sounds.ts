import { concat } from '../concat.ts';
import { reach, samplePeak, truePeak } from '../true-peak.ts';

/** Sounds for tests: full scale 1. */
export function sine(hz: number, seconds: number, sampleRate: number, gain = 1, phase = 0) {
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, i) => gain * Math.sin((2 * Math.PI * hz * i) / sampleRate + phase),
  );
}

/**
 * Returns a sound with the loudness pattern of speech: harmonics of a moving voice in syllables, with a pause after
 * each sentence. `loud` scales it.
 */
export function speechLike(seconds: number, sampleRate: number, loud = 0.3): Float32Array {
  let phase = 0;
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) => {
    const time = i / sampleRate;
    phase += (2 * Math.PI * (130 + 25 * Math.sin(time * 2.1))) / sampleRate;
    const syllable = 0.35 + 0.65 * Math.sin(Math.PI * 4.2 * time) ** 2;
    const pausing = time % 4 > 3.4 ? 0 : 1;
    let wave = 0;
    for (let h = 1; h <= 12; h++) wave += Math.sin(phase * h + h * h) / h;
    return loud * syllable * pausing * wave;
  });
}

/** Processes a sound in pieces of uneven sizes and joins the results. */
export function inPieces(
  sound: Float32Array,
  process: (piece: Float32Array) => Float32Array,
  flush: () => Float32Array,
): Float32Array {
  const parts: Float32Array[] = [];
  for (let at = 0, size = 1; at < sound.length; at += size, size = ((size * 7) % 4093) + 1) {
    parts.push(process(sound.subarray(at, at + size)));
  }
  parts.push(flush());
  return concat(parts);
}

/** Frequency in Hz of a steady tone, by its upward zero crossings. */
export function pitchOf(sound: Float32Array, sampleRate: number): number {
  const crossings: number[] = [];
  for (let i = 1; i < sound.length; i++) {
    const before = sound[i - 1] ?? 0;
    const now = sound[i] ?? 0;
    if (before < 0 && now >= 0) crossings.push(i - now / (now - before));
  }
  const first = crossings[0] ?? 0;
  return ((crossings.length - 1) * sampleRate) / ((crossings.at(-1) ?? 0) - first);
}

/**
 * Returns the true peak, searched where the sound is loud: between quiet samples the curve rises to at most 2.2 times
 * theirs.
 */
export function loudestPeak(sound: Float32Array): number {
  const piece = 256;
  let peak = 0;
  for (let at = 0; at < sound.length; at += piece) {
    const around = samplePeak(
      sound,
      Math.max(0, at - reach),
      Math.min(sound.length, at + piece + reach),
    );
    if (around * 2.2 < peak) continue;
    peak = Math.max(peak, truePeak(sound, at, Math.min(sound.length, at + piece)));
  }
  return peak;
}
