import { seeded } from '../../src/testing/seeded.ts';

/** A seeded source of numbers, so that the same program makes the same files. */
export interface Random {
  /** Evenly in [0, 1). */
  next(): number;
  /** Evenly in [low, high). */
  between(low: number, high: number): number;
  /** Evenly in [-1, 1): one sample of white noise. */
  noise(): number;
}

export function createRandom(seed: number): Random {
  const next = seeded(seed);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    noise: () => 2 * next() - 1,
  };
}
