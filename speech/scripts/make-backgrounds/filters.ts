import { sampleRate } from './constants.ts';

/** A filter with memory: one sample in, one out. */
type Filter = (sample: number) => number;

type Shape = 'lowpass' | 'highpass' | 'bandpass';

/** Second-order filter after R. Bristow-Johnson's "Audio EQ Cookbook"; `hz` may be changed while it runs. */
export function createBiquad(shape: Shape, hz: number, q = Math.SQRT1_2) {
  let b0 = 0;
  let b1 = 0;
  let b2 = 0;
  let a1 = 0;
  let a2 = 0;
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  const tune = (frequency: number, quality = q) => {
    const w = (2 * Math.PI * Math.min(frequency, sampleRate * 0.45)) / sampleRate;
    const alpha = Math.sin(w) / (2 * quality);
    const cos = Math.cos(w);
    const a0 = 1 + alpha;
    if (shape === 'lowpass') {
      b0 = b2 = (1 - cos) / 2 / a0;
      b1 = (1 - cos) / a0;
    } else if (shape === 'highpass') {
      b0 = b2 = (1 + cos) / 2 / a0;
      b1 = -(1 + cos) / a0;
    } else {
      b0 = alpha / a0;
      b1 = 0;
      b2 = -alpha / a0;
    }
    a1 = (-2 * cos) / a0;
    a2 = (1 - alpha) / a0;
  };
  tune(hz);
  const run: Filter = (x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
  return { run, tune };
}

/** Filters a sound where it lies. */
export function filtered(sound: Float32Array, shape: Shape, hz: number, q?: number): Float32Array {
  const { run } = createBiquad(shape, hz, q);
  for (let i = 0; i < sound.length; i++) sound[i] = run(sound[i] ?? 0);
  return sound;
}
