// Loaded into the emulators' process. In production one instance of a function answers many requests in parallel, but the
// Functions emulator starts a process for each: loading one page starts dozens of Node processes, and a running
// conversion is never shared between listeners. This lets requests of one function share a process.
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { endTogether } from './end-together.ts';

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

type Handler = (request: unknown, response: ServerResponse, next: unknown) => Promise<void>;

interface Hosting {
  proxyRequestHandler: (...to: unknown[]) => Handler;
}

interface Modules {
  readonly RuntimeWorkerPool: { prototype: Pool };
  readonly FunctionsEmulator: { prototype: Emulator };
}

const require = createRequire(import.meta.url);
const { RuntimeWorkerPool, FunctionsEmulator }: Modules = {
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

const proxyRequestHandler = hosting.proxyRequestHandler;
hosting.proxyRequestHandler = (...to) => {
  const handle = proxyRequestHandler(...to);
  return (request, response, next) => {
    endTogether(response);
    return handle(request, response, next);
  };
};
