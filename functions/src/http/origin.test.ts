import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The origin under the emulators for a request with headers. */
async function originFor(headers: IncomingMessage['headers']): Promise<string> {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.resetModules();
  const { originOf } = await import('./origin.ts');
  return originOf({ headers } as IncomingMessage);
}

test.each([
  ['127.0.0.1:8000', 'http://127.0.0.1:8000'],
  ['localhost', 'http://localhost'],
  ['127.0.0.1:65535', 'http://127.0.0.1:65535'],
  ['127.0.0.1:99999', 'http://127.0.0.1:5000'],
  ['localhost:65536', 'http://127.0.0.1:5000'],
  ['127.0.0.1:80/x', 'http://127.0.0.1:5000'],
  ['127.0.0.1, evil.mn', 'http://127.0.0.1:5000'],
  ['127.0.0.1:', 'http://127.0.0.1:5000'],
  ['[::1', 'http://127.0.0.1:5000'],
  ['evil.mn', 'http://127.0.0.1:5000'],
])('a forwarded host %s is an address of this machine, or ignored', async (host, origin) => {
  expect(await originFor({ 'x-forwarded-host': host })).toBe(origin);
  expect(await originFor({ host })).toBe(origin);
});
