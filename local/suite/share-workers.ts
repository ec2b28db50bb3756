// In production one instance of a function answers many requests at once. The Functions emulator gives every request
// that comes meanwhile a process of its own: a page that loads, or a test that asks a hundred times at once, would
// start dozens of Nodes, and what one instance shares (a sound in the making) would never be shared. Loaded into the
// emulators' process, this lets requests of one function share its process as they do in production, and makes the end
// of a connection known on the other side: a stream that breaks off breaks off for its listener too.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

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

const worker = RuntimeWorker.prototype;
const ask = worker.request;
worker.request = function (request, response, ...more) {
  response.once('pipe', (answer: IncomingMessage) => {
    answer.once('close', () => {
      if (!answer.complete) response.destroy();
    });
    response.once('close', () => {
      if (!response.writableFinished) answer.destroy();
    });
  });
  return ask.call(this, request, response, ...more);
};
