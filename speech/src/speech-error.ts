/** The error keys of speech; the API returns them unchanged. */
export type SpeechErrorKey =
  | 'tts_request_failed'
  | 'normalize_failed'
  | 'payload_process_failed'
  | 'unsupported_language'
  | 'segment_invalid';

/** The only error that speech throws. Its message contains no text of the user's. */
export class SpeechError extends Error {
  readonly key: SpeechErrorKey;
  constructor(key: SpeechErrorKey, detail: string, options?: ErrorOptions) {
    super(`${key}: ${detail}`, options);
    this.name = 'SpeechError';
    this.key = key;
  }
}
