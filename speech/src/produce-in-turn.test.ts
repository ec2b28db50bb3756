import type { EngineId } from '@duu/contract/voice-settings';
import { beforeEach, expect, test } from 'vitest';
import { type Breaker, reported } from './engines/breaker.ts';
import { cachedEngine } from './engines/cached-engine.ts';
import type { Engine } from './engines/engine.ts';
import { speak } from './speak.ts';
import type { SpeakRequest, SpeechVoice } from './speak-types.ts';
import { SpeechError, type SpeechErrorKey } from './speech-error.ts';
import { collect, plainRequest } from './testing/collect.ts';
import { createTone } from './testing/tone-engine.ts';

const own: SpeechVoice = { engine: 'azure', voice: 'mn-MN-YesuiNeural', gainDb: -3 };
const second: SpeechVoice = { engine: 'google', voice: 'Kore', gainDb: 2 };
const third: SpeechVoice = { engine: 'chimege', voice: 'FEMALE1', gainDb: 0 };
const long = Array.from({ length: 12 }, () => 'Өнөөдөр цаг агаар сайхан, салхигүй байна.');

const requestWith = (...fallbacks: SpeechVoice[]): SpeakRequest => ({
  ...plainRequest,
  segments: ['Сайн байна уу? Би өнөөдөр ирлээ.'],
  speaker: { ...own, name: 'Номин', fallbacks },
});

const error = (key: SpeechErrorKey = 'tts_request_failed') => new SpeechError(key, 'test');
const fails = (id: EngineId, call = 0, key?: SpeechErrorKey) =>
  createTone({ id, failAt: { call, error: error(key) } });

/** Says nothing until its signal ends it. */
const hangs: Engine = {
  ...createTone({ id: 'azure' }),
  async *speak({ signal }) {
    await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
    signal?.throwIfAborted();
  },
};

let reports: string[];
beforeEach(() => {
  reports = [];
});
const breakerOf = (...paused: EngineId[]): Breaker => ({
  mayTry: async (engine) => !paused.includes(engine),
  succeeded: (engine) => void reports.push(`${engine} ok`),
  failed: async (engine, atOnce) => {
    reports.push(`${engine} failed${atOnce ? ' midway' : ''}`);
  },
});

/** Time passes only when `pass` is called. */
function clock() {
  const waiting: { ms: number; end: AbortController }[] = [];
  return {
    timeout(ms: number) {
      const end = new AbortController();
      waiting.push({ ms, end });
      return end.signal;
    },
    pass: () => {
      const all = waiting.splice(0);
      for (const { end } of all) end.abort();
      return all.map(({ ms }) => ms);
    },
  };
}
const { timeout: never } = clock();

test('the own voice speaks while it works, and no other is asked', async () => {
  const [azure, google] = [createTone({ id: 'azure' }), createTone()];
  const deps = { engines: { azure, google }, breaker: breakerOf(), timeout: never };
  const { result } = await collect(requestWith(second), deps);
  expect(result.fallback).toBeNull();
  expect(google.requests).toEqual([]);
});

test.each([['tts_request_failed'], ['payload_process_failed'], ['normalize_failed']] as const)(
  'a failure before the first sound (%s) starts the next voice',
  async (key) => {
    const azure = fails('azure', 0, key);
    const google = createTone({ sampleRate: 16_000, hasPitch: false, hasSpeed: false });
    const request = requestWith(second);
    const { file, result } = await collect(request, { engines: { azure, google } });
    expect(result.fallback).toEqual(second);
    expect(new Set(google.requests.map(({ voice }) => voice))).toEqual(new Set(['Kore']));
    // It is what a speaker with that voice alone would give.
    const alone = { ...request, speaker: { ...second, name: 'Номин' } };
    const expected = await collect(alone, { engines: { google } });
    expect(Buffer.from(file).equals(expected.file)).toBe(true);
    expect(result).toEqual({ ...expected.result, fallback: second });
  },
);

test('the events of a voice that failed are not seen', async () => {
  // The first chunk is spoken, but too short to be heard before the second fails.
  const azure = fails('azure', 1);
  const google = createTone();
  const types: string[] = [];
  let tokens = 0;
  for await (const event of speak(requestWith(second), { engines: { azure, google } })) {
    types.push(event.type);
    if (event.type === 'tokens') tokens++;
  }
  expect(azure.requests.length).toBeGreaterThan(1);
  expect(tokens).toBe(1);
  expect(types.at(-1)).toBe('done');
});

test('a voice without sound in time is given up, and the last one has all the time', async () => {
  const time = clock();
  const google = createTone();
  const deps = {
    engines: { azure: hangs, google },
    breaker: breakerOf(),
    timeout: time.timeout,
  };
  const done = collect(requestWith(second), deps);
  await expect.poll(() => time.pass()).toEqual([10_000]);
  expect((await done).result.fallback).toEqual(second);
  expect(time.pass()).toEqual([]);
  expect(reports).toContain('azure failed');
});

test('the wait ends with the first sound', async () => {
  const time = clock();
  const azure = createTone({ id: 'azure' });
  const deps = { engines: { azure, google: createTone() }, timeout: time.timeout };
  const request = { ...requestWith(second), segments: long };
  let heard = 0;
  for await (const event of speak(request, deps)) {
    if (event.type === 'audio' && heard++ === 0) time.pass();
    if (event.type === 'done') expect(event.result.fallback).toBeNull();
  }
  expect(heard).toBeGreaterThan(1);
});

test('a failure after the first sound ends the conversion and pauses the engine', async () => {
  const azure = fails('azure', 8);
  const google = createTone();
  const deps = { engines: { azure, google }, breaker: breakerOf() };
  const request = { ...requestWith(second), segments: long };
  let heard = 0;
  await expect(async () => {
    for await (const event of speak(request, deps)) if (event.type === 'audio') heard++;
  }).rejects.toMatchObject({ key: 'tts_request_failed' });
  expect(heard).toBeGreaterThan(0);
  expect(google.requests).toEqual([]);
  expect(reports).toContain('azure failed midway');
});

test('voices that are paused, not set up or of another language are left out', async () => {
  const [azure, google] = [createTone({ id: 'azure' }), createTone()];
  const paused = { engines: { azure, google }, breaker: breakerOf('azure') };
  expect((await collect(requestWith(second), paused)).result.fallback).toEqual(second);
  expect(azure.requests).toEqual([]);
  expect(
    (await collect(requestWith(third, second), { engines: { google } })).result.fallback,
  ).toEqual(second);
  const english = createTone({ id: 'azure', languages: ['en'] });
  const deps = { engines: { azure: english, google } };
  expect((await collect(requestWith(second), deps)).result.fallback).toEqual(second);
});

test('the last voice is tried though it is paused', async () => {
  const azure = createTone({ id: 'azure' });
  const deps = { engines: { azure }, breaker: breakerOf('azure') };
  expect((await collect(requestWith(), deps)).result.fallback).toBeNull();
});

test('without a voice that can speak, the reason of the own one is thrown', async () => {
  await expect(collect(requestWith(second), { engines: {} })).rejects.toMatchObject({
    key: 'tts_request_failed',
  });
});

test('when all fail, the last failure is thrown', async () => {
  const engines = { azure: fails('azure'), google: fails('google', 0, 'payload_process_failed') };
  await expect(collect(requestWith(second), { engines })).rejects.toMatchObject({
    key: 'payload_process_failed',
  });
});

test('a text without words fails once', async () => {
  const [azure, google] = [createTone({ id: 'azure' }), createTone()];
  const request = { ...requestWith(second), segments: ['…'] };
  await expect(collect(request, { engines: { azure, google } })).rejects.toMatchObject({
    key: 'segment_invalid',
  });
});

test('a cancelled conversion starts no other voice', async () => {
  const cancelled = new AbortController();
  const google = createTone();
  const request = { ...requestWith(second), signal: cancelled.signal };
  const done = collect(request, { engines: { azure: hangs, google }, timeout: never });
  cancelled.abort(new Error('left'));
  await expect(done).rejects.toThrow('left');
  expect(google.requests).toEqual([]);
});

test('calls are reported, and cached chunks are not', async () => {
  const breaker = breakerOf();
  const azure = cachedEngine(reported(createTone({ id: 'azure' }), breaker), { memoryBytes: 1e7 });
  await collect(requestWith(), { engines: { azure } });
  const calls = reports.length;
  expect(calls).toBeGreaterThan(0);
  expect(new Set(reports)).toEqual(new Set(['azure ok']));
  await collect(requestWith(), { engines: { azure } });
  expect(reports.length).toBe(calls);

  reports = [];
  await expect(
    collect(requestWith(), { engines: { azure: reported(fails('azure'), breaker) } }),
  ).rejects.toThrow();
  expect(reports).toContain('azure failed');
  reports = [];
  const refused = reported(fails('azure', 0, 'payload_process_failed'), breaker);
  await expect(collect(requestWith(), { engines: { azure: refused } })).rejects.toThrow();
  expect(reports).not.toContain('azure failed');
});

test('the cache keeps the chunks of voices apart', async () => {
  const inner = createTone();
  const google = cachedEngine(inner, { memoryBytes: 1e7 });
  const engines = { azure: fails('azure'), google };
  const other: SpeechVoice = { ...second, voice: 'Puck' };
  await collect(requestWith(second), { engines: { ...engines } });
  const calls = inner.requests.length;
  await collect(requestWith(other), { engines: { ...engines, azure: fails('azure') } });
  expect(inner.requests.length).toBe(2 * calls);
  await collect(requestWith(second), { engines: { ...engines, azure: fails('azure') } });
  expect(inner.requests.length).toBe(2 * calls);
});
