// Serves a build as Hosting would: with the headers, redirects and rewrites of firebase.json, by the same server that the
// Hosting emulator uses. Requests to functions are passed on.
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { withPolicies } from '../hosting-config.ts';
import { readProjectFile } from '../project-file.ts';
import { ensureBuilt, productionDir } from './builds.ts';
import { refusingMethods } from './refuse-methods.ts';

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
    rewriters: {
      function: (rewrite: { function: { functionId: string } }) => Promise<Handler>;
    };
  }): { listen(done: () => void): Server };
}

const ours = createRequire(import.meta.url);
/** Part of firebase-tools. */
const superstatic: Superstatic = createRequire(ours.resolve('firebase-tools'))('superstatic');

/**
 * Builds the web app for production if needed, and serves it on a free port until this process ends. Returns the
 * environment variables with its address and files.
 */
export async function serveProduction(suiteUrl: string): Promise<Record<string, string>> {
  await ensureBuilt('production');
  const { url } = await serveSite(productionDir, () => suiteUrl);
  return { DUU_PRODUCTION_URL: url, DUU_PRODUCTION_DIR: productionDir };
}

/**
 * Serves the files of `folder`.
 * @param originOf where a function's requests go
 * @param port 0: a free one
 */
export async function serveSite(
  folder: string,
  originOf: (functionId: string) => string,
  port = 0,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const { hosting } = readProjectFile();
  const app = superstatic.server(
    refusingMethods({
      port,
      hostname: '127.0.0.1',
      config: { ...withPolicies(hosting, folder), public: '.' },
      cwd: folder,
      compression: true,
      stack: 'strict' as const,
      rewriters: {
        function: async (rewrite: { function: { functionId: string } }) =>
          passOn(originOf(rewrite.function.functionId)),
      },
    }),
  );
  const server = await new Promise<Server>((resolve, reject) => {
    const listening = app.listen(() => resolve(listening));
    listening.once('error', reject);
  });
  const { port: given } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${given}`, close: () => server.close() };
}

function passOn(origin: string): Handler {
  return (asked, answer, next) => {
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? '/', origin), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.once('error', next);
    asked.pipe(passed);
  };
}
