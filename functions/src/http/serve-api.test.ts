import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { AccountState } from '../adapters/account-states.ts';
import type { Deps } from '../deps.ts';
import type { LogFields } from '../log.ts';
import type { Actor } from './actor.ts';
import type { CallServices } from './answer-call.ts';
import { guarded } from './guard.ts';
import { createRequestLimits } from './request-limits.ts';
import { serveApi } from './serve-api.ts';

const person: Actor = {
  uid: 'u1',
  email: 'a@b.mn',
  displayName: 'Болор',
  photoUrl: null,
  identities: [],
  admin: false,
  signedInAt: new Date(),
};

let server: Server | undefined;
afterEach(() => server?.close());

/** The real server side with fakes only where the world begins. */
async function serving(
  change: {
    perMinute?: number;
    unauthenticated?: number;
    documents?: Partial<Deps['documents']>;
    state?: AccountState | null;
  } = {},
) {
  const logged: [event: string, fields: LogFields | undefined][] = [];
  const note = (event: string, fields?: LogFields) => logged.push([event, fields]);
  const deps: Partial<Deps> = {
    accounts: {
      // The token says admin throughout: it is the record that decides.
      actorOf: async () => ({ ...person, admin: true }),
      ensureExists: async () => undefined,
      removePicture: async () => undefined,
      namesOf: async () => null,
      remove: async () => undefined,
    },
    accountStates: {
      current: async () => change.state ?? null,
      of: async () => new Map(),
      uidOf: async () => null,
      change: async () => undefined,
    },
    documents: change.documents as Deps['documents'],
    log: {
      info: note,
      warn: note,
      error: (event, fields, cause) => note(event, { ...fields, cause: String(cause) }),
    },
  };
  const perMinute = change.perMinute ?? 100;
  const services: CallServices = {
    deps: deps as Deps,
    limits: createRequestLimits(() => 0, {
      behindGoogle: true,
      perMinute: {
        user: perMinute,
        address: perMinute + 2,
        sharedAddress: perMinute + 2,
        unauthenticated: change.unauthenticated ?? 100,
        clientErrors: perMinute,
      },
    }),
    checkOutput: true,
  };
  server = createServer(guarded((request, response) => void serveApi(request, response, services)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, init);
    return { answer, text: await answer.text() };
  };
  return { ask, logged };
}

const signedIn = { headers: { Authorization: 'Bearer aaa.bbb.ccc' } };

test('an answer is JSON that nobody keeps, an error the bare key', async () => {
  const { ask } = await serving();
  const country = await ask('/ip2location', { headers: { 'X-Country-Code': 'mn' } });
  expect([country.answer.status, country.text]).toEqual([200, '{"country":"MN"}']);
  expect(country.answer.headers.get('cache-control')).toBe('no-store');
  const missing = await ask('/nothing');
  expect([missing.answer.status, missing.text]).toEqual([404, 'request.not_found']);
  expect(missing.answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await ask('/route-rules?path=/a&path=/b')).text).toBe('request.invalid');
});

test('who asks too often is told when to come back, by person and by address', async () => {
  const { ask } = await serving({ perMinute: 1 });
  const asked = await ask('/audios/search?query=x', signedIn);
  expect(asked.text).not.toBe('request.too_many');
  const person = await ask('/audios/search?query=x', signedIn);
  expect([person.answer.status, person.text]).toEqual([429, 'request.too_many']);
  expect(person.answer.headers.get('retry-after')).toBe('60');
  await ask('/ip2location');
  const address = await ask('/ip2location');
  expect([address.answer.status, address.text]).toEqual([429, 'request.too_many']);
});

test('reports of pages’ errors have limits of their own: by address, and of few bytes', async () => {
  const { ask } = await serving({ perMinute: 2 });
  const report = { kind: 'api', name: 'E', route: '/', stack: '', build: 'b', bot: false };
  const send = async (more: object = {}) => {
    const body = JSON.stringify({ ...report, ...more });
    const headers = { 'Content-Type': 'application/json' };
    const { answer, text } = await ask('/client-errors', { method: 'POST', headers, body });
    return [answer.status, text];
  };
  expect(await send()).toEqual([200, '{}']);
  expect(await send({ more: 'x'.repeat(4096) })).toEqual([413, 'request.too_large']);
  expect(await send()).toEqual([429, 'request.too_many']);
  const other = await ask('/ip2location');
  expect(other.answer.status, 'what else is asked from there goes on').toBe(200);
});

test('a fault of ours is one key for the client, and nothing of a person in the log', async () => {
  const { ask, logged } = await serving({
    documents: {
      speakers: () => {
        throw new Error('the database is away');
      },
    },
  });
  const failed = await ask('/speakers');
  expect([failed.answer.status, failed.text]).toEqual([500, 'server_error']);
  await ask('/audios/search?query=нууц', signedIn);
  const whole = JSON.stringify(logged);
  expect(whole).toContain('call_failed');
  expect(whole).toContain('"call":"getSpeakers","status":500');
  for (const secret of ['aaa.bbb.ccc', 'нууц', 'a@b.mn', 'Болор']) {
    expect(whole).not.toContain(secret);
    expect(whole).not.toContain(encodeURIComponent(secret));
  }
});

test.each([
  ['without a token', {}],
  ['with another scheme', { headers: { Authorization: 'Basic abc' } }],
  ['with an empty token', { headers: { Authorization: 'Bearer ' } }],
])('a call for people %s is refused before anything is read', async (_, init) => {
  const { ask } = await serving();
  const { answer, text } = await ask('/me', init);
  expect([answer.status, text]).toEqual([401, 'auth.invalid_token']);
});

test.each([
  ['without the claim', { disabled: false, admin: false }, '403 auth.forbidden'],
  ['that is disabled', { disabled: true, admin: true }, '401 auth.disabled'],
  ['that is gone', null, '401 auth.user_not_found'],
])(
  'an admin call is refused for an account %s, whatever the token says',
  async (_, state, told) => {
    const { ask } = await serving({ state });
    const { answer, text } = await ask('/admin/speakers', signedIn);
    expect(`${answer.status} ${text}`).toBe(told);
  },
);
