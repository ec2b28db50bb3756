/**
 * Loudness after ITU-R BS.1770-5: K-weighting, blocks of 400 ms with 75 % overlap, gates at -70 LUFS and at 10 LU
 * under the mean. A 997 Hz sine at full scale in one channel reads -3.01 LUFS.
 */
const absoluteGateLufs = -70;
const relativeGateLu = 10;

/** One K-weighting filter; pass it every sample of one channel in order. */
export type KWeighting = (samples: Float32Array, from: number, to: number) => number;

/**
 * Returns a filter for any rate, by the analogue prototypes behind the 48 kHz table of BS.1770 (the parameters are
 * those of libebur128, MIT). It filters `samples[from, to)` and returns the sum of squares.
 */
export function createKWeighting(sampleRate: number): KWeighting {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const s0 = 1 + shelf / q + shelf * shelf;
  const b0 = (high + (band * shelf) / q + shelf * shelf) / s0;
  const b1 = (2 * (shelf * shelf - high)) / s0;
  const b2 = (high - (band * shelf) / q + shelf * shelf) / s0;
  const a1 = (2 * (shelf * shelf - 1)) / s0;
  const a2 = (1 - shelf / q + shelf * shelf) / s0;
  const pass = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const passQ = 0.5003270373238773;
  const p0 = 1 + pass / passQ + pass * pass;
  const c1 = (2 * (pass * pass - 1)) / p0;
  const c2 = (1 - pass / passQ + pass * pass) / p0;
  // Filter state is kept in an array between calls: numbers that a closure changes are slow.
  const memory = new Float64Array(4);
  return (samples, from, to) => {
    let [u1 = 0, u2 = 0, v1 = 0, v2 = 0] = memory;
    let power = 0;
    for (let i = from; i < to; i++) {
      const u = (samples[i] as number) - a1 * u1 - a2 * u2;
      const shelved = b0 * u + b1 * u1 + b2 * u2;
      u2 = u1;
      u1 = u;
      const v = shelved - c1 * v1 - c2 * v2;
      const out = v - 2 * v1 + v2;
      v2 = v1;
      v1 = v;
      power += out * out;
    }
    // In silence the state would decay to denormal numbers, which are a hundred times slower.
    memory.set([u1, u2, v1, v2].map((value) => (Math.abs(value) < 1e-15 ? 0 : value)));
    return power;
  };
}

/** Mean power of K-weighted sound in LUFS; -Infinity for silence. */
export const lufs = (power: number): number => -0.691 + 10 * Math.log10(power);

/** Returns the power of a loudness in LUFS. */
export const powerOfLufs = (value: number): number => 10 ** ((value + 0.691) / 10);

/** Gating in constant memory: blocks are summed in bins of 0.1 LU, however long the sound is. */
export class GatedLoudness {
  readonly #sums = new Float64Array(bins);
  readonly #counts = new Uint32Array(bins);

  /** @param power mean power of one block of 400 ms, K-weighted, summed over channels */
  add(power: number): void {
    const level = lufs(power);
    if (!(level >= absoluteGateLufs)) return;
    const bin = Math.min(bins - 1, Math.floor((level - absoluteGateLufs) * 10));
    this.#sums[bin] = (this.#sums[bin] ?? 0) + power;
    this.#counts[bin] = (this.#counts[bin] ?? 0) + 1;
  }

  /** LUFS of all blocks above both gates; -Infinity if there are none. */
  integrated(): number {
    const gate = lufs(this.#mean(0)) - relativeGateLu;
    return lufs(this.#mean(Math.max(0, Math.floor((gate - absoluteGateLufs) * 10))));
  }

  #mean(from: number): number {
    let sum = 0;
    let count = 0;
    for (let bin = from; bin < bins; bin++) {
      sum += this.#sums[bin] ?? 0;
      count += this.#counts[bin] ?? 0;
    }
    return count === 0 ? 0 : sum / count;
  }
}

/** Bins of 0.1 LU from the absolute gate to +10 LUFS. */
const bins = 800;

/** Measures the integrated loudness of sound that arrives in pieces. */
class LoudnessMeter {
  readonly #step: number;
  readonly #filters: readonly KWeighting[];
  readonly #steps: number[] = [];
  readonly #gated = new GatedLoudness();
  #power = 0;
  #filled = 0;

  /** @param sampleRate in Hz */
  constructor(sampleRate: number, channels: number) {
    this.#step = Math.round(sampleRate / 10);
    this.#filters = Array.from({ length: channels }, () => createKWeighting(sampleRate));
  }

  /** @param channels one array for each channel, of the same length; full scale is 1 */
  add(channels: readonly Float32Array[]): void {
    const frames = channels[0]?.length ?? 0;
    for (let at = 0; at < frames; ) {
      const end = Math.min(frames, at + this.#step - this.#filled);
      for (const [index, filter] of this.#filters.entries()) {
        const samples = channels[index];
        if (samples) this.#power += filter(samples, at, end);
      }
      this.#filled += end - at;
      at = end;
      if (this.#filled === this.#step) this.#endStep();
    }
  }

  #endStep(): void {
    this.#steps.push(this.#power / this.#step);
    this.#power = 0;
    this.#filled = 0;
    if (this.#steps.length > 4) this.#steps.shift();
    if (this.#steps.length === 4)
      this.#gated.add(this.#steps.reduce((sum, step) => sum + step) / 4);
  }

  /** LUFS of everything so far; -Infinity for less than one block or only silence. */
  integrated(): number {
    return this.#gated.integrated();
  }
}

/** Integrated loudness in LUFS of whole channels. */
export function measureLoudness(channels: readonly Float32Array[], sampleRate: number): number {
  const meter = new LoudnessMeter(sampleRate, channels.length);
  meter.add(channels);
  return meter.integrated();
}
