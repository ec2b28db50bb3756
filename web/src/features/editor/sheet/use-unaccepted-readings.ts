import { useMemo, useSyncExternalStore } from 'react';
import type { Chip } from '../reading/chip.ts';
import type { ReadingStore } from '../reading/reading-store.ts';
import type { Segment } from '../text/segment.ts';
import { useSheet } from './sheet-context.ts';

/** Readings of the whole text that the user has not accepted yet. */
export function useUnacceptedReadings(
  readings: ReadingStore,
  segments: readonly Segment[],
): readonly Chip[] {
  const { isAccepted } = useSheet();
  const chipsOf = useSyncExternalStore(readings.subscribe, () => readings.chipsOf);
  return useMemo(
    () =>
      segments.flatMap(({ id }) => chipsOf(id).filter((chip) => !chip.stale && !isAccepted(chip))),
    [chipsOf, segments, isAccepted],
  );
}
