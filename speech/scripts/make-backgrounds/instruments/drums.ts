import { sampleRate } from '../constants.ts';
import { createBiquad, filtered } from '../filters.ts';
import type { Random } from '../random.ts';

/** A skin that is hit: a sine falling from `from` to `to` Hz and the slap of the stick. */
export function skin(
  hit: { from: number; to: number; seconds: number; slap: number; slapHz: number },
  random: Random,
): Float32Array {
  const out = new Float32Array(Math.ceil(hit.seconds * sampleRate));
  const stick = createBiquad('bandpass', hit.slapHz, 0.8);
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const time = i / sampleRate;
    const fall = Math.exp((-time * 9) / hit.seconds ** 0.5);
    phase += (2 * Math.PI * (hit.to + (hit.from - hit.to) * fall)) / sampleRate;
    const body = Math.sin(phase) * Math.exp((-time * 5.5) / hit.seconds);
    const slap = stick.run(random.noise()) * hit.slap * Math.exp(-time * 55);
    const edge = Math.min(1, (out.length - i) / 400);
    out[i] = (body * Math.min(1, time / 0.002) + slap) * 0.8 * edge;
  }
  return out;
}

/** Coloured noise that dies away: snares, brushes, shakers, crackles. */
export function hiss(
  burst: {
    seconds: number;
    hz: number;
    q: number;
    attack?: number;
    shape?: 'bandpass' | 'highpass';
  },
  random: Random,
): Float32Array {
  const out = new Float32Array(Math.ceil(burst.seconds * sampleRate));
  const attack = burst.attack ?? 0.001;
  for (let i = 0; i < out.length; i++) {
    const time = i / sampleRate;
    const edge = Math.min(1, (out.length - i) / 200);
    const decay = Math.exp((-(time - attack) * 5) / burst.seconds);
    out[i] = random.noise() * Math.min(time < attack ? time / attack : decay, 1) * edge;
  }
  return filtered(out, burst.shape ?? 'bandpass', burst.hz, burst.q);
}

/** Partials of a cymbal's bell in Hz; a plate rings in so many that they are noise, these stand out of it. */
const bellPartials = [2110, 2873, 3760, 4655, 5591, 7237];

/** A cymbal: a wash of bright noise, and the bell for as long as the stick's touch; long for a ride, short for a hat. */
export function cymbal(seconds: number, bell: number, random: Random): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * sampleRate));
  const high = createBiquad('highpass', 6800, 0.6);
  const body = createBiquad('bandpass', 4200, 0.7);
  const phases = bellPartials.map(() => random.between(0, 6.3));
  for (let i = 0; i < out.length; i++) {
    const time = i / sampleRate;
    const noise = random.noise();
    const edge = Math.min(1, (out.length - i) / 300);
    const wash =
      (high.run(noise) * 0.16 + body.run(noise) * 0.05) * Math.exp((-time * 4.6) / seconds);
    let ring = 0;
    bellPartials.forEach((frequency, index) => {
      ring += Math.sin((2 * Math.PI * frequency * i) / sampleRate + (phases[index] ?? 0));
    });
    const strike = ring * bell * 0.022 * Math.exp(-time * 14);
    out[i] = (wash + strike) * Math.min(1, time / 0.001) * edge;
  }
  return out;
}

/** A clap of several hands: a few bursts within 30 ms. */
export function clap(random: Random): Float32Array {
  const out = new Float32Array(Math.ceil(0.22 * sampleRate));
  for (const at of [0, 0.011, 0.019, 0.028]) {
    const burst = hiss({ seconds: 0.12, hz: 1500 * random.between(0.85, 1.2), q: 1.4 }, random);
    const from = Math.round(at * sampleRate);
    for (let i = 0; i < burst.length && from + i < out.length; i++) {
      out[from + i] = (out[from + i] ?? 0) + (burst[i] ?? 0) * 0.5;
    }
  }
  return out;
}
