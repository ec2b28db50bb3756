import type { SpeakDeps, SpeakRequest, SpeechEvent } from './speak-types.ts';

/**
 * Text to sound as a stream, the one door to this workspace:
 *
 *     const deps = { engines: { espeak: createEspeak() } };      // once per process
 *     for await (const event of speak(request, deps)) {
 *       if (event.type === 'audio') response.write(event.bytes); // the file, in order
 *       if (event.type === 'words') …                            // as they are spoken
 *       if (event.type === 'done') event.result                  // durationMs, words, peaks, normalized
 *     }
 *
 * Nothing is made that is not asked for: at most a few seconds of sound are under way ahead of the reader, so
 * memory stays bounded whatever the text's length, and a slow reader slows the engine. Leaving the loop early, or
 * aborting `request.signal`, frees engine and encoder at once. Throws `SpeechError`, or the signal's reason.
 */
export async function* speak(
  _request: SpeakRequest,
  _deps: SpeakDeps,
): AsyncGenerator<SpeechEvent, void, undefined> {
  yield* [];
}
