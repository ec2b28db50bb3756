import { sampleRate } from '../constants.ts';
import { createBiquad } from '../filters.ts';
import { hz } from '../notes.ts';
import type { Random } from '../random.ts';

export interface Bowed {
  readonly midi: number;
  readonly seconds: number;
  readonly attack: number;
  readonly release: number;
  /** Cut-off of the body's low-pass in Hz. */
  readonly tone: number;
  /** Number of players, each slightly detuned. */
  readonly players?: number;
  /** Semitones between the players at most. */
  readonly spread?: number;
}

/**
 * A section of bowed strings, or a pad: saw waves (with their steps smoothed by polyBLEP, Välimäki and Huovilainen
 * 2007) slightly apart, each with a slow vibrato of its own, through a warm low-pass.
 */
export function bowed(note: Bowed, random: Random): Float32Array {
  const players = note.players ?? 5;
  const spread = note.spread ?? 0.12;
  const frames = Math.ceil((note.seconds + note.release) * sampleRate);
  const out = new Float32Array(frames);
  const low = createBiquad('lowpass', note.tone, 0.8);
  const voices = Array.from({ length: players }, () => ({
    phase: random.next(),
    detune: random.between(-spread, spread),
    rate: random.between(4.2, 5.8),
    turn: random.between(0, 6.3),
  }));
  for (const voice of voices) {
    let step = 0;
    for (let i = 0; i < frames; i++) {
      if (i % 32 === 0) {
        const shake = 0.07 * Math.sin(voice.turn + (2 * Math.PI * voice.rate * i) / sampleRate);
        step = hz(note.midi + voice.detune + shake) / sampleRate;
      }
      voice.phase += step;
      if (voice.phase >= 1) voice.phase -= 1;
      out[i] = (out[i] ?? 0) + saw(voice.phase, step);
    }
  }
  for (let i = 0; i < frames; i++) {
    const time = i / sampleRate;
    const rise = Math.min(1, time / note.attack);
    const fall = time > note.seconds ? Math.max(0, 1 - (time - note.seconds) / note.release) : 1;
    out[i] = (low.run(out[i] ?? 0) * rise * rise * (3 - 2 * rise) * fall * fall) / players;
  }
  return out;
}

/** Brass is a section whose brightness follows its loudness. */
export function brass(midi: number, seconds: number, force: number, random: Random): Float32Array {
  const release = 0.35;
  const out = bowed(
    { midi, seconds, attack: 0.09, release, tone: 9000, players: 3, spread: 0.05 },
    random,
  );
  const body = createBiquad('lowpass', 600, 1.1);
  for (let i = 0; i < out.length; i++) {
    const time = i / sampleRate;
    const swell =
      Math.min(1, time / 0.14) * (0.75 + 0.25 * Math.min(1, time / Math.max(0.3, seconds)));
    if (i % 32 === 0) body.tune(hz(midi) * (1.5 + 5 * force * swell), 1.1);
    out[i] = body.run(out[i] ?? 0) * swell;
  }
  return out;
}

function saw(phase: number, step: number): number {
  let value = 2 * phase - 1;
  if (phase < step) {
    const t = phase / step;
    value -= t + t - t * t - 1;
  } else if (phase > 1 - step) {
    const t = (phase - 1) / step;
    value -= t * t + t + t + 1;
  }
  return value;
}
