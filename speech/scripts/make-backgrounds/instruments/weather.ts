import { sampleRate } from '../constants.ts';
import { createBiquad } from '../filters.ts';
import type { Random } from '../random.ts';
import { aroundTwice } from '../tape.ts';

/** Noise through a filter, filling a whole ring without a seam. */
export function noiseBed(
  frames: number,
  shape: 'lowpass' | 'bandpass' | 'highpass',
  hz: number,
  q: number,
  random: Random,
): Float32Array {
  const out = Float32Array.from({ length: frames }, () => random.noise());
  aroundTwice(out, createBiquad(shape, hz, q).run);
  return out;
}

/** Makes a ring louder and softer in slow waves that fit the ring a whole number of times. */
export function breathe(ring: Float32Array, waves: readonly (readonly [number, number])[]): void {
  for (let i = 0; i < ring.length; i++) {
    const turn = (2 * Math.PI * i) / ring.length;
    let gain = 1;
    waves.forEach(([times, depth], index) => {
      gain *= 1 + depth * Math.sin(turn * times + index * 1.7);
    });
    ring[i] = (ring[i] ?? 0) * gain;
  }
}

/** A drop that falls into water: a bubble's sine rises as the bubble shrinks (W. Phillips et al. on rain's sound). */
export function drop(hz: number, random: Random): Float32Array {
  const seconds = random.between(0.02, 0.07);
  const out = new Float32Array(Math.ceil(seconds * sampleRate));
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const time = i / sampleRate;
    phase += (2 * Math.PI * hz * (1 + time * 6)) / sampleRate;
    const end = Math.min(1, (out.length - i) / 100);
    out[i] = Math.sin(phase) * Math.exp((-time * 6) / seconds) * Math.min(1, time / 0.0008) * end;
  }
  return out;
}

/** Thunder from afar: brown noise in rolls that grow darker as they come from further away. */
export function thunder(seconds: number, random: Random): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * sampleRate));
  const low = createBiquad('lowpass', 180, 0.6);
  const rolls = Array.from({ length: 9 }, (_, index) => ({
    at: (index * seconds * 0.55) / 9 + random.between(0, 0.4),
    force: random.between(0.4, 1) * Math.exp(-index * 0.18),
    decay: random.between(0.5, 1.3),
  }));
  let brown = 0;
  for (let i = 0; i < out.length; i++) {
    const time = i / sampleRate;
    if (i % 256 === 0) low.tune(260 * Math.exp((-time * 1.4) / seconds) + 60, 0.6);
    brown = brown * 0.996 + random.noise() * 0.08;
    let force = 0;
    for (const roll of rolls) {
      const since = time - roll.at;
      if (since > 0)
        force += roll.force * Math.min(1, since / 0.08) * Math.exp(-since / roll.decay);
    }
    const fade = Math.min(1, (seconds - time) / 1.5);
    out[i] = low.run(brown) * force * Math.max(0, fade);
  }
  return out;
}
