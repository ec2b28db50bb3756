import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { limits } from '@duu/contract/limits';
import { afterEach, expect, test } from 'vitest';
import { guarded, guardServers, receivedBody } from './guard.ts';

const within = { bytes: 100, silenceMs: 50, slowMs: 5_000, totalMs: 10_000 };
let server: Server | undefined;
afterEach(() => server?.close());

async function serving(made: Server): Promise<number> {
  server = made.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const echo: RequestListener = (request, response) => response.end(receivedBody(request));

/** What comes back, to the end of the connection, for bytes as they are given. */
async function sendRaw(port: number, head: string[], body: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${head.map((line) => `${line}\r\n`).join('')}\r\n`);
  socket.write(body);
  return text(socket);
}

test.each([
  ['by its length', ['Content-Length: 11', 'Connection: close'], 'сайн уу', 'сайн уу'],
  ['in chunks', ['Transfer-Encoding: chunked', 'Connection: close'], '2\r\nab\r\n0\r\n\r\n', 'ab'],
  [
    'that is said to be plain',
    ['Content-Encoding: identity', 'Content-Length: 2', 'Connection: close'],
    'ab',
    'ab',
  ],
  ['that is none', ['Connection: close'], '', ''],
])('a body %s comes through', async (_, head, body, expected) => {
  const port = await serving(http.createServer(guarded(echo, within)));
  const lengths = head.map((line) =>
    line.replace('11', String(Buffer.byteLength(body.toString()))),
  );
  const answer = await sendRaw(port, lengths, body);
  expect(answer).toContain('HTTP/1.1 200');
  expect(answer).toContain(expected);
});

const bomb = gzipSync(Buffer.alloc(50));
test.each([
  [
    'compressed',
    ['Content-Encoding: gzip', `Content-Length: ${bomb.length}`],
    bomb,
    '415',
    'request.unsupported_encoding',
  ],
  ['too long by its length', ['Content-Length: 101'], '', '413', 'request.too_large'],
  [
    'too long in chunks',
    ['Transfer-Encoding: chunked'],
    `65\r\n${'x'.repeat(101)}\r\n`,
    '413',
    'request.too_large',
  ],
  ['shorter than its length', ['Content-Length: 90'], 'x', '408', 'request.timeout'],
  [
    'chunked without an end',
    ['Transfer-Encoding: chunked'],
    '1\r\nx\r\n',
    '408',
    'request.timeout',
  ],
])('a body that is %s is refused and the connection closed', async (_, head, body, status, key) => {
  let called = false;
  const next: RequestListener = () => {
    called = true;
  };
  const port = await serving(http.createServer(guarded(next, within)));
  const answer = await sendRaw(port, head, body);
  expect(answer).toContain(`HTTP/1.1 ${status}`);
  expect(answer.endsWith(key)).toBe(true);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  expect(called).toBe(false);
});

test('every server that is made afterwards has the guard, and one before it is found out', async () => {
  const before = http.createServer;
  try {
    guardServers();
    const port = await serving(http.createServer(echo));
    expect(await sendRaw(port, ['Content-Encoding: br', 'Content-Length: 1'], 'x')).toContain(
      '415',
    );
  } finally {
    http.createServer = before;
  }
  expect(() => receivedBody(new http.IncomingMessage(new Socket()))).toThrow(
    'did not pass the guard',
  );
});

test('one address sends so many bodies slowly at once, and others theirs', async () => {
  const slowly = { bytes: 100, silenceMs: 60_000, slowMs: 1, totalMs: 60_000 };
  const port = await serving(http.createServer(guarded(echo, slowly)));
  const head = (from: string) => [`X-Forwarded-For: ${from}`, 'Content-Length: 2'];
  const { slowBodies } = limits.atOnce;
  const slow = Array.from({ length: slowBodies + 1 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${head('192.0.2.7').join('\r\n')}\r\n\r\na`);
    return socket;
  });
  const answers = slow.map(async (socket) => String((await once(socket, 'data'))[0]));
  expect(await Promise.race(answers)).toContain('HTTP/1.1 429');
  const others = ['Connection: close', ...head('192.0.2.8')];
  expect(await sendRaw(port, others, 'ab')).toContain('HTTP/1.1 200');
  for (const socket of slow) socket.write('b');
  const taken = (await Promise.all(answers)).filter((answer) => answer.includes('HTTP/1.1 200'));
  expect(taken).toHaveLength(slowBodies);
  for (const socket of slow) socket.destroy();
});
