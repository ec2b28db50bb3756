import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { node, root } from '../../tools/paths.ts';
import { until } from './suite.ts';

const main = path.join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js');

/** A built function served as the platform serves it: by functions-framework, with no emulator around it. */
export interface Served {
  readonly port: number;
  /** The most memory that the process ever had, in MB. */
  peakMb(): Promise<number>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Serves one of the functions; its database is the suite's. */
export async function serveFunction(target: string): Promise<Served> {
  const port = await freePort();
  const { FUNCTIONS_EMULATOR: _, ...around } = process.env;
  const child: ChildProcess = spawn(
    node,
    [main, '--source', path.join(root, 'functions'), '--target', target, '--port', String(port)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...around,
        NODE_ENV: 'production',
        DUU_STREAM_KEY: 'test',
        DUU_TRIAL_KEY: 'test',
        DUU_AZURE_KEY: 'none',
        DUU_CHIMEGE_TOKEN: 'none',
        QPAY_USERNAME: 'none',
        QPAY_PASSWORD: 'none',
        QPAY_INVOICE_CODE: 'none',
        QPAY_CALLBACK_KEY: 'test',
        STRIPE_SECRET_KEY: 'none',
        STRIPE_WEBHOOK_SECRET: 'none',
      },
    },
  );
  const ended = once(child, 'exit');
  await until('functions-framework', () =>
    fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    ),
  );
  return {
    port,
    async peakMb() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Sends a request's bytes as they are, and answers all that comes back until the other side closes. */
export async function sendRaw(
  port: number,
  head: string[],
  body: Buffer | string,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...head, 'Host: duu.example', '', ''].join('\r\n'));
  socket.write(body);
  return text(socket);
}
