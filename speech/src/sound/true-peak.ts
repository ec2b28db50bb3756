/** Samples on either side that the curve between two samples is computed from. */
export const reach = 8;

/** Kernels for the points at a quarter, a half and three quarters of the way to the next sample (BS.1770-5, annex 2). */
const kernels = [0.25, 0.5, 0.75].map((fraction) =>
  Float32Array.from({ length: 2 * reach }, (_, index) => {
    const x = index - (reach - 1) - fraction;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (reach + 0.5));
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

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
  let peak = samplePeak(samples, from, to);
  const inside = from >= reach - 1 && to + reach <= samples.length;
  for (let i = from; i < to; i++) {
    const first = i - (reach - 1);
    for (const kernel of kernels) {
      let sum = 0;
      if (inside) {
        for (let k = 0; k < 2 * reach; k++)
          sum += (kernel[k] as number) * (samples[first + k] as number);
      } else {
        for (let k = 0; k < 2 * reach; k++)
          sum += (kernel[k] as number) * (samples[first + k] ?? 0);
      }
      const size = Math.abs(sum);
      if (size > peak) peak = size;
    }
  }
  return peak;
}
