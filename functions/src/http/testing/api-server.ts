// The API's real server for tests, with fakes for the outside world.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import type { AccountState } from '../../adapters/account-states.ts';
import type { Actor } from '../../adapters/accounts.ts';
import type { Deps } from '../../deps.ts';
import type { LogFields } from '../../log.ts';
import type { CallServices } from '../answer-call.ts';
import { guarded } from '../guard.ts';
import { createRequestLimits } from '../request-limits.ts';
import { serveApi } from '../serve-api.ts';

export const user: Actor = {
  uid: 'u1',
  email: 'a@b.mn',
  emailProven: true,
  displayName: 'Болор',
  photoUrl: null,
  identities: [],
  admin: false,
  signedInAt: new Date(),
};

export const streamKey = 'key';

let server: Server | undefined;
afterEach(() => server?.close());

/** Returns the real server with fakes for the outside world. */
export async function serving(
  change: {
    perMinute?: number;
    unauthenticated?: number;
    network?: number;
    tryNetwork?: number;
    tryAll?: number;
    files?: Partial<Deps['files']>;
    documents?: Partial<Deps['documents']>;
    state?: AccountState | null;
    appCheck?: Deps['appCheck'];
    normalizer?: Deps['normalizer'];
    publicFetch?: Deps['publicFetch'];
  } = {},
) {
  const logged: [event: string, fields: LogFields | undefined][] = [];
  const note = (event: string, fields?: LogFields) => logged.push([event, fields]);
  const deps: Partial<Deps> = {
    accounts: {
      // The token always says admin: the record decides.
      actorOf: async () => ({ ...user, admin: true }),
      admit: async () => undefined,
      removePicture: async () => undefined,
      identifiersOf: async () => null,
      remove: async () => undefined,
    },
    appCheck: change.appCheck ?? { check: async () => undefined },
    accountStates: {
      current: async () => change.state ?? null,
      of: async (uids) => new Map(uids.map((uid) => [uid, { disabled: false, admin: false }])),
      uidOf: async () => null,
      change: async () => undefined,
    },
    documents: change.documents as Deps['documents'],
    files: change.files as Deps['files'],
    ...(change.publicFetch ? { publicFetch: change.publicFetch } : {}),
    ...(change.normalizer ? { normalizer: change.normalizer } : {}),
    speech: () => Promise.reject(new Error('Nothing is spoken here.')),
    now: () => new Date(),
    traces: { send: () => undefined },
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
        tryNetwork: change.tryNetwork ?? perMinute,
        tryAll: change.tryAll ?? perMinute,
      },
      counts: { add: async (_key, _minute, requests) => requests },
      failed: () => undefined,
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

export const signedIn = { headers: { Authorization: 'Bearer aaa.bbb.ccc' } };
