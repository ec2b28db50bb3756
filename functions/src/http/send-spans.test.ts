import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendSpans } from './send-spans.ts';

const noFiles = { read: () => Promise.reject(new Error('No file is read.')) };
const bytes = Buffer.from('0123456789');
const server = createServer((request, response) => {
  const sending = request.url === '/pieces' ? { pieceBytes: 4 } : {};
  sendSpans(request, response, { files: noFiles }, [{ bytes }], sending).catch(() => {
    response.statusCode = 400;
    response.end();
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ['/', {}, 200, '0123456789'],
  ['/', { Range: 'bytes=2-' }, 206, '23456789'],
  ['/', { Range: 'bytes=2-3', 'If-Range': '"another"' }, 200, '0123456789'],
  ['/', { Range: 'bytes=10-' }, 416, ''],
  ['/pieces', {}, 400, ''],
  ['/pieces', { Range: 'bytes=2-5' }, 206, '2345'],
  ['/pieces', { Range: 'bytes=2-6' }, 400, ''],
  ['/pieces', { Range: 'bytes=2-3', 'If-Range': '"another"' }, 400, ''],
  ['/pieces', { Range: 'bytes=10-' }, 416, ''],
] as const)('%s with %j is answered with %i', async (path, headers, status, body) => {
  const answer = await fetch(url + path, { headers });
  expect([answer.status, await answer.text()]).toEqual([status, body]);
});
