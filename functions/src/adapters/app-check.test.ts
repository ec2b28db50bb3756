import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import http, { createServer } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAppCheck } from './app-check.ts';

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...ours.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' };
const app = initializeApp({ projectId: 'demo-duu' }, 'app-check');

/** Serves the keys that Google publishes; the verifier asks it instead. */
const keys = createServer((_, answer) =>
  answer.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
);
const asked: string[] = [];

beforeAll(async () => {
  await new Promise<void>((listening) => keys.listen(0, '127.0.0.1', listening));
  const { port } = keys.address() as AddressInfo;
  vi.spyOn(https, 'request').mockImplementation(((
    options: https.RequestOptions,
    answered: (answer: http.IncomingMessage) => void,
  ) => {
    asked.push(`${options.hostname ?? options.host}${options.path}`);
    return http.request({ host: '127.0.0.1', port, path: '/', method: 'GET' }, answered);
  }) as typeof https.request);
});
afterAll(async () => {
  vi.restoreAllMocks();
  keys.close();
  await deleteApp(app);
});

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(change: object = {}, key: KeyObject = ours.privateKey): string {
  const seconds = Math.floor(Date.now() / 1000);
  const head = base64({ alg: 'RS256', typ: 'JWT', kid: 'k1' });
  const body = base64({
    iss: 'https://firebaseappcheck.googleapis.com/123',
    sub: '1:123:web:abc',
    aud: ['projects/123', 'projects/demo-duu'],
    iat: seconds,
    exp: seconds + 3600,
    ...change,
  });
  const signature = sign(
    'RSA-SHA256',
    Buffer.from(`${head}.${body}`),
    createPrivateKey(key.export({ type: 'pkcs8', format: 'pem' })),
  );
  return `${head}.${body}.${signature.toString('base64url')}`;
}

const appCheck = createAppCheck(
  () => true,
  async () => getAppCheck(app),
);

test('a token of our app that Google signed passes', async () => {
  await expect(appCheck.check(tokenOf())).resolves.toBeUndefined();
  expect(asked).toEqual(['firebaseappcheck.googleapis.com/v1/jwks']);
});

test.each([
  ['no token', null],
  ['no text', ''],
  ['no JWT', 'x.y.z'],
  ['another signature', tokenOf({}, others.privateKey)],
  ['another project', tokenOf({ aud: ['projects/other'] })],
  ['another issuer', tokenOf({ iss: 'https://evil.example/' })],
  ['an end in the past', tokenOf({ exp: 1_000_000_000 })],
])('%s is refused', async (_, token) => {
  await expect(appCheck.check(token)).rejects.toMatchObject({ key: 'auth.app_check_failed' });
});

test('a failure to check is not a refusal', async () => {
  const broken = createAppCheck(
    () => true,
    async () => ({
      verifyToken: async () => {
        throw Object.assign(new Error('no network'), { code: 'app-check/internal-error' });
      },
    }),
  );
  await expect(broken.check('t')).rejects.toThrow('no network');
});

test('without the setting nothing is asked', async () => {
  const off = createAppCheck(
    () => false,
    async () => {
      throw new Error('asked');
    },
  );
  await expect(off.check(null)).resolves.toBeUndefined();
});
