import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { prepareVoice } from '../../../cli/voices/prepare-voice.ts';
import { speak } from '../../speak.ts';
import { collect, plainRequest } from '../../testing/collect.ts';
import { onnxFile } from '../../testing/onnx-file.ts';
import { tokenSamples } from '../../testing/sine-graph.ts';
import {
  greedyModel,
  mongolianTokens,
  type TinyFormat,
  tinyVoiceFacts,
  writeTinyVoice,
} from '../../testing/tiny-voices.ts';
import type { InstalledVoice, Voice } from '../../voices/natural-voice.ts';
import type { EngineRequest } from '../engine.ts';
import { createOnnx, type OnnxEngine, type OnnxOptions } from './onnx.ts';

const root = mkdtempSync(join(tmpdir(), 'duu-onnx-'));
afterAll(() => rmSync(root, { recursive: true }));

const phonemeFormats = ['piper', 'coqui', 'kokoro', 'multilingual', 'kitten', 'matcha'] as const;
const formats: readonly TinyFormat[] = ['mms', ...phonemeFormats];
const voices = new Map<string, InstalledVoice>();

beforeAll(async () => {
  for (const format of formats) {
    const source = writeTinyVoice(join(root, `${format}-source`), format);
    const folder = join(root, format);
    mkdirSync(folder);
    const prepared = await prepareVoice(source, folder);
    const language = format === 'mms' ? 'mn' : 'en';
    voices.set(format, { id: format, folder, voice: { ...tinyVoiceFacts, ...prepared, language } });
  }
});

function broken(id: string, model: Uint8Array, tokens = mongolianTokens): void {
  const folder = join(root, id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'model.onnx'), model);
  writeFileSync(join(folder, 'tokens.txt'), tokens);
  const voice: Voice = {
    ...tinyVoiceFacts,
    format: 'vits',
    language: 'mn',
    files: { model: 'model.onnx', tokens: 'tokens.txt' },
    characters: true,
    sampleRate: 16_000,
    speakers: 1,
  };
  voices.set(id, { id, folder, voice });
}

const find = async (id: string) => voices.get(id);
const open: OnnxEngine[] = [];
afterEach(() => {
  for (const engine of open.splice(0)) engine.close();
});

/** An engine of the test's own, for its options. Each voice starts a process, which takes as long as ten sentences. */
function engineWith(options: Partial<OnnxOptions>): OnnxEngine {
  const engine = createOnnx({ find, threads: 1, ...options });
  open.push(engine);
  return engine;
}

/** With room for every voice, and for one that fails. */
const lasting = createOnnx({ find, threads: 1, maxVoices: formats.length + 1 });
afterAll(() => lasting.close());

async function samplesOf(engine: OnnxEngine, request: Partial<EngineRequest>): Promise<Int16Array> {
  const parts: Int16Array[] = [];
  const whole = {
    text: 'сайн',
    language: 'mn',
    voice: 'mms',
    speed: 1,
    pitch: 1,
    ...request,
  } as const;
  for await (const { samples } of engine.speak(whole)) parts.push(samples);
  return Int16Array.from(parts.flatMap((part) => [...part]));
}

/** Each letter, the blanks around it, start and end; all sound is brought from 16 to 24 kHz. */
const samplesFor = (text: string, speed = 1) =>
  Math.ceil(((2 * text.length + 3) * Math.round(tokenSamples / speed) * 24) / 16);

describe('voices of letters', () => {
  test('a voice of letters speaks each letter, at the engine’s rate', async () => {
    const samples = await samplesOf(lasting, { text: 'сайн байна уу' });
    expect(samples.length).toBe(samplesFor('сайн байна уу'));
    expect(Math.max(...samples)).toBeGreaterThan(10_000);
  });

  test.each([0.5, 2])('speed %d changes the length by the model', async (speed) => {
    const samples = await samplesOf(lasting, { speed });
    expect(samples.length).toBe(samplesFor('сайн', speed));
  });

  test('capitals are spoken and unknown letters skipped', async () => {
    expect((await samplesOf(lasting, { text: 'САЙН' })).length).toBe(samplesFor('сайн'));
    expect((await samplesOf(lasting, { text: 'саxйн' })).length).toBe(samplesFor('сайн'));
    expect((await samplesOf(lasting, { text: 'qwerty 你好' })).length).toBe(0);
  });
});

test.each(phonemeFormats)('%s speaks English phonemes, faster with speed', async (voice) => {
  const request = { voice, language: 'en', text: 'Hello there, my friend.' } as const;
  const normal = await samplesOf(lasting, request);
  const fast = await samplesOf(lasting, { ...request, speed: 2 });
  expect(normal.length).toBeGreaterThan(6000);
  expect(fast.length / normal.length).toBeCloseTo(0.5, 2);
});

test('a name with a number chooses a speaker of the model, and only one that it has', async () => {
  const request = { language: 'en', text: 'Hello.' } as const;
  expect((await samplesOf(lasting, { ...request, voice: 'kokoro/1' })).length).toBeGreaterThan(0);
  await expect(samplesOf(lasting, { ...request, voice: 'kokoro/2' })).rejects.toThrow('2 speakers');
});

test('a whole text is normalized, spoken sentence by sentence, and its words are marked as estimated', async () => {
  const texts: string[] = [];
  const watched = {
    ...lasting,
    speak: (request: EngineRequest) => {
      texts.push(request.text);
      return lasting.speak(request);
    },
  };
  const speaker = { engine: 'onnx', voice: 'mms', name: 'Туршилт', gainDb: 0 } as const;
  const segments = ['5 хүн ирлээ. Дараа нь Google явав!'];
  const { result } = await collect(
    { ...plainRequest, segments, speaker },
    { engines: { onnx: watched } },
  );
  expect(texts).toEqual([
    'таван хүн ирлээ.',
    expect.stringMatching(/^Дараа нь [\p{Script=Cyrillic}]+ явав!$/u),
  ]);
  expect(result.words.map(({ start, end }) => segments[0]?.slice(start, end))).toEqual([
    '5',
    'хүн',
    'ирлээ',
    'Дараа',
    'нь',
    'Google',
    'явав',
  ]);
  expect(result.words.every(({ estimated }) => estimated)).toBe(true);
  const starts = result.words.map(({ startMs }) => startMs);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('a conversion that is left frees the voice for the next', async () => {
  const speaker = { engine: 'onnx', voice: 'mms', name: 'Туршилт', gainDb: 0 } as const;
  const request = { ...plainRequest, speaker, segments: ['Сайн байна уу. '.repeat(2000)] };
  for await (const event of speak(request, { engines: { onnx: lasting } }))
    if (event.type === 'audio') break;
  expect((await samplesOf(lasting, {})).length).toBe(samplesFor('сайн'));
});

test('an aborted request ends with the signal’s reason, also while it waits for the voice', async () => {
  const engine = engineWith({ maxVoices: 1 });
  const stop = new AbortController();
  const request = { text: 'сайн байна уу '.repeat(25), signal: stop.signal };
  const three = [1, 2, 3].map(() => samplesOf(engine, request));
  const ended = Promise.allSettled(three);
  stop.abort(new Error('left'));
  for (const end of await ended)
    expect(end).toMatchObject({ status: 'rejected', reason: { message: 'left' } });
  expect((await samplesOf(engine, {})).length).toBe(samplesFor('сайн'));
});

test('with room for one voice, two voices take turns', async () => {
  const engine = engineWith({ maxVoices: 1 });
  const english = { voice: 'piper', language: 'en', text: 'Hello.' } as const;
  const all = await Promise.all([
    samplesOf(engine, {}),
    samplesOf(engine, english),
    samplesOf(engine, {}),
    samplesOf(engine, english),
  ]);
  expect(all.every(({ length }) => length > 0)).toBe(true);
});

test('a process that has grown too large is replaced between chunks', async () => {
  const engine = engineWith({ maxBytes: 1 });
  for (const _ of [1, 2, 3]) expect((await samplesOf(engine, {})).length).toBe(samplesFor('сайн'));
  const together = await Promise.all([
    samplesOf(engine, {}),
    samplesOf(engine, {}),
    samplesOf(engine, {}),
  ]);
  expect(together.map(({ length }) => length)).toEqual([1, 2, 3].map(() => samplesFor('сайн')));
});

describe('failing voices', () => {
  test.each([
    ['is missing', { voice: 'nobody' }, 'tts_request_failed', 'not on this machine'],
    [
      'has a name that leaves the folder',
      { voice: '../mms' },
      'tts_request_failed',
      'not on this machine',
    ],
    ['has another language', { language: 'en' } as const, 'unsupported_language', 'no en'],
  ])('a request fails if its voice %s', async (_, request, key, sentence) => {
    await expect(samplesOf(lasting, request)).rejects.toMatchObject({
      key,
      message: expect.stringContaining(sentence),
    });
  });

  test.each([
    ['damaged', () => broken('bad', new Uint8Array(5000).fill(7))],
    ['cut off', () => broken('bad', onnxFile(greedyModel()).slice(0, 300))],
    ['without metadata', () => broken('bad', onnxFile({ ...greedyModel(), metadata: {} }))],
    ['with wrong tokens', () => broken('bad', onnxFile(greedyModel()), 'аа бб вв\nаа 1\n')],
    ['too large for the memory', () => broken('bad', onnxFile(greedyModel()))],
  ])('requests fail if the voice is %s, and other voices still speak', async (_, arrange) => {
    arrange();
    for (const voice of ['bad', 'bad']) {
      await expect(samplesOf(lasting, { voice })).rejects.toMatchObject({
        key: 'tts_request_failed',
      });
    }
    expect((await samplesOf(lasting, {})).length).toBe(samplesFor('сайн'));
  });

  test('a request fails if its voice does not answer in time', async () => {
    await expect(samplesOf(engineWith({ timeoutMs: 1 }), {})).rejects.toThrow('did not answer');
  });

  test('sound that was spoken arrives before the next is, of which the voice dies', async () => {
    broken('bad', onnxFile(greedyModel('я')));
    // More than a pipe takes at once.
    const long = 'а'.repeat(390);
    const both = [long, 'я'].map((text) => samplesOf(lasting, { voice: 'bad', text }));
    const [spoken, died] = await Promise.allSettled(both);
    expect(died?.status).toBe('rejected');
    expect(spoken).toMatchObject({ value: { length: samplesFor(long) } });
  });

  test('an error has no text in it', async () => {
    broken('bad', onnxFile(greedyModel()));
    const error: unknown = await samplesOf(lasting, { voice: 'bad', text: 'нууц үг' }).catch(
      (e: unknown) => e,
    );
    expect(String(error)).not.toMatch(/нууц/);
  });
});
