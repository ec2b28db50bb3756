import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { limits } from '@duu/contract/limits';
import { afterEach, expect, test } from 'vitest';
import type { AccountState } from '../adapters/account-states.ts';
import type { Actor } from '../adapters/accounts.ts';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import type { LogFields } from '../log.ts';
import { signTicket } from '../services/conversions/stream-url.ts';
import type { CallServices } from './answer-call.ts';
import { guarded } from './guard.ts';
import { createRequestLimits } from './request-limits.ts';
import { serveApi } from './serve-api.ts';

const person: Actor = {
  uid: 'u1',
  email: 'a@b.mn',
  emailProven: true,
  displayName: 'Болор',
  photoUrl: null,
  identities: [],
  admin: false,
  signedInAt: new Date(),
};

const streamKey = 'key';

let server: Server | undefined;
afterEach(() => server?.close());

/** The real server with fakes for the outside world. */
async function serving(
  change: {
    perMinute?: number;
    unauthenticated?: number;
    network?: number;
    files?: Partial<Deps['files']>;
    documents?: Partial<Deps['documents']>;
    state?: AccountState | null;
  } = {},
) {
  const logged: [event: string, fields: LogFields | undefined][] = [];
  const note = (event: string, fields?: LogFields) => logged.push([event, fields]);
  const deps: Partial<Deps> = {
    accounts: {
      // The token always says admin: the record decides.
      actorOf: async () => ({ ...person, admin: true }),
      admit: async () => undefined,
      removePicture: async () => undefined,
      namesOf: async () => null,
      remove: async () => undefined,
    },
    accountStates: {
      current: async () => change.state ?? null,
      of: async (uids) => new Map(uids.map((uid) => [uid, { disabled: false, admin: false }])),
      uidOf: async () => null,
      change: async () => undefined,
    },
    documents: change.documents as Deps['documents'],
    files: change.files as Deps['files'],
    now: () => new Date(),
    streamKey: () => streamKey,
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
        network: change.network ?? 0,
        clientErrors: perMinute,
      },
    }),
    checkAnswers: true,
  };
  server = createServer(guarded((request, response) => void serveApi(request, response, services)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, init);
    return { answer, text: await answer.text() };
  };
  /** An answer whose body is not read. Returned as a whole, since fetch cancels it when it is collected. */
  const open = async (path: string, init: RequestInit) => {
    const left = new AbortController();
    const url = `http://127.0.0.1:${port}/api/v1${path}`;
    const answer = await fetch(url, { ...init, signal: left.signal });
    return { answer, status: answer.status, leave: () => left.abort() };
  };
  return { ask, open, logged };
}

const signedIn = { headers: { Authorization: 'Bearer aaa.bbb.ccc' } };

test('an answer is JSON that is not cached, an error the bare key', async () => {
  const { ask } = await serving();
  const country = await ask('/ip2location', { headers: { 'X-Country-Code': 'mn' } });
  expect([country.answer.status, country.text]).toEqual([200, '{"country":"MN"}']);
  expect(country.answer.headers.get('cache-control')).toBe('private, no-store');
  const missing = await ask('/nothing');
  expect(missing.answer.headers.get('cache-control')).toBe('private, no-store');
  expect([missing.answer.status, missing.text]).toEqual([404, 'request.not_found']);
  expect(missing.answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await ask('/route-rules?path=/a&path=/b')).text).toBe('request.invalid');
});

test('too many requests are refused with a time to retry, by user and by address', async () => {
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

test('a long text counts for more than one request', async () => {
  const { ask } = await serving({ perMinute: 20 });
  const headers = { ...signedIn.headers, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name: 'x'.repeat(10_000) });
  const send = async () => (await ask('/collections', { method: 'POST', headers, body })).text;
  expect([await send(), await send()]).toEqual(['request.invalid', 'request.invalid']);
  expect(await send()).toBe('request.too_many');
});

test('error reports of pages have separate limits: by address, and fewer bytes', async () => {
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

test('an internal error is one key for the client, and the log has no personal data', async () => {
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

test('a call fails if it throws a key that it does not declare', async () => {
  const { ask, logged } = await serving({
    documents: {
      speakers: () => {
        throw new ApiError('share.not_found');
      },
    },
  });
  const failed = await ask('/speakers');
  expect([failed.answer.status, failed.text]).toEqual([500, 'server_error']);
  expect(JSON.stringify(logged)).toContain('getSpeakers does not declare share.not_found.');
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

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

test('using up the shared limit does not lock others out', async () => {
  const { ask } = await serving({ perMinute: 50, unauthenticated: 10, network: 2 });
  const status = async (address: string) =>
    (await ask('/ip2location', from(address))).answer.status;
  const told: number[] = [];
  // A rented network: each request comes from another line.
  for (let line = 1; line <= 20; line++) told.push(await status(`2001:db8:0:${line}::1`));
  expect(told.filter((one) => one === 429)).toHaveLength(8);
  expect(await status('203.0.113.7')).toBe(200);
  expect(await status('2001:db8:1:1::1')).toBe(200);
});

/** The same finished audio for every path. */
const doneAudio = () => ({
  get: async () => ({
    data: () => ({
      version: 1,
      storagePath: 'a.mp3',
      state: 'done',
      shareId: 's1',
      expiresAt: new Date(Date.now() + 60_000),
      uid: person.uid,
      audioId: 'a1',
    }),
  }),
});
const documents = {
  audio: doneAudio,
  shareSource: doneAudio,
} as unknown as Partial<Deps['documents']>;
const stream = () => {
  const token = signTicket({ uid: person.uid, audioId: 'a1', version: 1 }, streamKey, new Date());
  return `/audios/a1/stream?token=${token}`;
};

test('a signed address counts for its user, an invalid one as not signed in', async () => {
  const files = { size: async () => 1, read: async () => Readable.from(['x']) };
  const { ask } = await serving({ perMinute: 3, unauthenticated: 1, documents, files });
  expect((await ask('/audios/a1/stream?token=forged')).answer.status).toBe(403);
  expect((await ask('/audios/a1/stream?token=forged')).text).toBe('request.too_many');
  expect((await ask(stream(), from('203.0.113.7'))).text).toBe('x');
});

test('slow listeners get a limited number of slots', async () => {
  const files = {
    size: async () => 1_000_000,
    read: async (_: string, start: number, end: number) => {
      const endless = new Readable({ read: () => undefined });
      endless.push('x'.repeat(Math.min(10, end - start + 1)));
      return endless;
    },
  };
  const { open, ask } = await serving({ documents, files });
  const shared = '/shares/s1/audio';
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  const { network, person: own } = limits.openAnswers;
  for (let one = 0; one < network; one++) opened.push(await open(shared, from('203.0.113.7')));
  for (const { status } of opened) expect(status).toBe(200);
  const refused = await ask(shared, from('203.0.113.7'));
  expect([refused.answer.status, refused.text]).toEqual([429, 'request.too_many']);
  opened.push(await open(shared, from('203.0.113.8')));
  expect(opened.at(-1)?.status, 'from elsewhere').toBe(200);
  expect((await ask('/ip2location', from('203.0.113.7'))).answer.status, 'other calls').toBe(200);

  for (let one = 0; one < own; one++) {
    const answer = await open(stream(), from(`203.0.114.${one}`));
    expect(answer.status).toBe(200);
    opened.push(answer);
  }
  expect((await ask(stream(), from('203.0.115.1'))).text).toBe('request.too_many');
  for (const { leave } of opened) leave();
});
