import { sampleRate } from './constants.ts';
import { createTape, type Tape } from './tape.ts';

/** Lengths in samples, mutually prime, so that echoes do not fall together. */
const lengths = [1423, 1777, 2137, 2557, 2963, 3359, 3769, 4211] as const;

export interface Room {
  /** Time in seconds after which the room is 60 dB quieter. */
  readonly seconds: number;
  /** 0 (bright) to 0.95 (dark): how much of the high end is lost with each echo. */
  readonly damping: number;
  /** Scale of the room; 1 is a hall. */
  readonly size?: number;
}

/**
 * The room's answer to a tape, without the direct sound: a feedback delay network of eight lines with a Householder
 * matrix (J.-M. Jot, 1991). The ring is run through it until its tail has met its start.
 */
export function reverb(dry: Tape, room: Room): Tape {
  const frames = dry.left.length;
  const wet = createTape(frames);
  const sizes = lengths.map((length) => Math.round(length * (room.size ?? 1)));
  const lines = sizes.map((size) => new Float32Array(size));
  const gains = sizes.map((size) => 10 ** ((-3 * size) / sampleRate / room.seconds));
  const heads = new Int32Array(lines.length);
  const lows = new Float32Array(lines.length);
  const outs = new Float32Array(lines.length);
  const warmUp = Math.min(frames, Math.ceil(room.seconds * 1.5 * sampleRate));
  for (let t = frames - warmUp; t < 2 * frames; t++) {
    const at = t % frames;
    let sum = 0;
    for (let k = 0; k < lines.length; k++) {
      const out = lines[k]?.[heads[k] ?? 0] ?? 0;
      const low = out + room.damping * ((lows[k] ?? 0) - out);
      lows[k] = low;
      outs[k] = low * (gains[k] ?? 0);
      sum += outs[k] ?? 0;
    }
    const mix = sum * (2 / lines.length);
    let left = 0;
    let right = 0;
    for (let k = 0; k < lines.length; k++) {
      const line = lines[k];
      if (!line) continue;
      const out = outs[k] ?? 0;
      if (k % 2 === 0) left += k % 4 === 0 ? out : -out;
      else right += k % 4 === 1 ? out : -out;
      const input = (k % 2 === 0 ? dry.left[at] : dry.right[at]) ?? 0;
      const head = heads[k] ?? 0;
      line[head] = input + out - mix;
      heads[k] = head + 1 === line.length ? 0 : head + 1;
    }
    if (t >= frames) {
      wet.left[at] = left;
      wet.right[at] = right;
    }
  }
  return wet;
}
