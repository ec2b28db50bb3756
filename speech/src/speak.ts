import { candidatesOf, produceInTurn } from './produce-in-turn.ts';
import type { SpeakDeps, SpeakRequest, SpeechEvent } from './speak-types.ts';
import { Queue } from './stream/queue.ts';

/** Bytes of the file that wait for the reader before the work pauses: about eight seconds of speech. */
const highWater = 64 * 1024;

/**
 * Streams a text as sound; the entry point of this workspace:
 *
 *     const deps = { engines: { espeak: createEspeak() } };      // once per process
 *     for await (const event of speak(request, deps)) {
 *       if (event.type === 'audio') response.write(event.bytes); // the file, in order
 *       if (event.type === 'words') …                            // as they are spoken
 *       if (event.type === 'done') event.result                  // durationMs, words, peaks, normalized
 *     }
 *
 * Works on demand: at most a few seconds of sound are prepared ahead of the reader, so memory stays bounded for any
 * length of text, and a slow reader slows the engine. Leaving the loop early, or aborting `request.signal`, frees
 * engine and encoder immediately. If a voice fails before its first sound, the speaker's next one speaks. Throws
 * `SpeechError`, or the signal's reason.
 */
export async function* speak(
  request: SpeakRequest,
  deps: SpeakDeps,
): AsyncGenerator<SpeechEvent, void, undefined> {
  const candidates = candidatesOf(request, deps);
  request.signal?.throwIfAborted();

  const left = new AbortController();
  const signal = request.signal ? AbortSignal.any([request.signal, left.signal]) : left.signal;
  const events = new Queue<SpeechEvent>();
  let ahead = 0;
  let wake: (() => void) | undefined;
  const abort = () => {
    events.fail(signal.reason);
    wake?.();
  };
  signal.addEventListener('abort', abort, { once: true });

  const sink = {
    give(event: SpeechEvent) {
      if (event.type === 'audio') ahead += event.bytes.length;
      events.push(event);
    },
    async room() {
      while (ahead > highWater && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      signal.throwIfAborted();
    },
  };
  const work = produceInTurn(request, candidates, signal, sink, deps).then(
    (result) => {
      events.push({ type: 'done', result });
      events.end();
    },
    (error: unknown) => events.fail(error),
  );
  try {
    for await (const event of events) {
      yield event;
      if (event.type !== 'audio') continue;
      ahead -= event.bytes.length;
      if (ahead <= highWater) wake?.();
    }
  } finally {
    signal.removeEventListener('abort', abort);
    left.abort();
    wake?.();
    await work;
  }
}
