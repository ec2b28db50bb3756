import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onnxFile } from '../../src/testing/onnx-file.ts';
import {
  greedyModel,
  mmsModel,
  phonemeTokens,
  piperModel,
  type TinyFormat,
  writeTinyVoice,
} from '../../src/testing/tiny-voices.ts';
import { installedVoice } from '../../src/voices/installed.ts';
import { runSpeak } from '../speak-command.ts';
import { callHere, start } from '../testing/call.ts';
import { runVoices } from './voices-command.ts';

const root = mkdtempSync(join(tmpdir(), 'duu-voices-'));
const voices = join(root, 'voices');
const before = process.env.DUU_VOICES;
beforeAll(() => {
  process.env.DUU_VOICES = voices;
});
afterAll(() => {
  if (before === undefined) delete process.env.DUU_VOICES;
  else process.env.DUU_VOICES = before;
  rmSync(root, { recursive: true });
});

const call = (...args: string[]) => callHere((terminal) => runVoices(args, terminal));
const speak = (...args: string[]) =>
  callHere((terminal) => runSpeak(args, terminal, () => new AbortController().signal));
const source = (name: string) => join(root, name);

test.each<[TinyFormat, 'mn' | 'en', string]>([
  ['mms', 'mn', 'Сайн байна уу? 15 хүн ирлээ.'],
  ['piper', 'en', 'Hello, 15 people came.'],
  ['coqui', 'en', 'Hello, 15 people came.'],
  ['kokoro', 'en', 'Hello, 15 people came.'],
  ['matcha', 'en', 'Hello, 15 people came.'],
])('a folder with a voice of %s is added, and speaks', async (format, lang, text) => {
  writeTinyVoice(source(format), format);
  const id = `tiny-${format}`;
  const added = await call('add', source(format), '--id', id, '--lang', lang);
  expect(added).toMatchObject({ code: 0, err: expect.stringContaining('real-time factor') });
  const out = join(root, `${format}.mp3`);
  expect(await speak('--speaker', id, '--out', out, text)).toMatchObject({
    code: 0,
    err: expect.stringContaining(`spoken by ${id}`),
  });
  expect(readFileSync(out).length).toBeGreaterThan(2000);
});

test('an added voice is in the list, with licence and use, and among the speakers', async () => {
  writeTinyVoice(source('listed'), 'mms');
  const facts = [
    '--name',
    'Туяа',
    '--gender',
    'female',
    '--licence',
    'CC-BY-4.0',
    '--commercial',
    'yes',
  ];
  await call('add', source('listed'), '--id', 'listed', '--lang', 'mn', ...facts);
  const { out } = await call('list');
  expect(out).toMatch(
    /On this machine:[\s\S]*listed +mn .*CC-BY-4\.0; commercial use: yes[\s\S]*Can be added/,
  );
  expect(out).toMatch(/mms-mon +mn .*CC-BY-NC-4\.0; commercial use: no/);
  expect((await speak('--speaker', 'list')).out).toMatch(/listed +mn +female +Туяа/);
  expect(await call('try', 'listed')).toMatchObject({
    code: 0,
    out: expect.stringContaining('16000 Hz'),
  });
  expect((await call('remove', 'listed')).code).toBe(0);
  expect((await call('list')).out).not.toContain('listed');
  expect(await speak('--speaker', 'listed', '--out', join(root, 'x.mp3'), 'a')).toMatchObject({
    code: 2,
  });
});

test('the gain brings the voice to the loudness of the others', async () => {
  writeTinyVoice(source('loud'), 'mms');
  await call('add', source('loud'), '--id', 'loud', '--lang', 'mn');
  // A sine of about 0.4 of full scale is about 12 dB louder than speech at -16 LUFS would be quiet.
  const gain = installedVoice(voices, 'loud')?.voice.gainDb ?? 99;
  expect(gain).toBeGreaterThan(-10);
  expect(gain).toBeLessThan(4);
});

test('a voice as Piper publishes it gets its tokens and its description from the JSON file', async () => {
  mkdirSync(source('raw'));
  writeFileSync(
    join(source('raw'), 'en_US-raw-low.onnx'),
    onnxFile({ ...piperModel(), metadata: {} }),
  );
  const ids = phonemeTokens
    .trimEnd()
    .split('\n')
    .map((line) => [...line][0] ?? '');
  const map = Object.fromEntries(ids.map((phoneme, id) => [phoneme, [id]]));
  const config = {
    audio: { sample_rate: 22_050 },
    espeak: { voice: 'en-us' },
    num_speakers: 1,
    phoneme_id_map: map,
  };
  writeFileSync(join(source('raw'), 'en_US-raw-low.onnx.json'), JSON.stringify(config));
  expect(await call('add', source('raw'), '--id', 'raw', '--lang', 'en')).toMatchObject({
    code: 0,
  });
  expect(installedVoice(voices, 'raw')?.voice).toMatchObject({
    format: 'vits',
    sampleRate: 22_050,
  });
});

describe('what can’t be a voice is refused with one sentence, and leaves nothing', () => {
  const model = (bytes: Uint8Array, tokens?: string) => {
    writeTinyVoice(source('bad'), 'mms');
    writeFileSync(join(source('bad'), 'model.onnx'), bytes);
    if (tokens !== undefined) writeFileSync(join(source('bad'), 'tokens.txt'), tokens);
  };
  test.each<[string, () => void, string]>([
    ['a damaged model', () => model(new Uint8Array(9000).fill(7)), 'damaged, or not an ONNX model'],
    [
      'half a model',
      () => model(onnxFile(mmsModel()).slice(0, 400)),
      'damaged, or not an ONNX model',
    ],
    [
      'a model without a description',
      () => model(onnxFile({ ...mmsModel(), metadata: {} })),
      'no description',
    ],
    [
      'tokens without numbers',
      () => model(onnxFile(mmsModel()), 'аа бб\n'),
      'no "token number" in line 1',
    ],
    ['no tokens', () => model(onnxFile(mmsModel()), ''), 'tokens.txt is missing'],
    [
      'tokens of another voice',
      () => model(onnxFile(piperModel()), 'a 0\nb 1\n'),
      'it has no _ ^ $',
    ],
    [
      'letters of another language',
      () => model(onnxFile(mmsModel()), '_ 0\nq 1\n'),
      'says nothing in this language',
    ],
    [
      'a model that ends the process',
      () => model(onnxFile(mmsModel()), 'ab 1\n'),
      'could not be loaded',
    ],
    [
      'a model too large for the memory',
      () => model(onnxFile(greedyModel())),
      'ended while it spoke',
    ],
    [
      'two models',
      () => {
        model(onnxFile(mmsModel()));
        writeFileSync(join(source('bad'), 'other.onnx'), '');
      },
      'more than one model',
    ],
    ['no model', () => mkdirSync(source('bad')), 'no model (a file .onnx)'],
  ])('refuses %s with one sentence, and leaves nothing', async (_, arrange, sentence) => {
    arrange();
    const { code, err } = await call('add', source('bad'), '--id', 'bad', '--lang', 'mn');
    rmSync(source('bad'), { recursive: true });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(readdirSync(voices).filter((name) => name.includes('bad'))).toEqual([]);
  });
});

test.each([
  [['add'], 'Say what to add'],
  [['add', 'nowhere', '--id', 'a', '--lang', 'mn'], 'neither a voice of the list nor a folder'],
  [['add', '.'], '--id ID'],
  [['add', '.', '--id', 'A/b', '--lang', 'mn'], 'small letters'],
  [['add', '.', '--id', 'a'], '--lang mn'],
  [['add', '.', '--id', 'a', '--lang', 'de'], '--lang is one of'],
  [['try', 'nobody'], 'no voice "nobody"'],
  [['remove', '../voices'], 'no voice "../voices"'],
  [['sing'], 'Unknown command'],
  [['list', '--loud'], 'Unknown option'],
])('%j is wrong usage: one sentence and 2', async (args, sentence) => {
  const { code, err } = await call(...args);
  expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
  expect(err).toContain(sentence);
});

test('a voice is downloaded as an archive, unpacked and added; a present id is refused', async () => {
  writeTinyVoice(source('packed'), 'mms');
  const archive = join(root, 'packed.tar.gz');
  spawnSync('tar', ['-czf', archive, '-C', root, 'packed']);
  const server = createServer((request, response) => {
    const content = readFileSync(archive);
    response.writeHead(200, { 'Content-Length': content.length });
    response.end(request.method === 'HEAD' ? undefined : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${basename(archive)}`;
  const first = await call('add', url, '--id', 'packed', '--lang', 'mn');
  expect(first).toMatchObject({
    code: 0,
    err: expect.stringMatching(/packed\.tar\.gz: .* MB[\s\S]*no checksum/),
  });
  expect(installedVoice(voices, 'packed')?.voice.source).toBe(url);
  expect(existsSync(join(voices, '.download-packed'))).toBe(false);
  expect(await call('add', url, '--id', 'packed', '--lang', 'mn')).toMatchObject({ code: 2 });
  server.close();
});

test('ends with the exit code, as a process', async () => {
  const script = fileURLToPath(new URL('../voices.ts', import.meta.url));
  expect(await start(script, ['sing'])).toMatchObject({ code: 2, out: '' });
});
