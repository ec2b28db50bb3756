import { Thread, workerUrl } from '../stream/thread.ts';
import type { JoinedFormat, SoundToJoin } from './encode-joined.ts';
import type { JoinAnswer, JoinQuestion, JoinStart } from './join-messages.ts';

/**
 * Encodes sounds of different formats as one file (see `encodeJoined`) in a thread, on demand. Leaving the loop ends it.
 * @throws SpeechError `payload_process_failed`
 */
export async function* joinSounds(
  sounds: readonly SoundToJoin[],
  to: JoinedFormat,
): AsyncGenerator<Uint8Array, void, undefined> {
  let nextQuestion = Promise.withResolvers<JoinQuestion>();
  let failure: Error | null = null;
  const thread = new Thread<JoinStart | JoinAnswer, JoinQuestion>(
    workerUrl('join-worker', import.meta.url),
    (question) => nextQuestion.resolve(question),
    (error) => {
      failure = error;
      nextQuestion.reject(error);
    },
  );
  thread.hold();
  const next = (message: JoinStart | JoinAnswer, transfer: ArrayBuffer[] = []) => {
    if (failure) throw failure;
    nextQuestion = Promise.withResolvers();
    thread.post(message, transfer);
    return nextQuestion.promise;
  };
  const inputs = sounds.map(({ bytes }) => bytes[Symbol.asyncIterator]());
  let at = 0;
  const bytesOfSound = async (): Promise<Uint8Array<ArrayBuffer> | null> => {
    const read = await inputs[at]?.next();
    if (read && !read.done) return new Uint8Array(read.value);
    at++;
    return null;
  };
  try {
    const parts = sounds.map(({ bytes: _, ...sound }) => sound);
    let question = await next({ to, sounds: parts });
    while (question.type !== 'end') {
      if (question.type === 'out') {
        yield question.bytes;
        question = await next({ bytes: null });
      } else {
        const bytes = await bytesOfSound();
        question = await next({ bytes }, bytes ? [bytes.buffer] : []);
      }
    }
  } finally {
    thread.release();
    await thread.close();
    await inputs[at]?.return?.();
  }
}
