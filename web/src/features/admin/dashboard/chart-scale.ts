const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The next round number: an axis that ends there can be read, and its columns fill it. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = steps.find((factor) => factor * power >= value && Number.isInteger(factor * power));
  return (step ?? 10) * power;
}

interface Bar {
  /** Per cent of the height, from the top. */
  readonly top: number;
  readonly height: number;
}

export interface Scale {
  /** What the uppermost line stands for. */
  readonly max: number;
  /** What the lowest line stands for: 0, or less where money went back. */
  readonly min: number;
  /** Per cent of the height, from the top, where 0 is. */
  readonly zero: number;
  readonly bars: readonly Bar[];
}

/** A value that is there is never invisible. */
const leastHeight = 1.5;

/** Where each value's bar begins and how high it is. */
export function scaleOf(values: readonly number[]): Scale {
  const max = roundUp(Math.max(0, ...values));
  const lowest = Math.min(0, ...values);
  const min = lowest < 0 ? -roundUp(-lowest) : 0;
  const at = (value: number) => ((max - value) / (max - min)) * 100;
  const zero = at(0);
  const bars = values.map((value) => {
    const height = value === 0 ? 0 : Math.max(leastHeight, Math.abs(at(value) - zero));
    return { top: value > 0 ? zero - height : zero, height };
  });
  return { max, min, zero, bars };
}
