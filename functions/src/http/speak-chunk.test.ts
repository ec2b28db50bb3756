import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createOnnx, type OnnxEngine } from '@duu/speech/engines/onnx/onnx';
import { createRemoteOnnx } from '@duu/speech/engines/onnx/remote-onnx';
import { writeTinyVoice } from '@duu/speech/testing/tiny-voices';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bucketVoices } from '../adapters/bucket-voices.ts';
import type { Files } from '../adapters/files.ts';
import { signChunk } from '../services/voice-permit.ts';
import { guarded } from './guard.ts';
import { speakChunk } from './speak-chunk.ts';

const root = mkdtempSync(join(tmpdir(), 'duu-voice-'));
const bucket = join(root, 'bucket');
const disk = join(root, 'disk');
const key = 'a key';
let reads: string[] = [];
const logged: unknown[][] = [];

/** A bucket in a folder. */
const files: Pick<Files, 'list' | 'size' | 'read'> = {
  list: async (prefix) => {
    if (!existsSync(join(bucket, prefix))) return [];
    const all = readdirSync(join(bucket, prefix), { recursive: true, withFileTypes: true });
    return all
      .filter((entry) => entry.isFile())
      .map((entry) => relative(bucket, join(entry.parentPath, entry.name)));
  },
  size: async (path) => statSync(join(bucket, path)).size,
  read: async (path, start, end) => {
    reads.push(path);
    return (await open(join(bucket, path))).createReadStream({ start, end });
  },
};

async function putVoice(id: string): Promise<void> {
  const folder = writeTinyVoice(join(bucket, 'voices', id), 'mms');
  const voice = {
    format: 'vits',
    language: 'mn',
    name: { mn: 'Туяа', en: 'Tuya' },
    gender: 'female',
    files: { model: 'model.onnx', tokens: 'tokens.txt' },
    characters: true,
    sampleRate: 16_000,
    speakers: 1,
    gainDb: 0,
    bytes: 1,
    source: '',
    licence: '',
    commercial: null,
  };
  await writeFile(join(folder, 'voice.json'), JSON.stringify(voice));
}

let engine: OnnxEngine;
let server: Server;
let url = '';
beforeAll(async () => {
  mkdirSync(disk);
  await putVoice('tuya');
  engine = createOnnx({ find: bucketVoices(files as Files, disk), threads: 1 });
  const log = { info: () => {}, warn: () => {}, error: (...of: unknown[]) => void logged.push(of) };
  const services = { engine: async () => engine, key: () => key, now: () => new Date(), log };
  server = createServer(
    guarded((request, response) => void speakChunk(request, response, services)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  engine.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  reads = [];
  logged.length = 0;
});

const retries = { attempts: 1, firstMs: 1, maxMs: 1 };
const remote = (sign = (body: string) => signChunk(body, key, new Date())) =>
  createRemoteOnnx({ url, sign, retries });
const request = { text: 'сайн уу', language: 'mn', voice: 'tuya', speed: 1, pitch: 1 } as const;

async function samplesOf(
  from: Pick<OnnxEngine, 'speak'>,
  change: object = {},
): Promise<Int16Array> {
  const parts: number[] = [];
  for await (const { samples } of from.speak({ ...request, ...change })) parts.push(...samples);
  return Int16Array.from(parts);
}

test('a voice of the bucket speaks as if it were here, and is copied once', async () => {
  const [one, other] = await Promise.all([samplesOf(remote()), samplesOf(remote())]);
  expect(one.length).toBeGreaterThan(5000);
  expect(other).toEqual(one);
  expect(one).toEqual(await samplesOf(engine));
  expect(reads.filter((path) => path.endsWith('model.onnx'))).toHaveLength(1);
});

test.each([
  ['without a permit', () => remote(() => ({}))],
  ['with one for another body', () => remote(() => signChunk('{}', key, new Date()))],
  ['with one of another key', () => remote((body) => signChunk(body, 'b', new Date()))],
  ['with an old one', () => remote((body) => signChunk(body, key, new Date(Date.now() - 600_000)))],
])('%s nothing is spoken', async (_, make) => {
  await expect(samplesOf(make())).rejects.toMatchObject({
    key: 'tts_request_failed',
    message: expect.stringContaining('403'),
  });
  expect(reads).toEqual([]);
});

test('a missing voice fails with a key, is logged without the text, and is found once it is there', async () => {
  await expect(samplesOf(remote(), { voice: 'late' })).rejects.toMatchObject({
    key: 'tts_request_failed',
  });
  expect(logged).toMatchObject([
    ['voice_failed', {}, { message: expect.stringContaining('"late" is not') }],
  ]);
  expect(String(logged)).not.toContain('сайн');
  await putVoice('late');
  expect((await samplesOf(remote(), { voice: 'late' })).length).toBeGreaterThan(5000);
});

test('a request of another shape is refused', async () => {
  const body = JSON.stringify({ ...request, speed: 100 });
  const headers = { 'Content-Type': 'application/json', ...signChunk(body, key, new Date()) };
  const answer = await fetch(url, { method: 'POST', headers, body });
  expect([answer.status, await answer.text()]).toEqual([400, 'request.invalid']);
});
