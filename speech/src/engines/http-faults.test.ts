import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SpeechError } from '../speech-error.ts';
import { createAzure } from './azure.ts';
import { createChimege } from './chimege.ts';
import type { Engine } from './engine.ts';
import { createGoogle } from './google.ts';
import {
  bytes,
  hang,
  type Reply,
  reset,
  startTestServer,
  status,
  type TestServer,
  wavOf,
} from './http-test-server.ts';
import type { RetryPolicy } from './retry.ts';

vi.setConfig({ testTimeout: 30_000 });

const text = 'нууцхан үг';
const secret = 'secret-credential';
/** The pauses that a test's engine took, in ms: none is waited for. */
let pauses: number[] = [];
const retries = {
  attempts: 3,
  firstMs: 5,
  mostMs: 1500,
  pause: async (ms: number) => {
    pauses.push(ms);
  },
};
const samples = Int16Array.from({ length: 2400 }, (_, i) => (i * 37) % 3000);

interface Case {
  make(baseUrl: string, change?: Partial<Options>): Engine;
  success: Reply;
}

interface Options {
  readonly retries: RetryPolicy;
  readonly timeoutMs: number;
}

/** Patient, so that a busy machine is not taken for a provider that hangs. */
const usual: Options = { retries, timeoutMs: 60_000 };
const cases: Readonly<Record<string, Case>> = {
  google: {
    make: (baseUrl, change) =>
      createGoogle({ baseUrl, ...usual, ...change, credentials: { apiKey: secret } }),
    success: bytes(JSON.stringify({ audioContent: wavOf(samples, 24_000).toString('base64') })),
  },
  azure: {
    make: (baseUrl, change) =>
      createAzure({ baseUrl, ...usual, ...change, region: 'eastasia', key: secret }),
    success: bytes(wavOf(samples, 24_000)),
  },
  chimege: {
    make: (baseUrl, change) => createChimege({ baseUrl, ...usual, ...change, token: secret }),
    success: bytes(wavOf(samples, 22_050)),
  },
};

async function speak(engine: Engine, signal?: AbortSignal): Promise<Int16Array[]> {
  const out: Int16Array[] = [];
  const request = { text, language: 'mn', voice: 'FEMALE3v2', speed: 1, pitch: 1 } as const;
  for await (const sound of engine.speak({ ...request, ...(signal ? { signal } : {}) })) {
    out.push(sound.samples);
  }
  return out;
}

async function failure(engine: Engine): Promise<SpeechError> {
  const error = await speak(engine).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SpeechError);
  if (!(error instanceof SpeechError)) throw new Error('unreachable');
  const all = `${error.message} ${error.stack} ${String(error.cause ?? '')}`;
  expect(all).not.toContain(text);
  expect(all).not.toContain(secret);
  return error;
}

describe.each(Object.entries(cases))('%s', (_name, { make, success }) => {
  let server: TestServer;
  let engine: Engine;
  beforeEach(async () => {
    pauses = [];
    server = await startTestServer();
    engine = make(server.url);
  });
  afterEach(() => server.close());

  it('speaks', async () => {
    server.reply(success);
    expect(await speak(engine)).toEqual([samples]);
    expect(server.asked.length).toBe(1);
  });

  it.each([
    [400, 'payload_process_failed'],
    [401, 'tts_request_failed'],
    [403, 'tts_request_failed'],
    [404, 'tts_request_failed'],
    [415, 'payload_process_failed'],
  ])('gives up at once on %i', async (code, key) => {
    server.reply(status(code));
    expect((await failure(engine)).key).toBe(key);
    expect(server.asked.length).toBe(1);
  });

  it.each([500, 502, 503])('tries again after %i', async (code) => {
    server.reply(status(code), status(code), success);
    expect(await speak(engine)).toEqual([samples]);
    expect(server.asked.length).toBe(3);
  });

  it('stops trying when the tries are used up', async () => {
    server.reply(status(503));
    expect((await failure(engine)).key).toBe('tts_request_failed');
    expect(server.asked.length).toBe(3);
  });

  it('waits as long as a 429 asks for', async () => {
    server.reply(status(429, { 'Retry-After': '1' }), success);
    expect(await speak(engine)).toEqual([samples]);
    expect(pauses).toEqual([1000]);
  });

  it('does not wait for an hour', async () => {
    server.reply(status(429, { 'Retry-After': '3600' }));
    expect((await failure(engine)).key).toBe('tts_request_failed');
    expect(server.asked.length).toBe(1);
  });

  it('does not wait for ever for an answer, and tries again', async () => {
    server.reply(hang, success);
    expect(await speak(make(server.url, { timeoutMs: 1000 }))).toEqual([samples]);
    server.reply(hang);
    const hasty = make(server.url, { timeoutMs: 100 });
    expect((await failure(hasty)).key).toBe('tts_request_failed');
    expect(pauses).toHaveLength(3);
  });

  it('tries again when the connection breaks in the middle', async () => {
    server.reply(reset, success);
    expect(await speak(engine)).toEqual([samples]);
    server.reply(reset);
    expect((await failure(engine)).key).toBe('tts_request_failed');
  });

  it('says so when nobody answers at that address', async () => {
    await server.close();
    expect((await failure(engine)).key).toBe('tts_request_failed');
  });

  it.each([
    '',
    'not a sound',
    '{"audioContent": 7}',
    '{"audioContent": "AAAA"}',
    'RIFF\0\0\0\0WAVE',
  ])('refuses an answer that is no sound: %j', async (body) => {
    server.reply(bytes(body));
    expect((await failure(engine)).key).toBe('payload_process_failed');
  });

  it('stops at once when it is cancelled, waiting or pausing', async () => {
    const reason = new Error('the listener left');
    // Whatever does not stop goes on for longer than this test may take.
    const patient = { attempts: 3, firstMs: 5, mostMs: 120_000 };
    for (const reply of [hang, status(503, { 'Retry-After': '100' })]) {
      server.reply(reply);
      const stop = new AbortController();
      const speaking = speak(make(server.url, { retries: patient }), stop.signal);
      setTimeout(() => stop.abort(reason), 60);
      await expect(speaking).rejects.toBe(reason);
    }
  });

  it('sends nothing for a request that is cancelled already', async () => {
    const reason = new Error('left');
    await expect(speak(engine, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(server.asked.length).toBe(0);
  });
});
