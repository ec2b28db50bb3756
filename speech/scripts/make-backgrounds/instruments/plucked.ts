import { sampleRate } from '../constants.ts';
import { createBiquad } from '../filters.ts';
import { hz } from '../notes.ts';
import type { Random } from '../random.ts';

export interface Plucked {
  readonly midi: number;
  readonly seconds: number;
  /** Time in seconds after which the string is 60 dB quieter. */
  readonly decay: number;
  /** 0 (nail) to 0.95 (thumb): how much of the high end the first touch lacks. */
  readonly softness: number;
  /** Where the string is touched, as a share of its length. */
  readonly touch?: number;
}

/**
 * A plucked string: a burst of noise in a delay line with a mild low-pass (K. Karplus, A. Strong 1983; tuned by an
 * all-pass after D. Jaffe, J. Smith 1983).
 */
export function plucked(note: Plucked, random: Random): Float32Array {
  const frames = Math.ceil(note.seconds * sampleRate);
  const out = new Float32Array(frames);
  const frequency = hz(note.midi);
  const period = sampleRate / frequency - 0.5;
  const size = Math.floor(period - 0.1);
  const rest = period - size;
  const allpass = (1 - rest) / (1 + rest);
  const line = burst(size, note, random);
  const loss = 10 ** (-3 / (frequency * note.decay));
  let head = 0;
  let before = 0;
  let lastIn = 0;
  let lastOut = 0;
  for (let i = 0; i < frames; i++) {
    const sample = line[head] ?? 0;
    const averaged = 0.5 * (sample + before) * loss;
    before = sample;
    const tuned = allpass * (averaged - lastOut) + lastIn;
    lastIn = averaged;
    lastOut = tuned;
    line[head] = tuned;
    head = head + 1 === size ? 0 : head + 1;
    const release = Math.min(1, (frames - i) / (0.04 * sampleRate));
    out[i] = sample * release * Math.min(1, i / 24);
  }
  return out;
}

/** The string's shape as the finger leaves it: noise, dulled, with a notch where it was touched; peak 1, no mean. */
function burst(size: number, note: Plucked, random: Random): Float32Array {
  const line = new Float32Array(size);
  let low = 0;
  for (let i = 0; i < size * 2; i++) {
    low += (random.noise() - low) * (1 - note.softness);
    if (i >= size) line[i - size] = low;
  }
  const gap = Math.max(1, Math.round(size * (note.touch ?? 0.18)));
  const combed = line.map((sample, i) => sample - 0.9 * (line[(i + size - gap) % size] ?? 0));
  const mean = combed.reduce((sum, sample) => sum + sample, 0) / size;
  const peak = combed.reduce((most, sample) => Math.max(most, Math.abs(sample - mean)), 1e-9);
  return combed.map((sample) => (sample - mean) / peak);
}

/** An upright bass: a thick string, its fundamental held up, and the thump of the finger. */
export function uprightBass(midi: number, seconds: number, force: number, random: Random) {
  const out = plucked({ midi, seconds, decay: 3.2, softness: 0.86, touch: 0.3 }, random);
  const low = createBiquad('lowpass', 520, 0.7);
  const step = (2 * Math.PI * hz(midi)) / sampleRate;
  for (let i = 0; i < out.length; i++) {
    const time = i / sampleRate;
    const fade = Math.min(1, (out.length - i) / (0.05 * sampleRate));
    const body = 0.55 * Math.sin(step * i) * Math.exp(-time * 2.4) * Math.min(1, time / 0.012);
    const thump = time < 0.03 ? random.noise() * Math.exp(-time * 220) * 0.5 : 0;
    out[i] = (low.run((out[i] ?? 0) + thump) + body * fade) * force;
  }
  return out;
}
