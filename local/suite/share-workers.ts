// In production one instance of a function answers many requests at once. The Functions emulator gives every request
// that comes meanwhile a process of its own: a page that loads, or a test that asks a hundred times at once, would
// start dozens of Nodes, and what one instance shares (a sound in the making) would never be shared. Loaded into the
// emulators' process, this lets requests of one function share its process as they do in production, and makes the end
// of a connection known on the other side: a stream that breaks off breaks off for its listener too.
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';

interface Worker {
  readonly state: string;
}

interface Pool {
  getIdleWorker(trigger: string, runtime: unknown): Worker | undefined;
  getTriggerWorkers(trigger: string, runtime: unknown): Worker[];
}

interface Emulator {
  startRuntime(backend: unknown, trigger?: { id: string }): Promise<unknown>;
}

interface Requests {
  request(request: unknown, response: ServerResponse, ...more: unknown[]): Promise<void>;
}

type Handler = (request: unknown, response: ServerResponse, next: unknown) => Promise<void>;

interface Hosting {
  proxyRequestHandler: (...to: unknown[]) => Handler;
}

interface Modules {
  readonly RuntimeWorker: { prototype: Requests };
  readonly RuntimeWorkerPool: { prototype: Pool };
  readonly FunctionsEmulator: { prototype: Emulator };
}

const require = createRequire(import.meta.url);
const { RuntimeWorker, RuntimeWorkerPool, FunctionsEmulator }: Modules = {
  ...require('firebase-tools/lib/emulator/functionsRuntimeWorker'),
  ...require('firebase-tools/lib/emulator/functionsEmulator'),
};

const hosting: Hosting = require('firebase-tools/lib/hosting/proxy');

const pool = RuntimeWorkerPool.prototype;
const idleWorker = pool.getIdleWorker;
pool.getIdleWorker = function (trigger, runtime) {
  const idle = idleWorker.call(this, trigger, runtime);
  return idle ?? this.getTriggerWorkers(trigger, runtime).find(({ state }) => state === 'BUSY');
};

const emulator = FunctionsEmulator.prototype;
const startRuntime = emulator.startRuntime;
const starting = new Map<string, Promise<unknown>>();
emulator.startRuntime = function (backend, trigger) {
  if (!trigger) return startRuntime.call(this, backend);
  const known = starting.get(trigger.id);
  if (known) return known;
  const started = startRuntime
    .call(this, backend, trigger)
    .finally(() => starting.delete(trigger.id));
  starting.set(trigger.id, started);
  return started;
};

/** What is piped into a response breaks off with it, and the other way round; neither ends the emulators. */
function endTogether(response: ServerResponse): void {
  response.on('error', () => undefined);
  response.once('pipe', (answer: Readable) => {
    answer.on('error', () => response.destroy());
    answer.once('close', () => {
      if (!answer.readableEnded) response.destroy();
    });
    response.once('close', () => answer.destroy());
  });
}

const worker = RuntimeWorker.prototype;
const ask = worker.request;
worker.request = function (request, response, ...more) {
  endTogether(response);
  // The emulator answers a process's death with a new head, even in the middle of an answer.
  const writeHead = response.writeHead;
  Object.assign(response, {
    writeHead: (...head: unknown[]) =>
      response.headersSent ? response.destroy() : Reflect.apply(writeHead, response, head),
  });
  return ask.call(this, request, response, ...more);
};

const proxyRequestHandler = hosting.proxyRequestHandler;
hosting.proxyRequestHandler = (...to) => {
  const handle = proxyRequestHandler(...to);
  return (request, response, next) => {
    endTogether(response);
    return handle(request, response, next);
  };
};
