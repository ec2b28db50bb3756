// Loaded into the emulators' process. The Functions emulator kills a functions process when one request to it fails, as it
// gives each request a process of its own. Ours are shared (share-workers.ts): a connection that a busy process closed just
// then would end the requests of everybody. This passes requests on over connections of their own, leaves the process
// alone if one fails, and reports each process that ends by itself.
import type { ChildProcess } from 'node:child_process';
import { type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { endTogether } from './end-together.ts';
import { watchEnd } from './process-ends.ts';

type State = 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';

interface Worker {
  readonly triggerKey: string;
  readonly timeoutSeconds: number | undefined;
  readonly runtime: {
    readonly process: ChildProcess;
    readonly conn: { httpReqOpts(): { socketPath?: string; host?: string; port?: number } };
  };
  readonly logger: { log(level: 'ERROR', text: string): void };
  state: State;
  logInfo(text: string): void;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
}

interface Modules {
  readonly RuntimeWorker: {
    prototype: {
      request(asked: Asked, response: ServerResponse, body?: Buffer): Promise<void>;
    };
  };
  readonly RuntimeWorkerPool: {
    prototype: { addWorker(...of: unknown[]): Worker; exit(): void };
  };
}

const require = createRequire(import.meta.url);
const {
  RuntimeWorker,
  RuntimeWorkerPool,
}: Modules = require('firebase-tools/lib/emulator/functionsRuntimeWorker');

/** Requests that a process is answering. */
const running = new WeakMap<Worker, number>();

function begin(worker: Worker): () => void {
  const begunAt = performance.now();
  running.set(worker, (running.get(worker) ?? 0) + 1);
  if (worker.state === 'IDLE') worker.state = 'BUSY';
  // Lines of firebase-tools: the first one tells the launcher that data may have changed.
  worker.logInfo(`Beginning execution of "${worker.triggerKey}"`);
  return () => {
    const left = (running.get(worker) ?? 1) - 1;
    running.set(worker, left);
    worker.logInfo(`Finished "${worker.triggerKey}" in ${performance.now() - begunAt}ms`);
    if (left > 0) return;
    if (worker.state === 'BUSY') worker.state = 'IDLE';
    // The functions were built anew meanwhile.
    if (worker.state === 'FINISHING') worker.runtime.process.kill();
  };
}

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'content-type': 'text/plain' }).end('unexpected');
}

RuntimeWorker.prototype.request = function (
  this: Worker,
  { method, path, headers }: Asked,
  response: ServerResponse,
  body?: Buffer,
) {
  endTogether(response);
  const finished = begin(this);
  const timeout = (this.timeoutSeconds ?? 0) * 1000;
  return new Promise((resolve) => {
    const asking = request(
      // A kept connection may be closed by a process that was too busy to read the request.
      { ...this.runtime.conn.httpReqOpts(), agent: false, method, path, headers, timeout },
      (answer) => {
        response.writeHead(answer.statusCode ?? 200, answer.headers);
        answer.pipe(response);
      },
    );
    asking.on('timeout', () => asking.destroy(new Error(`no byte in ${this.timeoutSeconds} s`)));
    asking.on('error', (error) => {
      this.logger.log('ERROR', `Request to ${this.triggerKey} failed: ${error.message}`);
      fail(response);
    });
    asking.on('close', () => {
      finished();
      resolve();
    });
    asking.end(body);
  });
};

let isStopping = false;
const pool = RuntimeWorkerPool.prototype;
const { addWorker, exit } = pool;

pool.exit = function () {
  isStopping = true;
  exit.call(this);
};

pool.addWorker = function (...of: unknown[]) {
  const worker = addWorker.apply(this, of);
  const isExpected = () => isStopping || worker.state === 'FINISHING';
  watchEnd(`functions process of ${worker.triggerKey}`, worker.runtime.process, { isExpected });
  return worker;
};
