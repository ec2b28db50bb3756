/** A seeded source of numbers, so that the same program makes the same files (mulberry32, public domain). */
export interface Random {
  /** Evenly in [0, 1). */
  next(): number;
  /** Evenly in [low, high). */
  between(low: number, high: number): number;
  /** Evenly in [-1, 1): one sample of white noise. */
  noise(): number;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    noise: () => 2 * next() - 1,
  };
}
