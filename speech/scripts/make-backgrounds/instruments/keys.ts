import { sampleRate } from '../constants.ts';
import { createBiquad } from '../filters.ts';
import { hz } from '../notes.ts';
import type { Random } from '../random.ts';

/** Adds a sine that dies away, by a rotating pointer (no call of `sin` per sample). */
function addPartial(
  out: Float32Array,
  frequency: number,
  gain: number,
  decay: number,
  phase: number,
): void {
  if (frequency > sampleRate * 0.45) return;
  const step = (2 * Math.PI * frequency) / sampleRate;
  const fade = Math.exp(-1 / (decay * sampleRate));
  const cos = Math.cos(step) * fade;
  const sin = Math.sin(step) * fade;
  let x = gain * Math.cos(phase);
  let y = gain * Math.sin(phase);
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] ?? 0) + y;
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
}

/** Ends a sound without a click once the finger has left the key. */
function damp(out: Float32Array, held: number, release: number): Float32Array {
  const from = Math.round(held * sampleRate);
  const frames = Math.round(release * sampleRate);
  for (let i = Math.max(0, from); i < out.length; i++) {
    const left = Math.max(0, 1 - (i - from) / frames);
    out[i] = (out[i] ?? 0) * left * left;
  }
  return out;
}

const soundFor = (held: number, release: number) =>
  new Float32Array(Math.ceil((held + release) * sampleRate));

/**
 * A struck string: partials stretched by the string's stiffness (H. Fletcher 1962), two strings a hair apart so that
 * the tone beats and decays in two stages, high partials dying first, a felt hammer that is softer when played softly.
 */
export function piano(midi: number, held: number, force: number, random: Random): Float32Array {
  const out = soundFor(held, 0.35);
  const base = hz(midi);
  const stiffness = 0.00038 * 2 ** ((midi - 60) / 14);
  const partials = Math.min(22, Math.floor(9000 / base));
  const lowDecay = 2.6 * 2 ** ((60 - midi) / 16);
  const dull = 0.55 + 0.5 * (1 - force);
  for (let n = 1; n <= partials; n++) {
    const frequency = base * n * Math.sqrt((1 + stiffness * n * n) / (1 + stiffness));
    const strike = Math.abs(Math.sin((Math.PI * n) / 8)) + 0.08;
    const gain = (0.32 * force * strike * Math.exp(-dull * 0.42 * (n - 1))) / n ** 0.35;
    const decay = lowDecay / (1 + 0.16 * n + 0.012 * n * n);
    const apart = 1 + 0.00022 * random.between(0.6, 1.4);
    const phase = random.between(0, 6.3);
    addPartial(out, frequency, gain * 0.62, decay * 0.55, phase);
    addPartial(out, frequency * apart, gain * 0.38, decay * 1.5, phase + 0.4);
  }
  const felt = createBiquad('lowpass', 700 + 1500 * force, 0.7);
  for (let i = 0; i < Math.min(out.length, 0.09 * sampleRate); i++) {
    const time = i / sampleRate;
    out[i] =
      (out[i] ?? 0) * Math.min(1, time / 0.004) +
      felt.run(random.noise()) * 0.1 * force * Math.exp(-time * 60);
  }
  return damp(out, held, 0.35);
}

/** An electric piano of the tine kind: two-operator FM, the bright bell dying before the body. */
export function electricPiano(midi: number, held: number, force: number): Float32Array {
  const out = soundFor(held, 0.25);
  const base = (2 * Math.PI * hz(midi)) / sampleRate;
  for (let i = 0; i < out.length; i++) {
    const time = i / sampleRate;
    const body = Math.exp(-time * 1.1);
    const tine = Math.exp(-time * 7) * force * 0.35;
    const bark = Math.exp(-time * 2.6) * force * 1.1;
    const wave =
      Math.sin(base * i + bark * Math.sin(base * i)) +
      tine * Math.sin(base * 7.01 * i) * 0.5 +
      0.18 * Math.sin(base * 2 * i);
    out[i] = 0.3 * force * wave * body * Math.min(1, time / 0.003);
  }
  return damp(out, held, 0.25);
}

/** A comb of steel over a small box, or a glockenspiel: the free bar's partials 1, 2.76, 5.40, 8.93. */
export function musicBox(midi: number, force: number, seconds = 2.2): Float32Array {
  const out = soundFor(seconds, 0.1);
  const base = hz(midi);
  addPartial(out, base, 0.34 * force, seconds / 4, 0);
  addPartial(out, base * 1.003, 0.1 * force, seconds / 4, 1);
  addPartial(out, base * 2.756, 0.13 * force, seconds / 12, 0.5);
  addPartial(out, base * 5.404, 0.07 * force, seconds / 26, 0.2);
  addPartial(out, base * 8.933, 0.03 * force, seconds / 50, 0.9);
  return damp(out, seconds, 0.1);
}

/** Something large of iron, far away: partials that fit no scale. */
export function metal(base: number, seconds: number, random: Random): Float32Array {
  const out = soundFor(seconds, 0.2);
  for (const ratio of [1, 1.47, 2.09, 2.56, 3.39, 4.18, 5.43, 6.79, 8.21]) {
    const frequency = base * ratio * random.between(0.98, 1.02);
    addPartial(
      out,
      frequency,
      0.2 / ratio ** 0.5,
      seconds / (2.5 + ratio * 1.6),
      random.next() * 6,
    );
  }
  for (let i = 0; i < Math.min(out.length, 0.06 * sampleRate); i++) {
    out[i] = (out[i] ?? 0) * Math.min(1, i / (0.012 * sampleRate));
  }
  return damp(out, seconds, 0.2);
}
