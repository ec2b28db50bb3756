import { loopFrames, sampleRate } from './constants.ts';

/**
 * A stereo tape glued into a ring: what is laid over its end goes on at its start, so that tails of notes and of rooms
 * run through the seam.
 */
export interface Tape {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function createTape(frames = loopFrames): Tape {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}

/**
 * Lays a mono sound on the tape.
 * @param at seconds from the start of the loop; any number, it wraps
 * @param pan -1 (left) to 1 (right), with constant power
 */
export function lay(tape: Tape, at: number, sound: Float32Array, gain = 1, pan = 0): void {
  const { left, right } = tape;
  const frames = left.length;
  const angle = ((pan + 1) * Math.PI) / 4;
  const toLeft = gain * Math.cos(angle);
  const toRight = gain * Math.sin(angle);
  let at0 = Math.round(at * sampleRate) % frames;
  if (at0 < 0) at0 += frames;
  for (let i = 0; i < sound.length; i++) {
    const sample = sound[i] ?? 0;
    left[at0] = (left[at0] ?? 0) + toLeft * sample;
    right[at0] = (right[at0] ?? 0) + toRight * sample;
    if (++at0 === frames) at0 = 0;
  }
}

/** Adds one tape to another of the same length. */
export function addTape(to: Tape, from: Tape, gain = 1): void {
  for (let i = 0; i < to.left.length; i++) {
    to.left[i] = (to.left[i] ?? 0) + gain * (from.left[i] ?? 0);
    to.right[i] = (to.right[i] ?? 0) + gain * (from.right[i] ?? 0);
  }
}

/** Runs a filter with memory round the ring twice and keeps the second round, in which the end has met the start. */
export function aroundTwice(signal: Float32Array, step: (sample: number) => number): void {
  for (let i = 0; i < signal.length; i++) step(signal[i] ?? 0);
  for (let i = 0; i < signal.length; i++) signal[i] = step(signal[i] ?? 0);
}

/** Turns the ring so that it begins `seconds` earlier: a seam a little before the first beat meets no attack. */
export function begunEarlier(tape: Tape, seconds: number): Tape {
  const turned = createTape(tape.left.length);
  lay(turned, seconds, tape.left, 1, -1);
  lay(turned, seconds, tape.right, 1, 1);
  return turned;
}
