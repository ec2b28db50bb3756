import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseServerVoice } from './server-voice.ts';
import { createSpeechServer } from './speech-server.ts';
import {
  type Reply,
  startTestServer,
  status,
  type TestServer,
  wavOf,
} from './testing/http-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tone = Int16Array.from({ length: 2400 }, (_, at) => (at * 37) % 3000);
const pcm = Buffer.from(tone.buffer);
const retries = { attempts: 3, firstMs: 1, maxMs: 1, pause: async () => {} };

const typed =
  (type: string, ...parts: Uint8Array[]): Reply =>
  (response) => {
    response.writeHead(200, { 'Content-Type': type });
    for (const part of parts) response.write(part);
    response.end();
  };

async function speak(voice = 'kokoro/af_heart', signal?: AbortSignal): Promise<Int16Array[]> {
  const engine = createSpeechServer({ baseUrl: `${server.url}/v1/`, key: 'the-key', retries });
  const request = { text: 'Сайн уу?', language: 'mn', speed: 2, pitch: 1 } as const;
  const pieces: Int16Array[] = [];
  for await (const { samples } of engine.speak({
    ...request,
    voice,
    ...(signal ? { signal } : {}),
  }))
    pieces.push(samples);
  return pieces;
}
const joined = (pieces: Int16Array[]) => pieces.flatMap((piece) => [...piece]);

describe('speech server', () => {
  it('asks as OpenAI documents it, with the fields of the voice', async () => {
    server.reply(typed('audio/pcm', pcm));
    await speak('Qwen/Qwen3-TTS/vivian?language=Mongolian&instructions=Calm+and+warm');
    const call = server.requests.at(-1);
    expect(call?.path).toBe('/v1/audio/speech');
    expect(call?.headers).toMatchObject({ authorization: 'Bearer the-key' });
    expect(JSON.parse(call?.body ?? '')).toEqual({
      model: 'Qwen/Qwen3-TTS',
      voice: 'vivian',
      input: 'Сайн уу?',
      response_format: 'pcm',
      language: 'Mongolian',
      instructions: 'Calm and warm',
    });
  });

  it('passes sound on before the answer ends, also when a sample is cut in two', async () => {
    let finish = () => {};
    server.reply((response) => {
      response.writeHead(200, { 'Content-Type': 'audio/pcm' });
      response.write(pcm.subarray(0, 1001));
      finish = () => response.end(pcm.subarray(1001));
    });
    const engine = createSpeechServer({ baseUrl: server.url });
    const request = { text: 'Hi', language: 'en', voice: 'm/v', speed: 1, pitch: 1 } as const;
    const pieces: Int16Array[] = [];
    for await (const { samples } of engine.speak(request)) {
      if (pieces.length === 0) finish();
      pieces.push(samples);
    }
    expect(pieces[0]?.length).toBe(500);
    expect(joined(pieces)).toEqual([...tone]);
  });

  it('takes a WAV file, and PCM of another rate', async () => {
    const flat = new Int16Array(1600).fill(500);
    server.reply(typed('audio/wav', wavOf(flat, 16_000)));
    const wav = joined(await speak());
    expect([wav.length, wav[1200]]).toEqual([2400, 500]);
    server.reply(typed('application/octet-stream', Buffer.from(flat.buffer)));
    const raw = joined(await speak('m/v?rate=16000'));
    expect([raw.length, raw[1200]]).toEqual([2400, 500]);
  });

  it.each([
    ['application/json', '{"error":{}}'],
    ['text/plain', 'no model is loaded'],
    ['audio/mpeg', 'ID3'],
    ['audio/pcm', ''],
    ['audio/wav', 'RIFF\0\0\0\0WAVE'],
  ])('refuses %s that is not sound', async (type, body) => {
    server.reply(typed(type, Buffer.from(body)));
    await expect(speak()).rejects.toMatchObject({ key: 'payload_process_failed' });
  });

  it('tries again before the first byte, and never after it', async () => {
    server.reply(status(503), (response) => response.destroy(), typed('audio/pcm', pcm));
    const before = server.requests.length;
    expect(joined(await speak())).toEqual([...tone]);
    expect(server.requests.length - before).toBe(3);
    server.reply((response) => {
      response.writeHead(200, { 'Content-Type': 'audio/pcm', 'Content-Length': '100000' });
      response.write(pcm, () => response.destroy());
    });
    const later = server.requests.length;
    await expect(speak()).rejects.toMatchObject({ key: 'tts_request_failed' });
    expect(server.requests.length - later).toBe(1);
  });

  it.each([
    [400, 'payload_process_failed'],
    [401, 'tts_request_failed'],
    [404, 'tts_request_failed'],
  ])('gives up at once on %i, without a word of the text or the key', async (code, key) => {
    server.reply(status(code));
    const error = await speak().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ key });
    expect(String((error as Error).stack)).not.toMatch(/Сайн|the-key/);
  });

  it('stops when it is cancelled', async () => {
    const reason = new Error('the listener left');
    const stop = new AbortController();
    server.reply(() => stop.abort(reason));
    await expect(speak('m/v', stop.signal)).rejects.toBe(reason);
  });
});

it.each([
  ['kokoro/af_heart', { model: 'kokoro', name: 'af_heart', fields: {} }],
  ['kokoro/af_bella+af_sky', { model: 'kokoro', name: 'af_bella+af_sky', fields: {} }],
  ['tts/Сараа?rate=22050', { model: 'tts', name: 'Сараа', rate: 22_050, fields: {} }],
  ['af_heart', null],
  ['kokoro/', null],
  ['kokoro/a?rate=fast', null],
  ['kokoro/a?input=mine', null],
  ['kokoro/a"b', null],
])('%s', (voice, expected) => {
  expect(parseServerVoice(voice)).toEqual(expected);
});
