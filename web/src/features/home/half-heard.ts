import type { Audio } from '@duu/contract/documents/audio';

/** Less than this (ms) heard, or left to hear, is no reason to go on there. */
const heard = 3000;
const left = 3000;

/** Whether a person stopped somewhere in the middle of it. */
export function isHalfHeard({
  state,
  positionMs,
  durationMs,
}: Pick<Audio, 'state' | 'positionMs' | 'durationMs'>): boolean {
  return (
    state !== 'creating' &&
    durationMs !== null &&
    positionMs >= heard &&
    durationMs - positionMs >= left
  );
}
