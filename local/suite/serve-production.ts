// Serves the production build as Hosting would: with the headers, redirects and rewrites of firebase.json, by the same
// server that the Hosting emulator uses. What Hosting hands to functions goes to a running suite.
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { readProjectFile } from '../project-file.ts';
import { ensureBuilt, productionDir } from './builds.ts';

type Handler = (
  asked: IncomingMessage,
  answer: ServerResponse,
  next: (error?: Error) => void,
) => void;

interface Superstatic {
  server(options: {
    port: number;
    hostname: string;
    config: object;
    cwd: string;
    compression: boolean;
    stack: 'strict';
    rewriters: { function: () => Promise<Handler> };
  }): { listen(done: () => void): Server };
}

const ours = createRequire(import.meta.url);
/** Comes with firebase-tools. */
const superstatic: Superstatic = createRequire(ours.resolve('firebase-tools'))('superstatic');

/**
 * Builds the web app for production where that is not done, and serves it, until this process ends,
 * on a port that the system chooses. Returns what a command needs to find it.
 */
export async function serveProduction(suiteUrl: string): Promise<Record<string, string>> {
  await ensureBuilt('production');
  const { hosting } = readProjectFile();
  const app = superstatic.server({
    port: 0,
    hostname: '127.0.0.1',
    config: { ...hosting, public: '.' },
    cwd: productionDir,
    compression: true,
    stack: 'strict',
    rewriters: { function: async () => passOn(suiteUrl) },
  });
  const server = await new Promise<Server>((resolve, reject) => {
    const listening = app.listen(() => resolve(listening));
    listening.once('error', reject);
  });
  const { port } = server.address() as AddressInfo;
  return { DUU_PRODUCTION_URL: `http://127.0.0.1:${port}`, DUU_PRODUCTION_DIR: productionDir };
}

function passOn(suiteUrl: string): Handler {
  return (asked, answer, next) => {
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? '/', suiteUrl), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.once('error', next);
    asked.pipe(passed);
  };
}
