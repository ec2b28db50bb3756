/** The waveform's measures in px, which are also the units of its drawing. */
export const barWidth = 3;
export const barStep = 6;
export const waveHeight = 40;

const lowest = 0.06;
const highest = 0.95;
/** The minimum bar height for a sound without variation. */
const unvaried = 0.3;
/** The minimum range of bar heights, so that a drone does not look like speech. */
const minRange = 0.25;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0;
}

/**
 * Converts peaks (0 to 1, evenly spread) to that many bars, scaled between the quiet and the loud parts of this sound.
 * Older audios store the largest amplitudes instead of RMS, which are close together in a long sound.
 */
export function barsOf(peaks: readonly number[], count: number): number[] {
  if (count <= 0) return [];
  const loudness: number[] = [];
  for (let i = 0; i < count; i++) {
    const from = Math.floor((i * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / count));
    let sum = 0;
    for (let at = from; at < to; at++) sum += (peaks[at] ?? 0) ** 2;
    loudness.push(Math.sqrt(sum / (to - from)));
  }
  const sorted = loudness.toSorted((a, b) => a - b);
  const [quiet, loud] = [quantile(sorted, 0.05), quantile(sorted, 0.95)];
  if (loud === 0) return loudness.map(() => lowest);
  const base = lowest + unvaried * (quiet / loud);
  const range = Math.max(loud - quiet, loud * minRange);
  return loudness.map((value) =>
    Math.max(lowest, Math.min(1, base + ((highest - base) * (value - quiet)) / range)),
  );
}

export const waveformWidth = (count: number) => Math.max(0, count * barStep - (barStep - barWidth));

/** Returns the `d` of one path that draws the peaks as that many bars. */
export function waveformPath(peaks: readonly number[], count: number): string {
  return barsOf(peaks, count)
    .map((loudness, index) => {
      const tall = Math.max(2, loudness * waveHeight);
      return `M${index * barStep + barWidth / 2} ${(waveHeight - tall) / 2}v${tall}`;
    })
    .join('');
}
