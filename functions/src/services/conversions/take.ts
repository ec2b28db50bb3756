import type { Audio } from '@duu/contract/documents/audio';

/** One attempt's right to make an audio. Whoever holds another one has lost. */
export interface Take {
  readonly holder: string;
  readonly attempt: number;
}

/** Whether the audio is still this attempt's to make. */
export function holds(audio: Audio | undefined, take: Take): audio is Audio {
  return (
    audio?.state === 'creating' &&
    audio.attempt === take.attempt &&
    audio.lease?.holder === take.holder
  );
}
