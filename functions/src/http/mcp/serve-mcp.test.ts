import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@duu/contract/limits';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api-error.ts';
import type { ByteServices } from '../byte-route.ts';
import { guarded } from '../guard.ts';
import { callerWithKey } from '../v1/caller-with-key.ts';
import { answerMcpError, serveMcp } from './serve-mcp.ts';

// Files of one worker share modules: a replaced one is neither taken from another file nor left to it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../v1/caller-with-key.ts', () => ({ callerWithKey: vi.fn(async () => ({})) }));

let server: Server | undefined;
afterEach(() => server?.close());

/** Returns the status and the text of the answer, and how many requests it counted as. */
async function ask(body: unknown) {
  const services = {
    deps: {},
    limits: { reserveSlot: () => undefined },
  } as unknown as ByteServices;
  const handle = guarded(async (request, response) => {
    try {
      await serveMcp(request, response, services, {});
    } catch (error) {
      answerMcpError(response, error instanceof ApiError ? error : new ApiError('server_error'));
    }
  });
  server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: answer.status,
    text: await answer.text(),
    worth: vi.mocked(callerWithKey).mock.lastCall?.[3],
  };
}

const pings = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));

test('each message of a request counts as one', async () => {
  expect(await ask(pings(1)[0])).toMatchObject({ status: 200, worth: 1 });
  const several = await ask(pings(limits.mcpMessages));
  expect(several).toMatchObject({ status: 200, worth: limits.mcpMessages });
  expect(several.text.match(/"result":\{\}/g)).toHaveLength(limits.mcpMessages);
});

test('a request with too many messages counts as all of them and does nothing', async () => {
  const many = await ask(pings(limits.mcpMessages + 1));
  expect(many).toMatchObject({ status: 413, worth: limits.mcpMessages + 1 });
  expect(many.text).toContain('request.too_large');
});

test.each(['[]', '{', ''])('a body that is not a message counts as one: %j', async (body) => {
  expect(await ask(body)).toMatchObject({ status: 400, worth: 1 });
});
