import { once } from 'node:events';
import { createServer, request as requestOf, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { limits } from '@duu/contract/limits';
import { afterEach, expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { signTicket } from '../services/conversions/stream-token.ts';
import { createRequestLimits } from './request-limits.ts';
import { serveApi } from './serve-api.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** One byte, and then nothing. */
function endless(): Readable {
  const sound = new Readable({ read: () => undefined });
  sound.push('x');
  return sound;
}

/** A server whose files never end, as they look to a server whose listeners do not read. */
async function serving() {
  const audio = { expiresAt: new Date(Date.now() + 60_000), storagePath: 'a.mp3', version: 1 };
  const deps = {
    now: () => new Date(),
    streamKey: () => 'key',
    documents: { audio: () => ({ get: async () => ({ data: () => audio }) }) },
    accountStates: { of: async ([uid]: string[]) => new Map([[uid, { disabled: false }]]) },
    files: { size: async () => 1000, read: async () => endless() },
    log: { info: () => undefined, error: () => undefined },
  } as unknown as Deps;
  const requestLimits = createRequestLimits(Date.now, {
    behindGoogle: true,
    perMinute: limits.requestsPerMinute,
  });
  const services = { deps, limits: requestLimits, checkOutput: true };
  server = createServer((request, response) => void serveApi(request, response, services));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (uid: string, from: string) => {
    const token = signTicket({ uid, audioId: 'a', version: 1 }, 'key', new Date());
    const request = requestOf({
      port,
      path: `/api/v1/audios/a/stream?token=${token}`,
      headers: { 'X-Forwarded-For': from },
      agent: false,
    });
    request.end();
    const [answer] = await once(request, 'response');
    return { status: answer.statusCode, leave: () => request.destroy() };
  };
}

test('whoever reads slowly leaves room for others', async () => {
  const listen = await serving();
  const { streamsOfUser: user } = limits.atOnce;
  const open = await Promise.all(Array.from({ length: user }, () => listen('u1', '192.0.2.1')));
  expect(open.map(({ status }) => status)).toEqual(Array(user).fill(200));
  expect((await listen('u1', '192.0.2.2')).status).toBe(429);
  expect((await listen('u2', '192.0.2.1')).status).toBe(200);
  open[0]?.leave();
  await expect.poll(async () => (await listen('u1', '192.0.2.2')).status).toBe(200);
});

test('nor can one address take every place by many accounts', async () => {
  const listen = await serving();
  const { streamsOfAddress: address } = limits.atOnce;
  for (let at = 0; at < address; at++) {
    expect((await listen(`p${at}`, '192.0.2.1')).status).toBe(200);
  }
  expect((await listen('another', '192.0.2.1')).status).toBe(429);
  expect((await listen('another', '192.0.2.2')).status).toBe(200);
});
