import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { download } from './download.ts';

const folder = mkdtempSync(join(tmpdir(), 'duu-download-'));
afterAll(() => rmSync(folder, { recursive: true }));

const content = Buffer.alloc(300_000, 'abcdefg');
const sha256 = createHash('sha256').update(content).digest('hex');
const git = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** As Hugging Face: states size and checksum, and redirects to the file. */
const huggingFace = (response: ServerResponse) =>
  response
    .writeHead(302, {
      Location: '/file',
      'X-Linked-Etag': `"${sha256}"`,
      'X-Linked-Size': content.length,
    })
    .end();

let requests: { method: string; url: string; range: string | undefined }[] = [];
let handle: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => {
  const { method = '', url = '', headers } = request;
  requests.push({ method, url, range: headers.range });
  handle(request, response);
});
let base = '';
let path = '';
let count = 0;

beforeEach(async () => {
  requests = [];
  path = join(folder, `model-${count++}.onnx`);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  handle = (request, response) => {
    if (request.url === '/model.onnx') return huggingFace(response);
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const status = from > 0 ? 206 : 200;
    response.writeHead(status, { 'Content-Length': content.length - from });
    return response.end(request.method === 'HEAD' ? undefined : content.subarray(from));
  };
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = (sum?: string, onProgress: (done: number, all?: number) => void = () => undefined) =>
  download(`${base}/model.onnx`, path, { sha256: sum, onProgress });

test('downloads, reports progress up to the size, and checks the checksum that the publisher states', async () => {
  const seen: [number, number | undefined][] = [];
  expect(await get(undefined, (done, all) => seen.push([done, all]))).toBe(true);
  expect(readFileSync(path).equals(content)).toBe(true);
  expect(seen.at(-1)).toEqual([content.length, content.length]);
  expect(existsSync(`${path}.part`)).toBe(false);
});

test('continues an interrupted download where it stopped', async () => {
  const whole = handle;
  let interrupt = () => {};
  handle = (request, response) => {
    if (request.url !== '/file' || request.method !== 'GET') return whole(request, response);
    interrupt = () => response.destroy();
    response.writeHead(200, { 'Content-Length': content.length });
    return response.write(content.subarray(0, 100_000));
  };
  // fetch drops what it has received but not yet handed over when the connection ends.
  const interruptAt = (done: number) => done === 100_000 && interrupt();
  await expect(get(undefined, interruptAt)).rejects.toThrow(
    'stopped after 100000 bytes: run the command again',
  );
  handle = whole;
  await get();
  expect(readFileSync(path).equals(content)).toBe(true);
  expect(requests.at(-1)?.range).toBe('bytes=100000-');
});

test('starts over if the server sends the whole file', async () => {
  writeFileSync(`${path}.part`, 'xxxx');
  const whole = handle;
  handle = (request, response) => {
    delete request.headers.range;
    whole(request, response);
  };
  await get();
  expect(readFileSync(path).equals(content)).toBe(true);
});

test.each([
  ['another checksum', () => get('0'.repeat(64)), 'checksum'],
  [
    'damaged bytes',
    () => {
      const whole = handle;
      handle = (request, response) =>
        request.url === '/file' && request.method === 'GET'
          ? response.end(Buffer.alloc(content.length))
          : whole(request, response);
      return get();
    },
    'checksum',
  ],
  [
    'fewer bytes',
    () => {
      const whole = handle;
      handle = (request, response) =>
        request.url === '/file' && request.method === 'GET'
          ? response.end(content.subarray(1))
          : whole(request, response);
      return get();
    },
    `instead of ${content.length}`,
  ],
  [
    'no such file',
    () => {
      handle = (_, response) => response.writeHead(404).end();
      return get();
    },
    'answered 404',
  ],
])('%s is one sentence, and leaves nothing', async (_, run, sentence) => {
  await expect(run()).rejects.toThrow(sentence);
  expect(existsSync(path) || existsSync(`${path}.part`)).toBe(false);
});

test('checks a small file by the checksum of Git, and says when there is none', async () => {
  const answers =
    (etag: Record<string, string>) => (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(200, { 'Content-Length': content.length, ...etag }).end(content);
  handle = answers({ ETag: `W/"${git}"` });
  expect(await get()).toBe(true);
  handle = answers({ ETag: `"${'0'.repeat(40)}"` });
  await expect(get()).rejects.toThrow('checksum');
  handle = answers({});
  expect(await get()).toBe(false);
});

test('without a network it says so, and how to bring the voice by hand', async () => {
  const gone = 'http://127.0.0.1:1/model.onnx';
  const failed: unknown = await download(gone, path, { onProgress: () => undefined }).catch(
    (e: unknown) => e,
  );
  expect(String(failed)).toMatch(
    /no connection to 127\.0\.0\.1:1: download .* npm run voices -- add FOLDER/,
  );
});
