import { gzipSync } from 'node:zlib';
import { limits } from '@duu/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServedFunction, serveFunction } from '../../local/suite/serve-function.ts';
import { sendRaw } from '../support/framework.ts';
import { peakMb } from '../support/processes.ts';

let api: ServedFunction;
beforeAll(async () => {
  api = await serveFunction('api');
});
afterAll(() => api.stop());

const at = (path: string) => `http://127.0.0.1:${api.port}/api/v1${path}`;

describe('a body that unpacks to 210 MB', () => {
  const body = gzipSync(Buffer.alloc(210 * 1024 * 1024, ' '));
  test.each(['gzip', 'GZIP', 'x-gzip', 'deflate', 'br', 'gzip, gzip', 'identity, gzip'])(
    'compressed as %s is refused before it is unpacked',
    async (encoding) => {
      expect(body.length).toBeLessThan(250_000);
      const before = await peakMb(api);
      const answer = await fetch(at('/client-errors'), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
        body,
      });
      expect([answer.status, await answer.text()]).toEqual([415, 'request.unsupported_encoding']);
      expect((await peakMb(api)) - before).toBeLessThan(20);
    },
  );
});

test('stops reading a body that is too long', async () => {
  const head = ['POST /api/v1/client-errors HTTP/1.1', 'Content-Type: application/json'];
  const said = await sendRaw(api.port, [...head, 'Content-Length: 900000000'], 'x');
  expect(said).toContain('HTTP/1.1 413');
  const chunk = `${limits.bodyBytes.toString(16)}\r\n${'x'.repeat(limits.bodyBytes)}\r\n`;
  const chunked = await sendRaw(api.port, [...head, 'Transfer-Encoding: chunked'], chunk + chunk);
  expect(chunked).toContain('HTTP/1.1 413');
});

test('times out a request that sends less than announced', async () => {
  const head = ['POST /api/v1/client-errors HTTP/1.1', 'Content-Type: application/json'];
  const answer = await sendRaw(api.port, [...head, 'Content-Length: 100'], '{"kind":');
  expect(answer).toContain('HTTP/1.1 408');
  expect(answer.endsWith('request.timeout')).toBe(true);
});

test('serves a complete request with Hosting’s headers', async () => {
  const report = { kind: 'api', name: 'E', route: '/', stack: '', build: 'b', bot: false };
  const answer = await fetch(at('/client-errors'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  });
  expect([answer.status, await answer.text()]).toEqual([200, '{}']);
  expect(answer.headers.get('strict-transport-security')).toContain('max-age');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-powered-by')).toBeNull();
  const malformed = await fetch(at('/client-errors'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{',
  });
  expect([malformed.status, await malformed.text()]).toEqual([400, 'request.invalid']);
});

test.each([
  ['/shares/__x__', 400, 'request.invalid'],
  ['/shares/__x__/audio', 404, 'share.not_found'],
  ['/shares/%ff', 404, 'request.not_found'],
  ['/shares/..%2f..', 400, 'request.invalid'],
  ['/shares/a%2fb/audio', 404, 'share.not_found'],
  ['/audios/__x__/stream?token=x', 403, 'audio.link_expired'],
  ['//[', 404, 'request.not_found'],
  ['/route-rules?path=%ed%a0%80', 200, '{"redirect":null}'],
])('%s is answered with %i %s at once', async (path, status, text) => {
  const head = [`GET /api/v1${path} HTTP/1.1`, 'Connection: close'];
  const answer = await sendRaw(api.port, head, '');
  expect([answer.split(' ')[1], answer.split('\r\n').at(-1)]).toEqual([String(status), text]);
});

/** A stack trace, or the place of a file on the server. */
const stack = /\n\s+at |node_modules|\.[jt]s:\d/;

describe('stack traces', () => {
  const post = ['POST /api/v1/client-errors HTTP/1.1', 'Content-Type: application/json'];
  const get = ['GET /api/v1/me HTTP/1.1', 'Connection: close'];
  const deep = '['.repeat(limits.bodyBytes / 2) + ']'.repeat(limits.bodyBytes / 2);
  const sized = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`;

  test.each([
    ['malformed JSON', [...post, sized('{"a":'), 'Connection: close'], '{"a":', 400],
    ['JSON that is not an object', [...post, sized('[1]'), 'Connection: close'], '[1]', 400],
    ['JSON in an unknown charset', [...post, sized('{'), 'Connection: close'], '{', 400],
    ['nested JSON', [...post, sized('['.repeat(4000)), 'Connection: close'], '['.repeat(4000), 400],
    ['JSON of 8 MB', [...post, `Content-Length: ${8e6}`], `{"a":"${'x'.repeat(7e6)}`, 413],
    ['nested JSON of the largest size', [...post, sized(deep)], deep, 413],
    ['a request line that is none', ['G T / HTTP/1.1'], '', 400],
    ['an unknown method', ['BREW /api/v1/me HTTP/1.1'], '', 400],
    ['a length that is not a number', [...post, 'Content-Length: x'], '', 400],
    ['two lengths', [...post, 'Content-Length: 1', 'Content-Length: 2'], 'xx', 400],
    ['a chunk that is none', [...post, 'Transfer-Encoding: chunked'], 'zz\r\n', null],
    ['a header of 20 kB', [...get, `X-Long: ${'x'.repeat(20_000)}`], '', 431],
    ['a broken escape', ['GET /api/v1/%ff%0 HTTP/1.1', 'Connection: close'], '', 404],
    ['a NUL in the path', ['GET /api/v1/shares/%00 HTTP/1.1', 'Connection: close'], '', 400],
    ['another place', ['GET /../../etc/passwd HTTP/1.1', 'Connection: close'], '', 404],
    ['an unknown expectation', [...get, 'Expect: wonders'], '', 417],
    ['a forged token', [...get, 'Authorization: Bearer eyJhbGciOiJub25lIn0.e30.'], '', 401],
  ] as const)('shows no stack for %s', async (_, head, body, status) => {
    const answer = await sendRaw(api.port, [...head], body);
    expect(answer).not.toMatch(stack);
    // A connection may be closed without an answer.
    if (status !== null) expect(answer.split(' ')[1]).toBe(String(status));
  });

  test('shows no stack for malformed JSON sent to the queue’s function', async () => {
    const convert = await serveFunction('convert');
    try {
      for (const body of ['{', '{"data":5}', '{"data":{"uid":"../x"}}']) {
        const answer = await fetch(`http://127.0.0.1:${convert.port}/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(await answer.text()).not.toMatch(stack);
      }
    } finally {
      await convert.stop();
    }
  });
});

// Those of a network need thousands of requests with production's limits: functions/src/http/request-limits.test.ts.
describe('request limits by address', () => {
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetch(at('/ip2location'), { headers });
    await answer.text();
    return answer.status;
  };
  const made = (n: number) => `198.51.${n >> 8}.${n & 255}`;

  test.each([
    ['Fastly-Client-IP', (n: number) => ({ 'Fastly-Client-IP': made(n) }), '203.0.113.1'],
    ['X-Forwarded-For', () => ({}), '203.0.113.2'],
  ])('the request limit can’t be evaded with a forged %s', async (_, more, seen) => {
    let refused = false;
    for (let n = 0; n < 1000 && !refused; n += 50) {
      // Google's front end appends the address that it sees to the client's header.
      const some = Array.from({ length: 50 }, (_, i) =>
        ask({ ...more(n + i), 'X-Forwarded-For': `${made(n + i)}, ${seen}` }),
      );
      refused = (await Promise.all(some)).includes(429);
    }
    expect(refused).toBe(true);
    expect(await ask({ 'X-Forwarded-For': '203.0.113.3' })).toBe(200);
  });
});
