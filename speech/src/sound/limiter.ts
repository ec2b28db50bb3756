import { reach, samplePeak, truePeak } from './true-peak.ts';

/** Frames per peak measurement. */
const block = 32;
/** Seconds of look-ahead, in which the gain comes down. */
const lookAhead = 0.005;
/** Seconds in which the gain mostly recovers. */
const release = 0.05;

/** Peak ceiling before encoding: MP3 may raise peaks, and -1 dBFS has to hold after it (docs/decisions/0036). */
export const limiterCeilingDb = -2;

/**
 * Keeps true peaks below a ceiling by lowering the gain just before them. The gain at a block border is the mean, over
 * the look-ahead, of the lowest gain that any block within reach needs, so it never jumps and is never late. Channels
 * share the gain. The output has the length of the input, without delay.
 */
export class Limiter {
  readonly #ceiling: number;
  readonly #span: number;
  readonly #rise: number;
  /** Per channel: `reach` frames that have left, the pending ones, and room for more. */
  readonly #pending: Float32Array<ArrayBuffer>[];
  /** Frames in it. */
  #filled = reach;
  /** Needed gain of each pending block. */
  #needs: number[] = [];
  #recent: number[] = [];
  #gain = 1;

  /** @param sampleRate in Hz @param ceilingDb dBTP */
  constructor(sampleRate: number, channels: number, ceilingDb: number = limiterCeilingDb) {
    this.#ceiling = 10 ** (ceilingDb / 20);
    this.#span = Math.max(1, Math.ceil((lookAhead * sampleRate) / block));
    this.#rise = 1 - Math.exp((-3 * block) / (release * sampleRate));
    this.#pending = Array.from({ length: channels }, () => new Float32Array(reach));
  }

  /** @param channels of equal length; returns the frames that are final */
  process(channels: readonly Float32Array[]): Float32Array<ArrayBuffer>[] {
    const filled = this.#filled + (channels[0]?.length ?? 0);
    for (const [index, kept] of this.#pending.entries()) {
      const more = channels[index];
      if (!more) throw new Error(`channel ${index} is missing`);
      const room = kept.length < filled ? new Float32Array(filled) : kept;
      if (room !== kept) room.set(kept.subarray(0, this.#filled));
      room.set(more, this.#filled);
      this.#pending[index] = room;
    }
    this.#filled = filled;
    this.#measure(Math.floor((this.#frames() - reach) / block));
    return this.#leave(Math.max(0, this.#needs.length - this.#span - 1));
  }

  /** Returns the rest. The limiter can't be used afterwards. */
  flush(): Float32Array<ArrayBuffer>[] {
    this.#measure(Math.ceil(this.#frames() / block));
    return this.#leave(this.#needs.length);
  }

  #frames(): number {
    return this.#filled - reach;
  }

  #measure(blocks: number): void {
    const pending = this.#pending.map((room) => room.subarray(0, this.#filled));
    for (let index = this.#needs.length; index < blocks; index++) {
      const from = reach + index * block;
      let peak = 0;
      for (const samples of pending) {
        const to = Math.min(from + block, samples.length);
        // Between samples the curve of speech and music stays below twice their size, so the search can be skipped.
        const plain = samplePeak(samples, from - 1, to);
        peak = Math.max(peak, plain < this.#ceiling / 2 ? plain : truePeak(samples, from - 1, to));
      }
      this.#needs.push(peak > this.#ceiling ? this.#ceiling / peak : 1);
    }
  }

  /** The lowest gain needed from block `first` to the end of the look-ahead of the border before it. */
  #least(first: number): number {
    let least = 1;
    for (let index = first; index <= first + this.#span + 1; index++) {
      least = Math.min(least, this.#needs[index] ?? 1);
    }
    return least;
  }

  #leave(blocks: number): Float32Array<ArrayBuffer>[] {
    if (blocks === 0) return this.#pending.map(() => new Float32Array(0));
    if (this.#recent.length === 0) {
      this.#gain = this.#least(0);
      this.#recent = new Array<number>(this.#span + 1).fill(this.#gain);
    }
    const end = Math.min(this.#frames(), blocks * block);
    const out = this.#pending.map((samples) => samples.slice(reach, reach + end));
    for (let index = 0; index < blocks; index++) {
      const before = this.#recent.at(-1) ?? 1;
      this.#recent.shift();
      this.#recent.push(Math.min(this.#least(index), before + (1 - before) * this.#rise));
      const mean = this.#recent.reduce((sum, gain) => sum + gain, 0) / this.#recent.length;
      const next = mean > 0.9999 ? 1 : mean;
      if (this.#gain !== 1 || next !== 1) {
        for (const samples of out) ramp(samples, index * block, this.#gain, next);
      }
      this.#gain = next;
    }
    for (const samples of this.#pending) samples.copyWithin(0, end, this.#filled);
    this.#filled -= end;
    this.#needs = this.#needs.slice(blocks);
    return out;
  }
}

/** Multiplies one block by a gain that changes linearly. */
function ramp(samples: Float32Array, from: number, first: number, last: number): void {
  const step = (last - first) / block;
  const to = Math.min(samples.length, from + block);
  for (let i = from; i < to; i++) {
    samples[i] = (samples[i] as number) * (first + step * (i - from));
  }
}
