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

vi.setConfig({ testTimeout: 30_000 });

const text = 'нууцхан үг';
const secret = 'secret-credential';
const retries = { attempts: 3, firstMs: 5, mostMs: 1500 };
const samples = Int16Array.from({ length: 2400 }, (_, i) => (i * 37) % 3000);

interface Case {
  make(baseUrl: string): Engine;
  success: Reply;
}

const options = (baseUrl: string) => ({ baseUrl, retries, timeoutMs: 700 });
const cases: Readonly<Record<string, Case>> = {
  google: {
    make: (url) => createGoogle({ ...options(url), credentials: { apiKey: secret } }),
    success: bytes(JSON.stringify({ audioContent: wavOf(samples, 24_000).toString('base64') })),
  },
  azure: {
    make: (url) => createAzure({ ...options(url), region: 'eastasia', key: secret }),
    success: bytes(wavOf(samples, 24_000)),
  },
  chimege: {
    make: (url) => createChimege({ ...options(url), token: secret }),
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
    const before = performance.now();
    expect(await speak(engine)).toEqual([samples]);
    expect(performance.now() - before).toBeGreaterThanOrEqual(990);
  });

  it('does not wait for an hour', async () => {
    server.reply(status(429, { 'Retry-After': '3600' }));
    expect((await failure(engine)).key).toBe('tts_request_failed');
    expect(server.asked.length).toBe(1);
  });

  it('does not wait for ever for an answer, and tries again', async () => {
    server.reply(hang, success);
    expect(await speak(engine)).toEqual([samples]);
    server.reply(hang);
    const before = performance.now();
    expect((await failure(engine)).key).toBe('tts_request_failed');
    expect(performance.now() - before).toBeLessThan(6000);
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
    for (const reply of [hang, status(503, { 'Retry-After': '1' })]) {
      server.reply(reply);
      const stop = new AbortController();
      const speaking = speak(engine, stop.signal);
      setTimeout(() => stop.abort(reason), 60);
      const before = performance.now();
      await expect(speaking).rejects.toBe(reason);
      expect(performance.now() - before).toBeLessThan(600);
    }
  });

  it('sends nothing for a request that is cancelled already', async () => {
    const reason = new Error('left');
    await expect(speak(engine, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(server.asked.length).toBe(0);
  });
});
