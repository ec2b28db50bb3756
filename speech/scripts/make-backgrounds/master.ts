import { measureLoudness } from '../../src/sound/loudness.ts';
import { createBiquad } from './filters.ts';
import { aroundTwice, type Tape } from './tape.ts';

/** Loudness of every finished piece in LUFS, so that the three volumes mean the same for each. */
const backgroundLufs = -20;

/** Highest sample of a finished piece: -4.5 dBFS leaves room for what MP3 adds (goal: under -3 dBFS). */
const ceiling = 10 ** (-4.5 / 20);

/**
 * The last step of every piece: nothing below hearing, the same loudness, peaks rounded off. The rounding is a curve
 * without memory, so the seam stays whole.
 */
export function master(tape: Tape): void {
  for (const channel of [tape.left, tape.right]) {
    aroundTwice(channel, createBiquad('highpass', 30).run);
  }
  for (let round = 0; round < 3; round++) {
    const gain = 10 ** ((backgroundLufs - measureLoudness([tape.left, tape.right], 44_100)) / 20);
    for (const channel of [tape.left, tape.right]) {
      for (let i = 0; i < channel.length; i++) channel[i] = rounded((channel[i] ?? 0) * gain);
    }
  }
}

/** Straight up to three quarters of the ceiling, then bent towards it. */
function rounded(sample: number): number {
  const knee = ceiling * 0.75;
  const rest = ceiling - knee;
  const size = Math.abs(sample);
  if (size <= knee) return sample;
  return Math.sign(sample) * (knee + rest * Math.tanh((size - knee) / rest));
}
