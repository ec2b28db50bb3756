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
} from './testing/http-server.ts';

vi.setConfig({ testTimeout: 30_000 });

const text = 'нууцхан үг';
const secret = 'secret-credential';
/** The pauses between attempts in ms: recorded, not waited for. */
const pauses: number[] = [];
const retries = {
  attempts: 3,
  firstMs: 5,
  maxMs: 1500,
  pause: async (ms: number) => {
    pauses.push(ms);
  },
};
const samples = Int16Array.from({ length: 2400 }, (_, i) => (i * 37) % 3000);

interface Case {
  make(baseUrl: string, timeoutMs?: number): Engine;
  success: Reply;
}

const options = (baseUrl: string, timeoutMs = 20_000) => ({ baseUrl, retries, timeoutMs });
const cases: Readonly<Record<string, Case>> = {
  google: {
    make: (url, timeoutMs) =>
      createGoogle({ ...options(url, timeoutMs), credentials: { apiKey: secret } }),
    success: bytes(JSON.stringify({ audioContent: wavOf(samples, 24_000).toString('base64') })),
  },
  azure: {
    make: (url, timeoutMs) =>
      createAzure({ ...options(url, timeoutMs), region: 'eastasia', key: secret }),
    success: bytes(wavOf(samples, 24_000)),
  },
  chimege: {
    make: (url, timeoutMs) => createChimege({ ...options(url, timeoutMs), token: secret }),
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
    server = await startTestServer();
    engine = make(server.url);
    pauses.length = 0;
  });
  afterEach(() => server.close());

  it('speaks', async () => {
    server.reply(success);
    expect(await speak(engine)).toEqual([samples]);
    expect(server.requests.length).toBe(1);
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
    expect(server.requests.length).toBe(1);
  });

  it.each([500, 502, 503])('tries again after %i', async (code) => {
    server.reply(status(code), status(code), success);
    expect(await speak(engine)).toEqual([samples]);
    expect(server.requests.length).toBe(3);
  });

  it('stops trying when the tries are used up', async () => {
    server.reply(status(503));
    expect((await failure(engine)).key).toBe('tts_request_failed');
    expect(server.requests.length).toBe(3);
  });

  it('waits as long as a 429 asks for', async () => {
    server.reply(status(429, { 'Retry-After': '1' }), success);
    expect(await speak(engine)).toEqual([samples]);
    expect(pauses).toEqual([1000]);
  });

  it('does not wait for an hour', async () => {
    server.reply(status(429, { 'Retry-After': '3600' }));
    expect((await failure(engine)).key).toBe('tts_request_failed');
    expect(server.requests.length).toBe(1);
    expect(pauses).toEqual([]);
  });

  it('does not wait for ever for an answer, and tries again', async () => {
    server.reply(hang, success);
    expect(await speak(make(server.url, 500))).toEqual([samples]);
    expect(pauses.length).toBeGreaterThanOrEqual(1);
    pauses.length = 0;
    server.reply(hang);
    expect((await failure(make(server.url, 20))).key).toBe('tts_request_failed');
    expect(pauses).toHaveLength(retries.attempts - 1);
  });

  it('tries again when the connection breaks in the middle', async () => {
    server.reply(reset, success);
    expect(await speak(engine)).toEqual([samples]);
    server.reply(reset);
    expect((await failure(engine)).key).toBe('tts_request_failed');
  });

  it('reports an unreachable host', async () => {
    await server.close();
    expect((await failure(engine)).key).toBe('tts_request_failed');
  });

  it.each([
    '',
    'not a sound',
    '{"audioContent": 7}',
    '{"audioContent": "AAAA"}',
    'RIFF\0\0\0\0WAVE',
  ])('refuses an answer that is not sound: %j', async (body) => {
    server.reply(bytes(body));
    expect((await failure(engine)).key).toBe('payload_process_failed');
  });

  it('stops when it is cancelled while it waits for the answer', async () => {
    const reason = new Error('the listener left');
    const stop = new AbortController();
    server.reply(() => stop.abort(reason));
    await expect(speak(engine, stop.signal)).rejects.toBe(reason);
    expect(server.requests.length).toBe(1);
  });

  it('sends nothing for a request that is cancelled already', async () => {
    const reason = new Error('left');
    await expect(speak(engine, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(server.requests.length).toBe(0);
  });
});
