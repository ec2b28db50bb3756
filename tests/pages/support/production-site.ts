import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { server } from 'superstatic';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');

/** What Hosting does without functions; the rest of firebase.json is for its deployment. */
const hostingConfig = z.object({
  hosting: z.object({
    cleanUrls: z.boolean(),
    trailingSlash: z.boolean(),
    i18n: z.object({ root: z.string() }),
    rewrites: z.array(z.object({ source: z.string(), destination: z.string().optional() })),
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});

/** Builds the web app as for production, for a project that does not exist. Returns the folder. */
export async function buildForProduction(): Promise<string> {
  const out = path.join(root, '.local/production-site');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--mode', 'production', '--outDir', out, '--emptyOutDir'],
    {
      cwd: path.join(root, 'web'),
      env: {
        ...process.env,
        VITE_FIREBASE_PROJECT_ID: 'duu-production-test',
        VITE_FIREBASE_API_KEY: 'production-test-key',
        VITE_FIREBASE_APP_ID: '1:1:web:1',
        VITE_FIREBASE_STORAGE_BUCKET: 'duu-production-test.appspot.com',
      },
    },
  );
  return out;
}

/** Serves a build with the server that Firebase's Hosting emulator uses. Calls of functions are not answered. */
export async function serveSite(
  folder: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const file = readFileSync(path.join(root, 'firebase.json'), 'utf8');
  const { hosting } = hostingConfig.parse(JSON.parse(file));
  const rewrites = hosting.rewrites.flatMap(({ source, destination }) =>
    destination === undefined ? [] : [{ source, destination }],
  );
  const site = server({
    cwd: root,
    hostname: '127.0.0.1',
    port: 0,
    config: { ...hosting, rewrites, public: path.relative(root, folder) },
  });
  const listening: Server = site.listen(() => undefined);
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      listening.closeAllConnections();
      listening.close();
      await once(listening, 'close');
    },
  };
}
