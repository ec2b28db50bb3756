/** The error keys that speech can end with; the API passes them on as they are. */
export type SpeechErrorKey =
  | 'tts_request_failed'
  | 'normalize_failed'
  | 'payload_process_failed'
  | 'unsupported_language'
  | 'segment_invalid';

/** The one error that leaves speech. Its message carries no text of the person's. */
export class SpeechError extends Error {
  readonly key: SpeechErrorKey;
  constructor(key: SpeechErrorKey, detail: string, options?: ErrorOptions) {
    super(`${key}: ${detail}`, options);
    this.name = 'SpeechError';
    this.key = key;
  }
}
