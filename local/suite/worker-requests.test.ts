import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import './worker-requests.ts';

const require = createRequire(import.meta.url);
const { RuntimeWorker } = require('firebase-tools/lib/emulator/functionsRuntimeWorker');

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { host: '127.0.0.1', port };
}

/** Returns an address that passes requests on to a functions process, and how often that was killed. */
async function worker(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const to = await serve(handle);
  const child = Object.assign(new EventEmitter(), { kill: vi.fn(), pid: 1 });
  const runtime = { process: child, events: new EventEmitter(), conn: { httpReqOpts: () => to } };
  const made = new RuntimeWorker('api', runtime);
  made.readyForWork();
  const { port } = await serve(({ method, url: path, headers }, response) => {
    void made.request({ method, path, headers }, response);
  });
  return { made, child, url: `http://127.0.0.1:${port}` };
}

test('a request that fails leaves its process alone, and the other requests to it', async () => {
  const waiting = new EventEmitter();
  const { made, child, url } = await worker((request, response) => {
    if (request.url === '/broken') request.socket.destroy();
    else {
      waiting.emit('asked');
      waiting.once('go on', () => response.end('sound'));
    }
  });
  const asked = once(waiting, 'asked');
  const slow = fetch(`${url}/slow`);
  await asked;
  const broken = await fetch(`${url}/broken`);
  expect(broken.status).toBe(500);
  expect(made.state).toBe('BUSY');
  waiting.emit('go on');
  expect(await (await slow).text()).toBe('sound');
  await vi.waitFor(() => expect(made.state).toBe('IDLE'));
  expect(child.kill).not.toHaveBeenCalled();
});

test('a process whose code was built anew ends after its last request', async () => {
  const waiting = new EventEmitter();
  const { made, child, url } = await worker((request, response) => {
    if (request.url === '/first') response.end('first');
    else {
      waiting.emit('asked');
      waiting.once('go on', () => response.end('last'));
    }
  });
  const asked = once(waiting, 'asked');
  const last = fetch(`${url}/last`);
  await asked;
  made.state = 'FINISHING';
  await (await fetch(`${url}/first`)).text();
  expect(child.kill).not.toHaveBeenCalled();
  waiting.emit('go on');
  await (await last).text();
  await vi.waitFor(() => expect(child.kill).toHaveBeenCalledOnce());
});
