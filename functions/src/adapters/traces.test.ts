import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import type { Log } from '../log.ts';
import { withRequestId } from '../request-context.ts';
import { createTraces, type Span } from './traces.ts';

const requestId = '0af7651916cd43dd8448eb211c80319c';
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } satisfies Log;
const startedAt = new Date(1_700_000_000_000);
const span: Span = {
  name: 'conversion.attempt',
  startedAt,
  endedAt: new Date(startedAt.getTime() + 900),
  attributes: { audioId: 'a', attempt: 1 },
  events: [{ name: 'first_byte', at: new Date(startedAt.getTime() + 250) }],
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.clearAllMocks();
});

/** A collector of OTLP over HTTP. */
async function collector(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A collector that keeps the first two requests. */
async function keeping() {
  const kept: { url: string | undefined; spans: Record<string, unknown>[] }[] = [];
  const both = Promise.withResolvers<typeof kept>();
  const endpoint = await collector(async (request, response) => {
    const { resourceSpans } = JSON.parse(await text(request));
    kept.push({ url: request.url, spans: resourceSpans[0].scopeSpans[0].spans });
    response.setHeader('Content-Type', 'application/json').end('{}');
    if (kept.length === 2) both.resolve(kept);
  });
  return { endpoint, both: both.promise };
}

test('a collector on another machine needs TLS', () => {
  expect(() => createTraces('http://collector.duu.mn:4318', log)).toThrow('DUU_TRACE_ENDPOINT');
});

test('sends a conversion as one trace below the accepted request', async () => {
  const { endpoint, both } = await keeping();
  const traces = createTraces(endpoint, log);
  withRequestId(requestId, () => {
    traces.send({ ...span, name: 'conversion.accept', events: [] });
    traces.send({ ...span, error: 'tts_request_failed' });
  });
  const kept = await both;
  expect(kept.map(({ url }) => url)).toEqual(['/v1/traces', '/v1/traces']);
  const [accept, attempt] = kept
    .flatMap(({ spans }) => spans)
    .sort((a, b) => String(a.name).localeCompare(String(b.name)));
  expect(accept).toMatchObject({ traceId: requestId, spanId: '0af7651916cd43dd', status: {} });
  expect(attempt).toMatchObject({
    traceId: requestId,
    spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    parentSpanId: '0af7651916cd43dd',
    startTimeUnixNano: '1700000000000000000',
    endTimeUnixNano: '1700000000900000000',
    attributes: [
      { key: 'audioId', value: { stringValue: 'a' } },
      { key: 'attempt', value: { intValue: '1' } },
    ],
    events: [{ name: 'first_byte', timeUnixNano: '1700000000250000000' }],
    status: { code: 2, message: 'tts_request_failed' },
  });
});

test('a collector that is down is reported once', async () => {
  const reported = Promise.withResolvers<void>();
  log.warn.mockImplementation(() => reported.resolve());
  const traces = createTraces('http://127.0.0.1:1', log);
  withRequestId(requestId, () => {
    for (let n = 0; n < 3; n++) traces.send(span);
  });
  await reported.promise;
  expect(log.warn.mock.calls).toEqual([['traces_not_sent']]);
});

test('a collector that hangs gets a bounded number of requests', async () => {
  const open: unknown[] = [];
  const full = Promise.withResolvers<void>();
  const endpoint = await collector((request) => {
    if (open.push(request) === 20) full.resolve();
  });
  const traces = createTraces(endpoint, log);
  withRequestId(requestId, () => {
    for (let n = 0; n < 50; n++) traces.send(span);
  });
  await full.promise;
  expect(open).toHaveLength(20);
});

test('nothing is sent without an endpoint or a request', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  withRequestId(requestId, () => createTraces('', log).send(span));
  createTraces('http://127.0.0.1:1', log).send(span);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
