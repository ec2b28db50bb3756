/** Peaks (0 to 1, evenly spread) as so many bars: the loudest of each stretch, never quite nothing. */
export function barsOf(peaks: readonly number[], count: number): number[] {
  if (count <= 0) return [];
  const bars: number[] = [];
  for (let i = 0; i < count; i++) {
    const from = Math.floor((i * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / count));
    let loudest = 0;
    for (let at = from; at < to; at++) loudest = Math.max(loudest, peaks[at] ?? 0);
    bars.push(Math.max(0.06, Math.min(1, loudest)));
  }
  return bars;
}
