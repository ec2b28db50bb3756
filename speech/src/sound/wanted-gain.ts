import { lufs, powerOfLufs } from './loudness.ts';

/** A tenth of a second of sound: its K-weighted mean power, and its largest sample. */
export interface Step {
  readonly power: number;
  readonly peak: number;
}

/** How many dB of limiting may be compensated; more would be heard as pumping. */
const maxDriveDb = 8;
/** A limiter recovers between peaks: it takes this share of what the largest peak alone would cost, in dB (measured). */
const limiterShare = 0.75;

/**
 * Returns the gain in dB at which these steps have `targetLufs` after a limiter has held their peaks at `ceiling` (full
 * scale 1); limiting lowers the whole tenth of a second. Returns `null` for silence.
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
    gainDb = Math.min(plain + maxDriveDb, gainDb + missing);
  }
  return gainDb;
}

/** Gated loudness (BS.1770) in LUFS of the steps after a gain and a ceiling. */
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
