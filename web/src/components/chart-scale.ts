const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** Returns the next round number, so that an axis is readable and its columns fill it. */
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
  /** The value of the top line. */
  readonly max: number;
  /** The value of the bottom line: 0, or less if money was refunded. */
  readonly min: number;
  /** The position of 0, in per cent of the height from the top. */
  readonly zero: number;
  readonly bars: readonly Bar[];
}

/** Minimum height, so that no value is invisible. */
const minHeight = 1.5;

/** The start and height of each value's bar. `least`: a value that the axis reaches in any case. */
export function scaleOf(values: readonly number[], least = 0): Scale {
  const max = roundUp(Math.max(least, ...values));
  const lowest = Math.min(0, ...values);
  const min = lowest < 0 ? -roundUp(-lowest) : 0;
  const at = (value: number) => ((max - value) / (max - min)) * 100;
  const zero = at(0);
  const bars = values.map((value) => {
    const height = value === 0 ? 0 : Math.max(minHeight, Math.abs(at(value) - zero));
    return { top: value > 0 ? zero - height : zero, height };
  });
  return { max, min, zero, bars };
}
