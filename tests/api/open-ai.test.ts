import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import OpenAI, { APIError } from 'openai';
import { beforeAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { cuttingProxy } from '../support/cutting-proxy.ts';
import { faultsOfUser } from '../support/invariants.ts';
import { withKey } from '../support/keys.ts';
import { python, runPython } from '../support/python.ts';
import { endedCalls, spent } from '../support/speech-calls.ts';
import { baseUrl } from '../support/suite.ts';
import { newProUser, newUserWithAccount, type TestUser } from '../support/users.ts';

const text = 'Сайн байна уу? Өнөөдөр 2026 оны өвлийн өглөө.';
const long = Array.from({ length: 30 }, (_, at) => `Энэ бол ${at + 1} дэх урт өгүүлбэр юм.`).join(
  ' ',
);

let user: TestUser;
let client: OpenAI;
let key: string;

const clientFor = (apiKey: string, url = baseUrl()) =>
  new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0 });

async function freshClient(): Promise<{ user: TestUser; client: OpenAI; key: string }> {
  const one = await newProUser();
  const { token } = await withKey(one, ['speak']);
  return { user: one, client: clientFor(token), key: token };
}

beforeAll(async () => {
  ({ user, client, key } = await freshClient());
});

const speech = (change: Partial<OpenAI.Audio.SpeechCreateParams> = {}) =>
  client.audio.speech.create({ model: 'tts-1', voice: 'alloy', input: text, ...change });

async function failure(work: Promise<unknown>): Promise<APIError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof APIError)) throw new Error('It did not fail as OpenAI does.');
  return error;
}

describe('OpenAI’s package of npm', () => {
  test.each([
    ['mp3', 'audio/mpeg', 'mp3'],
    ['wav', 'audio/wav', 'pcm-s16'],
    ['flac', 'audio/flac', 'flac'],
    ['opus', 'audio/ogg', 'opus'],
    ['aac', 'audio/aac', 'aac'],
  ] as const)('speaks as %s', async (response_format, type, codec) => {
    const answer = await speech({ response_format });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-encoding')).toBeNull();
    const source = new BufferSource(await answer.arrayBuffer());
    const track = await new Input({ source, formats: ALL_FORMATS }).getPrimaryAudioTrack();
    expect(track?.codec).toBe(codec);
  });

  test('speaks as bare PCM of 24,000 Hz, as long as the WAV', async () => {
    const wav = Buffer.from(await (await speech({ response_format: 'wav' })).arrayBuffer());
    // The lengths of a stream are not known.
    expect(wav.readUInt32LE(4)).toBe(0xffff_ffff);
    expect(wav.readUInt32LE(40)).toBe(0xffff_ffff);
    const answer = await speech({ response_format: 'pcm' });
    expect(answer.headers.get('content-type')).toBe('audio/pcm');
    const seconds = (await answer.arrayBuffer()).byteLength / 48_000;
    const wavSeconds = (wav.length - 44) / 2 / wav.readUInt32LE(24);
    expect(Math.abs(seconds - wavSeconds)).toBeLessThan(0.01);
  });

  test('joined MP3 answers have neither tags nor a frame of lengths', async () => {
    const mp3 = Buffer.from(await (await speech()).arrayBuffer());
    expect(mp3.subarray(0, 3).toString('latin1')).not.toBe('ID3');
    expect(mp3.subarray(0, 200).toString('latin1')).not.toMatch(/Xing|Info/);
  });

  test('streams events, the last one with its use', async () => {
    const answer = await speech({ stream_format: 'sse', response_format: 'pcm' });
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const lines = (await answer.text()).split('\n\n').filter(Boolean);
    const events = lines.map((line) => JSON.parse(line.replace(/^data: /, '')));
    expect(events.length).toBeGreaterThan(1);
    const done = events.pop();
    expect(done).toMatchObject({
      type: 'speech.audio.done',
      usage: { input_tokens: [...text].length },
    });
    const sound = events.map(({ audio }) => Buffer.from(audio, 'base64'));
    const whole = await (await speech({ response_format: 'pcm' })).arrayBuffer();
    expect(Buffer.concat(sound)).toEqual(Buffer.from(whole));
  });

  test('speed changes the length, also beyond what the engines speak', async () => {
    const bytesAt = async (speed: number) =>
      (await (await speech({ speed, response_format: 'pcm' })).arrayBuffer()).byteLength;
    const [slow, plain, fast] = await Promise.all([bytesAt(0.25), bytesAt(1), bytesAt(4)]);
    expect(slow / plain).toBeGreaterThan(3);
    expect(slow / plain).toBeLessThan(5);
    expect(plain / fast).toBeGreaterThan(3);
    expect(plain / fast).toBeLessThan(5);
  });

  test('what we can’t do is ignored', async () => {
    const extra = { instructions: 'None', lang_code: 'z', language: 'xx', stream: true, foo: [1] };
    const answer = await client.post('/audio/speech', {
      body: { model: 'gpt-4o-mini-tts-2025-12-15', voice: { id: 'nomin' }, input: text, ...extra },
      __binaryResponse: true,
    });
    expect(answer).toMatchObject({ status: 200 });
  });

  test('voices are ids, shown names and OpenAI’s names, and need not be named', async () => {
    for (const voice of ['temuulen', 'Темүүлэн', 'Тэмүүлэн', 'Temuulen', 'onyx', 'cedar', '']) {
      const asked = { model: 'tts-1', voice, input: 'За.' };
      const result = await client.audio.speech.create(asked).then(
        () => 'spoken',
        (error: APIError) => error.code,
      );
      expect([voice, result]).toEqual([
        voice,
        voice === 'Темүүлэн' ? 'speaker_not_found' : 'spoken',
      ]);
    }
    const used = await endedCalls(user);
    expect(new Set(used.map(({ speakerId }) => speakerId)).has('temuulen')).toBe(true);
  });

  test.each([
    [{ input: '' }, 400, 'segment_empty', null],
    [{ input: '?!' }, 400, 'segment_invalid', null],
    [{ input: 'а'.repeat(5000) }, 400, 'max_characters_per_conversion_exceeded', null],
    [{ voice: 'nobody' }, 400, 'speaker_not_found', null],
    [{ model: 'gpt-5' }, 404, 'model_not_found', 'model'],
    [{ speed: 5 }, 400, 'request.invalid', 'speed'],
    [{ speed: 0.2 }, 400, 'request.invalid', 'speed'],
    [{ response_format: 'ogg' }, 400, 'request.invalid', 'response_format'],
    [{ input: 7 }, 400, 'request.invalid', 'input'],
  ])('refuses %o as OpenAI does', async (change, status, code, param) => {
    const asked = { model: 'tts-1', voice: 'alloy', input: text, ...change };
    const error = await failure(
      client.audio.speech.create(asked as OpenAI.Audio.SpeechCreateParams),
    );
    expect([error.status, error.code, error.param]).toEqual([status, code, param]);
    expect(error.type).toBe('invalid_request_error');
    expect(error.message).toMatch(/\w{4}/);
    expect(error.message).not.toMatch(/[{}#]/);
    expect(error.requestID).toMatch(/^[0-9a-f]{32}$/);
  });

  test('tells keys that may not speak and missing credits apart', async () => {
    const other = await newUserWithAccount();
    const reader = await withKey(other, ['read']);
    const asked = { model: 'tts-1', voice: 'alloy', input: text } as const;
    expect(await failure(clientFor(reader.token).audio.speech.create(asked))).toMatchObject({
      status: 403,
      code: 'key.scope_missing',
      type: 'permission_error',
    });
    expect(await failure(clientFor('duu_1').audio.speech.create(asked))).toMatchObject({
      status: 401,
      code: 'key.invalid',
    });
    const poor = await newUserWithAccount();
    const { token } = await withKey(poor, ['speak']);
    const { documents } = suiteDeps();
    await documents.subscription(poor.uid, 'trial').update({ totalCredits: 10 });
    expect(await failure(clientFor(token).audio.speech.create(asked))).toMatchObject({
      status: 402,
      code: 'max_characters_exceeded',
      type: 'insufficient_quota',
    });
  });

  test('lists models and voices', async () => {
    const models = await client.models.list();
    expect(models.data.map(({ id }) => id)).toEqual([
      'duu',
      'tts-1',
      'tts-1-hd',
      'gpt-4o-mini-tts',
    ]);
    expect(await client.models.retrieve('tts-1')).toMatchObject({ id: 'tts-1', object: 'model' });
    for (const path of ['/v1/audio/voices', '/v1/voices', '/v1/models', '/v1/audio/models']) {
      expect((await fetch(baseUrl() + path)).status).toBe(200);
      const headers = { Authorization: 'Bearer sk-wrong' };
      expect((await fetch(baseUrl() + path, { headers })).status).toBe(401);
    }
    const { voices } = await (await fetch(`${baseUrl()}/v1/audio/voices`)).json();
    expect(voices[0]).toMatchObject({ id: 'nomin', name: 'Nomin', language: 'mn' });
  });

  test('charges what is spoken, once', async () => {
    const one = await freshClient();
    const answer = await one.client.audio.speech.create({
      model: 'tts-1',
      voice: 'alloy',
      input: text,
    });
    await answer.arrayBuffer();
    const [call] = await endedCalls(one.user);
    const characters = [...text].length;
    expect(call).toMatchObject({ characters, charged: characters, attempt: 1 });
    expect(await spent(one.user)).toEqual({ used: characters, held: 0 });
    expect(await faultsOfUser(one.user.uid)).toEqual([]);
    const uses = await suiteDeps().documents.keyUses(one.user.uid).get();
    expect(uses.docs.map((doc) => doc.data())).toMatchObject([{ calls: 1, characters }]);
  });

  test('an aborted stream is charged for what was delivered', async () => {
    const one = await freshClient();
    const stop = new AbortController();
    const asked = { model: 'tts-1', voice: 'alloy', input: long, response_format: 'pcm' } as const;
    const answer = await one.client.audio.speech.create(asked, { signal: stop.signal });
    const reader = answer.body?.getReader();
    await reader?.read();
    stop.abort();
    const [call] = await endedCalls(one.user);
    expect(call?.charged).toBeGreaterThan(0);
    expect(call?.charged).toBeLessThan([...long].length);
    expect(await spent(one.user)).toEqual({ used: call?.charged, held: 0 });
    expect(await faultsOfUser(one.user.uid)).toEqual([]);
  });

  test('a cut answer is an error, not half a sound, and is charged for what was delivered', async () => {
    const one = await freshClient();
    const proxy = await cuttingProxy(1);
    try {
      const asked = { model: 'tts-1', voice: 'alloy', input: long } as const;
      const answer = await clientFor(one.key, proxy.url).audio.speech.create(asked);
      await expect(answer.arrayBuffer()).rejects.toThrow(TypeError);
      // Unlike its Python sibling it does not try again.
      expect(proxy.count()).toBe(1);
    } finally {
      proxy.close();
    }
    const [call, ...others] = await endedCalls(one.user);
    expect(others).toEqual([]);
    expect(call?.charged).toBeLessThan([...long].length);
    expect(await spent(one.user)).toEqual({ used: call?.charged, held: 0 });
  });

  test('a timeout leaves nothing held', async () => {
    const one = await freshClient();
    const asked = { model: 'tts-1', voice: 'alloy', input: long } as const;
    const late = one.client.audio.speech.create(asked, { timeout: 1 });
    await expect(late).rejects.toThrow(/timed out/);
    expect(await spent(one.user)).toMatchObject({ held: 0 });
  });
});

describe('OpenAI’s package of PyPI', () => {
  beforeAll(python, 600_000);

  test('speaks, streams, lists and is refused', async () => {
    expect(await runPython('open_ai.py', [`${baseUrl()}/v1`, key, text])).toMatchObject({
      type: 'audio/mpeg',
      bytes: expect.any(Number),
      chunks: expect.arrayContaining([expect.any(Number)]),
      models: ['duu', 'tts-1', 'tts-1-hd', 'gpt-4o-mini-tts'],
      refused: [400, 'speaker_not_found', null, 'invalid_request_error'],
      unknown: [401, 'key.invalid', true],
    });
  });

  test('a retry after a cut answer is charged once', async () => {
    const one = await freshClient();
    const proxy = await cuttingProxy(2);
    try {
      const answer = await runPython('open_ai_retry.py', [`${proxy.url}/v1`, one.key, long]);
      expect(answer).toMatchObject({ bytes: expect.any(Number) });
      expect(proxy.count()).toBe(3);
    } finally {
      proxy.close();
    }
    const calls = await endedCalls(one.user);
    const characters = [...long].length;
    expect(calls).toMatchObject([{ characters, charged: characters, attempt: 3 }]);
    expect(await spent(one.user)).toEqual({ used: characters, held: 0 });
    expect(await faultsOfUser(one.user.uid)).toEqual([]);
  });
});
