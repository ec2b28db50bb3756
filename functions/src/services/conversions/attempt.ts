import type { Audio } from '@duu/contract/documents/audio';

/** One attempt of a conversion. A newer attempt invalidates older ones. */
export interface Attempt {
  readonly holder: string;
  readonly number: number;
}

/** Whether this attempt holds the audio's lease. */
export function holdsLease(audio: Audio | undefined, attempt: Attempt): audio is Audio {
  return (
    audio?.state === 'creating' &&
    audio.attempt === attempt.number &&
    audio.lease?.holder === attempt.holder
  );
}
