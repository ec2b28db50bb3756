import type { EndedConversion, FirstSound } from '@duu/contract/documents/operations';
import type { Deps } from '../../deps.ts';

/** Bounds the reads of a busy day. */
export const maxConversions = 1000;

/** Returns the value that `share` of the sorted values don't exceed; null without values. */
export function percentile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

export function firstSoundOf(ended: readonly EndedConversion[]): FirstSound {
  const sorted = ended.flatMap(({ firstSoundMs }) => firstSoundMs ?? []).sort((a, b) => a - b);
  return {
    count: sorted.length,
    p50Ms: percentile(sorted, 0.5),
    p95Ms: percentile(sorted, 0.95),
  };
}

/** Returns the times to first sound in a span, of at most its newest thousand conversions. */
export async function firstSoundBetween(
  { documents }: Deps,
  start: Date,
  end: Date,
): Promise<FirstSound> {
  const newest = documents
    .endedConversions()
    .where('at', '>=', start)
    .where('at', '<', end)
    .orderBy('at', 'desc')
    .limit(maxConversions);
  return firstSoundOf((await newest.get()).docs.map((doc) => doc.data()));
}
