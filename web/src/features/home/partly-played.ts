import type { Audio } from '@duu/contract/documents/audio';

/** With less than this (ms) played, or remaining, it is not worth continuing. */
const minPlayedMs = 3000;
const minRemainingMs = 3000;

/** Returns whether the user stopped somewhere in the middle. */
export function isPartlyPlayed({
  state,
  positionMs,
  durationMs,
}: Pick<Audio, 'state' | 'positionMs' | 'durationMs'>): boolean {
  return (
    state !== 'creating' &&
    durationMs !== null &&
    positionMs >= minPlayedMs &&
    durationMs - positionMs >= minRemainingMs
  );
}
