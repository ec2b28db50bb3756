/** Beyond these a model swallows sounds, or drags them. */
const slowest = 0.4;
const fastest = 2.5;

/**
 * Returns the share of a sentence's length that a model's speed does not change: VITS rounds each sound up to whole
 * frames.
 * @param half length at speed 2
 */
export function fixedShareOf(seconds: number, half: number): number {
  const share = (2 * half - seconds) / seconds;
  return share < 0.01 ? 0 : Math.min(0.9, Math.round(share * 1000) / 1000);
}

/** Returns the speed to ask of the model, and the tempo that is left for what comes after it. */
export function speedsFor(wanted: number, fixedShare: number): { speed: number; tempo: number } {
  const changing = 1 / wanted - fixedShare;
  const exact = changing > 0 ? (1 - fixedShare) / changing : fastest;
  const isInRange = wanted >= slowest && wanted <= fastest;
  const speed = isInRange ? Math.min(fastest, Math.max(slowest, exact)) : wanted;
  const reached = (1 - fixedShare) / speed + fixedShare;
  return { speed, tempo: reached * wanted };
}
