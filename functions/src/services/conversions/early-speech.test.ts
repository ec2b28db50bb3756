import type { SpeakRequest, SpeechEvent } from '@duu/speech/speak-types';
import { jobsOfThread } from '@duu/speech/stream/first-sounds';
import { afterEach, expect, test, vi } from 'vitest';
import type { Deps } from '../../deps.ts';
import { isSpoken, speakEarly, speechOf } from './early-speech.ts';

const request: SpeakRequest = {
  segments: ['Сайн уу?'],
  language: 'mn',
  speaker: { engine: 'espeak', voice: 'mn+f2', gainDb: 0, name: 'Номин' },
  background: null,
  backgroundVolume: 'medium',
  speed: 1,
  pitch: 'normal',
};

/** Speaks three bytes, and counts who asked and who left. */
function counting(fail = false) {
  const asked: string[] = [];
  const left: unknown[] = [];
  async function* speech({
    segments,
    signal,
  }: SpeakRequest): AsyncGenerator<SpeechEvent, void, undefined> {
    asked.push(segments.join());
    try {
      if (fail) throw new Error('broken');
      for (const byte of [1, 2, 3]) {
        signal?.throwIfAborted();
        yield { type: 'audio', bytes: Uint8Array.of(byte) };
      }
    } finally {
      if (signal?.aborted) left.push(signal.reason.message);
    }
  }
  const deps = { speech: async () => speech } as unknown as Deps;
  return { deps, asked, left };
}

async function heard(events: AsyncIterable<SpeechEvent>): Promise<number[]> {
  const bytes: number[] = [];
  for await (const event of events) if (event.type === 'audio') bytes.push(...event.bytes);
  return bytes;
}

const live = () => new AbortController().signal;

afterEach(() => vi.useRealTimers());

test('goes on with what was begun, once', async () => {
  const { deps, asked } = counting();
  speakEarly(deps, 'a', request);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(await heard(speechOf(deps, 'a', structuredClone(request), live()))).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(1);
  expect(await heard(speechOf(deps, 'a', request, live()))).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(2);
});

test('what is begun again with the same request goes on', async () => {
  const { deps, asked, left } = counting();
  speakEarly(deps, 'again', request, true);
  const leave = speakEarly(deps, 'again', structuredClone(request));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  speakEarly(deps, 'again', { ...request, speed: 2 });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  leave();
  expect(await heard(speechOf(deps, 'again', { ...request, speed: 2 }, live()))).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(2);
  expect(left).toHaveLength(0);
});

test('goes on to the end before anybody asks, if all is wanted', async () => {
  const { deps, asked } = counting();
  let ended = 0;
  const all = {
    ...deps,
    speech: async () =>
      async function* (of: SpeakRequest) {
        yield* (await deps.speech())(of);
        ended++;
      },
  };
  speakEarly(all, 'first', request);
  speakEarly(all, 'all', request, true);
  await vi.waitFor(() => expect(ended).toBe(1));
  expect(await heard(speechOf(all, 'all', request, live()))).toEqual([1, 2, 3]);
  expect(await heard(speechOf(all, 'first', request, live()))).toEqual([1, 2, 3]);
  expect([asked.length, ended]).toEqual([2, 2]);
});

test('tells when the first sound is there, until it is taken', async () => {
  const { deps } = counting();
  expect(isSpoken('b')).toBe(false);
  speakEarly(deps, 'b', request);
  expect(isSpoken('b')).toBe(false);
  await vi.waitFor(() => expect(isSpoken('b')).toBe(true));
  await heard(speechOf(deps, 'b', request, live()));
  expect(isSpoken('b')).toBe(false);
  const { deps: broken } = counting(true);
  speakEarly(broken, 'c', request);
  await expect(heard(speechOf(broken, 'c', request, live()))).rejects.toThrow('broken');
  expect(isSpoken('c')).toBe(false);
});

test('another text or voice is spoken from its beginning', async () => {
  const { deps, asked, left } = counting();
  speakEarly(deps, 'a', request);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const other = { ...request, segments: ['Баяртай.'] };
  expect(await heard(speechOf(deps, 'a', other, live()))).toEqual([1, 2, 3]);
  expect(asked).toEqual(['Сайн уу?', 'Баяртай.']);
  expect(left).toEqual(['Something else is spoken.']);
});

test('nobody asks for it: it is given up', async () => {
  vi.useFakeTimers();
  const { deps, asked, left } = counting();
  speakEarly(deps, 'a', request);
  speakEarly(deps, 'b', request)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked.length, left.length]).toEqual([2, 2]);
  expect(await heard(speechOf(deps, 'a', request, live()))).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(3);
});

test('a failure reaches who takes it', async () => {
  const { deps } = counting(true);
  speakEarly(deps, 'a', request);
  await expect(heard(speechOf(deps, 'a', request, live()))).rejects.toThrow('broken');
});

test('who took it can stop it', async () => {
  const { deps, left } = counting();
  speakEarly(deps, 'a', request);
  const stop = new AbortController();
  stop.abort(new Error('deleted'));
  await expect(heard(speechOf(deps, 'a', request, stop.signal))).rejects.toThrow('deleted');
  expect(left).toEqual(['deleted']);
});

test('a voice that may cost money is not begun', async () => {
  const { deps, asked } = counting();
  const { speaker } = request;
  speakEarly(deps, 'a', { ...request, speaker: { ...speaker, engine: 'azure' } });
  await new Promise(setImmediate);
  expect(asked).toEqual([]);
});

test.each([
  ['taken', (deps: Deps) => heard(speechOf(deps, 'a', request, live()))],
  ['not wanted any more', (_: Deps, leave: () => void) => leave()],
])('sound that is heard later waits until it is %s', async (_, happens) => {
  const { deps } = counting();
  const leave = speakEarly(deps, 'a', request);
  expect(jobsOfThread()).toBe(1);
  await happens(deps, leave);
  // In a crowd of first sounds it goes on a moment later.
  await vi.waitFor(() => expect(jobsOfThread()).toBe(2));
});
