/** Samples on either side that the curve between two samples is computed from. */
export const reach = 8;

/** Returns the kernel of the points at a fraction of the way to the next sample (BS.1770-5, annex 2). */
const kernelAt = (fraction: number) =>
  Float32Array.from({ length: 2 * reach }, (_, index) => {
    const x = index - (reach - 1) - fraction;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (reach + 0.5));
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
const quarter = kernelAt(0.25);
const half = kernelAt(0.5);
const threeQuarters = kernelAt(0.75);

/** Returns the largest absolute sample of `samples[from, to)`. */
export function samplePeak(samples: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let i = from; i < to; i++) {
    const size = Math.abs(samples[i] as number);
    if (size > peak) peak = size;
  }
  return peak;
}

/**
 * Returns the largest value of the curve through the samples, four points per sample; beyond the array there is
 * silence.
 */
export function truePeak(samples: Float32Array, from: number, to: number): number {
  const inside = from >= reach - 1 && to + reach <= samples.length;
  if (!inside) {
    const padded = new Float32Array(samples.length + 2 * reach);
    padded.set(samples, reach);
    return truePeak(padded, from + reach, to + reach);
  }
  let peak = samplePeak(samples, from, to);
  for (let i = from; i < to; i++) {
    const first = i - (reach - 1);
    let [a, b, c] = [0, 0, 0];
    // Three sums in one loop: each of them waits for its own last addition only.
    for (let k = 0; k < 2 * reach; k++) {
      const sample = samples[first + k] as number;
      a += (quarter[k] as number) * sample;
      b += (half[k] as number) * sample;
      c += (threeQuarters[k] as number) * sample;
    }
    const size = Math.max(Math.abs(a), Math.abs(b), Math.abs(c));
    if (size > peak) peak = size;
  }
  return peak;
}
