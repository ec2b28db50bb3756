import { lufs, powerOfLufs } from './loudness.ts';

/** A tenth of a second of sound: its K-weighted mean power, and its largest sample. */
export interface Step {
  readonly power: number;
  readonly peak: number;
}

/** What a limiter takes may be made up for by so much, in dB; more would be heard as pumping. */
const mostDrive = 8;
/** A limiter lets go between peaks: it takes this share of what the largest alone would cost, in dB (measured). */
const limiterShare = 0.75;

/**
 * The gain in dB that makes these steps read `targetLufs` once a limiter has held their peaks at `ceiling` (full scale
 * 1); a limiter that turns a tenth of a second down makes all of it softer. `null` where all is silence.
 */
export function wantedGainDb(
  steps: readonly Step[],
  targetLufs: number,
  ceiling: number,
): number | null {
  const plain = targetLufs - loudnessOf(steps, 1, Number.POSITIVE_INFINITY);
  if (!Number.isFinite(plain)) return null;
  let gainDb = plain;
  for (let round = 0; round < 4; round++) {
    const missing = targetLufs - loudnessOf(steps, 10 ** (gainDb / 20), ceiling);
    gainDb = Math.min(plain + mostDrive, gainDb + missing);
  }
  return gainDb;
}

/** Gated loudness (BS.1770) in LUFS of the steps times a gain, held at a ceiling. */
function loudnessOf(steps: readonly Step[], gain: number, ceiling: number): number {
  const powers = steps.map(({ power, peak }) => {
    const over = (peak * gain) / ceiling;
    const held = over > 1 ? gain / over ** limiterShare : gain;
    return power * held * held;
  });
  const blocks: number[] = [];
  for (let i = 3; i < powers.length; i++) {
    let sum = 0;
    for (let k = i - 3; k <= i; k++) sum += powers[k] ?? 0;
    blocks.push(sum / 4);
  }
  const loud = blocks.filter((power) => power > quietest);
  const gate = mean(loud) / 10;
  return lufs(mean(loud.filter((power) => power >= gate)));
}

const quietest = powerOfLufs(-70);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
