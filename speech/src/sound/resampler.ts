/** Zero crossings of the kernel on either side, at the lower of the two rates. */
const crossings = 16;
/** Cut-off as a share of the lower Nyquist frequency; the transition band is centred on it. */
const cutoff = 0.92;
/** Shape of the Kaiser window: 60 dB of stop band. */
const beta = 6;

/**
 * Changes the sample rate of mono sound that arrives in pieces, by a polyphase windowed sinc. Output sample 0 is at input
 * sample 0, and n input samples give ceil(n * to / from) output samples once `flush` has been called.
 */
export class Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #taps: number;
  readonly #phases: readonly Float64Array[];
  #kept: Float64Array;
  /** Position of `#kept[0]` in the input; the half kernel before the start is silence. */
  #keptAt: number;
  #given = 0;
  #taken = 0;

  /** @param from Hz of the input @param to Hz of the output; both whole numbers */
  constructor(from: number, to: number) {
    const divisor = greatestCommonDivisor(from, to);
    this.#up = to / divisor;
    this.#down = from / divisor;
    const scale = Math.min(1, to / from);
    const half = Math.ceil(crossings / scale);
    this.#taps = 2 * half;
    this.#phases = Array.from({ length: this.#up }, (_, phase) =>
      kernel(half, phase / this.#up, scale * cutoff),
    );
    this.#kept = new Float64Array(half - 1);
    this.#keptAt = -(half - 1);
  }

  /** Returns the samples that are final; what the kernel still needs is held back. */
  process(samples: Float32Array): Float32Array<ArrayBuffer> {
    this.#taken += samples.length;
    return this.#run(samples, Number.POSITIVE_INFINITY);
  }

  /** Returns the rest. The resampler can't be used afterwards. */
  flush(): Float32Array<ArrayBuffer> {
    const end = Math.ceil((this.#taken * this.#up) / this.#down);
    return this.#run(new Float32Array(this.#taps), end);
  }

  #run(samples: Float32Array, end: number): Float32Array<ArrayBuffer> {
    // Doubles save the inner loop a conversion per tap.
    const input = new Float64Array(this.#kept.length + samples.length);
    input.set(this.#kept);
    input.set(samples, this.#kept.length);
    const reach = this.#taps / 2;
    const last = this.#keptAt + input.length - 1 - reach;
    const possible = Math.floor(((last + 1) * this.#up - 1) / this.#down) + 1;
    const until = Math.max(this.#given, Math.min(end, possible));
    const out = new Float32Array(until - this.#given);
    const taps = this.#taps;
    let position = Math.floor((this.#given * this.#down) / this.#up);
    let phase = this.#given * this.#down - position * this.#up;
    const offset = -(reach - 1) - this.#keptAt;
    for (let n = 0; n < out.length; n++) {
      const weights = this.#phases[phase] as Float64Array;
      const from = position + offset;
      let sum = 0;
      // Two taps at a time (`taps` is even), so that the two sums run in parallel.
      let other = 0;
      for (let k = 0; k < taps; k += 2) {
        sum += (weights[k] as number) * (input[from + k] as number);
        other += (weights[k + 1] as number) * (input[from + k + 1] as number);
      }
      sum += other;
      out[n] = sum;
      phase += this.#down;
      while (phase >= this.#up) {
        phase -= this.#up;
        position++;
      }
    }
    this.#given = until;
    const drop = Math.max(0, Math.min(input.length, position + offset));
    this.#kept = input.slice(drop);
    this.#keptAt += drop;
    return out;
  }
}

/** Weights of the taps at -(half - 1) … half for a point `fraction` after tap 0; their sum is 1. */
function kernel(half: number, fraction: number, bandwidth: number): Float64Array {
  const weights = Float64Array.from({ length: 2 * half }, (_, index) => {
    const x = index - (half - 1) - fraction;
    const window = bessel(beta * Math.sqrt(Math.max(0, 1 - (x / half) ** 2))) / bessel(beta);
    const angle = Math.PI * x * bandwidth;
    return window * (angle === 0 ? 1 : Math.sin(angle) / angle);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 40; k++) {
    term *= (x / 2 / k) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Resamples a whole sound at once. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const resampler = new Resampler(from, to);
  const start = resampler.process(samples);
  const rest = resampler.flush();
  const out = new Float32Array(start.length + rest.length);
  out.set(start);
  out.set(rest, start.length);
  return out;
}
