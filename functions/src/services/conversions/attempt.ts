import type { Audio } from '@duu/contract/documents/audio';
import type { StoredInput } from './conversion-input.ts';
import type { MarkHeard } from './mark-heard.ts';

/** One attempt of a conversion. A newer attempt invalidates older ones. */
export interface Attempt {
  readonly holder: string;
  readonly number: number;
}

/** Who asked for the attempt: a player that waits for the sound, or the queue. */
export type StartedBy = 'player' | 'queue';

/** The input of an attempt. */
export interface AttemptContext {
  readonly uid: string;
  readonly audioId: string;
  readonly audio: Audio;
  readonly attempt: Attempt;
  readonly startedBy: StartedBy;
  readonly markHeard: MarkHeard;
  /** Of this audio; it may have been read while the lease was taken. */
  readonly stored: Promise<StoredInput>;
}

/** Returns whether this attempt holds the audio's lease. */
export function holdsLease(audio: Audio | undefined, attempt: Attempt): audio is Audio {
  return (
    audio?.state === 'creating' &&
    audio.attempt === attempt.number &&
    audio.lease?.holder === attempt.holder
  );
}
