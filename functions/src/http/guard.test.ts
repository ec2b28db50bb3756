import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { requestId, requestIdHeader } from '@duu/contract/request-id';
import { afterEach, expect, test } from 'vitest';
import { currentRequestId } from '../request-context.ts';
import { guarded, guardServers, receivedBody } from './guard.ts';

const slow = { afterMs: 10, atOnce: 10 };
const within = { bytes: 100, silenceMs: 50, totalMs: 10_000, slow, ofNetwork: 10 };
let server: Server | undefined;
afterEach(() => server?.close());

async function serving(made: Server): Promise<number> {
  server = made.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const echo: RequestListener = (request, response) => response.end(receivedBody(request));

/** Sends raw bytes and returns the whole response. */
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

test('refuses the oldest of too many slow bodies', async () => {
  const patient = { ...within, silenceMs: 10_000, slow: { afterMs: 10, atOnce: 2 } };
  const port = await serving(http.createServer(guarded(echo, patient)));
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\na';
  const trickle = () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(head);
    return socket;
  };
  const first = trickle();
  const others: Socket[] = [];
  // It is refused once two more are slow; those continue.
  first.once('connect', () => others.push(trickle(), trickle()));
  expect(await text(first)).toContain('408');
  for (const other of others) other.write('b');
  const answers = await Promise.all(others.map((other) => text(other)));
  expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(
    Array(2).fill('HTTP/1.1 200 OK'),
  );
});

test('refuses the oldest of too many incomplete bodies of one network, however new', async () => {
  const patient = {
    ...within,
    silenceMs: 10_000,
    slow: { afterMs: 10_000, atOnce: 1 },
    ofNetwork: 2,
  };
  const port = await serving(http.createServer(guarded(echo, patient)));
  const begin = async (address: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\nContent-Length: 2\r\n\r\na`,
    );
    return socket;
  };
  const other = await begin('203.0.113.9');
  const first = await begin('203.0.113.7');
  const said = text(first);
  const later = [await begin('203.0.113.7'), await begin('203.0.113.7')];
  expect(await said).toContain('408');
  const answers = [other, ...later].map((socket) => {
    socket.write('b');
    return text(socket);
  });
  for (const answer of await Promise.all(answers)) expect(answer).toContain('HTTP/1.1 200');
});

test('later servers have the guard, and an earlier one is detected', async () => {
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

test('every answer has the request’s id, and its work can read it', async () => {
  const id = '0af7651916cd43dd8448eb211c80319c';
  const port = await serving(
    http.createServer(
      guarded(async (_, response) => {
        await new Promise((done) => setImmediate(done));
        response.end(currentRequestId());
      }, within),
    ),
  );
  const ask = async (trace?: string) => {
    const headers = trace === undefined ? {} : { 'X-Cloud-Trace-Context': trace };
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
    const given = answer.headers.get(requestIdHeader);
    expect(await answer.text()).toBe(given);
    return given;
  };
  expect(await ask(`${id}/123;o=1`)).toBe(id);
  for (const wrong of [undefined, 'x', '0'.repeat(32), `${id}0`, id.toUpperCase()]) {
    const made = await ask(wrong);
    expect(requestId.safeParse(made).success).toBe(true);
    expect(made).not.toBe(id);
  }
  const refused = await sendRaw(port, ['Content-Length: 101'], '');
  expect(refused).toMatch(/\r\nDuu-Request-Id: [0-9a-f]{32}\r\n/);
});
