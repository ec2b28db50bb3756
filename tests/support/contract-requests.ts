// Requests generated from the contract's schemas.
import type { Call } from '@duu/contract/calls/call';
import { apiBase, type CallName, calls } from '@duu/contract/calls/calls';
import fc from 'fast-check';
import { ask } from './api.ts';
import { hostileText, type Known, partOf } from './hostile-values.ts';
import { putAudio } from './library.ts';
import { orderInput } from './orders.ts';
import { newAdmin, newProUser, newUser, type TestUser } from './users.ts';

/** Routes that answer with bytes or a page, which are not calls of the contract. */
const otherPaths = [
  '/api/v1/audios/:audioId/stream',
  '/api/v1/shares/:shareId/audio',
  '/api/v1/playlists/:playlistId/audios/:audioId/sound.mp3',
  '/api/v1/playlists/:playlistId/feed.xml',
  '/api/v1/playlists/:playlistId/cover.jpg',
  '/api/v1/playlists/:playlistId/episodes/:audioId/sound.mp3',
  '/api/v1/playlists/:playlistId/episodes/:audioId/chapters.json',
  '/api/v1/collections/:collectionId/file',
  '/api/v1/webhooks/stripe',
  '/api/v1/webhooks/simulated',
  '/api/v1/webhooks/qpay/:orderId/:secret',
  '/api/v1/simulated/:orderId',
  '/player',
  '/en/player',
  '/api/v1/:name',
];

const roles = ['visitor', 'owner', 'other', 'admin', 'forger'] as const;
type Role = (typeof roles)[number];
/** Roles that are always refused are used less often. */
const weights: Record<Role, number> = { visitor: 1, forger: 1, other: 2, owner: 4, admin: 4 };

export interface MadeRequest {
  readonly call: CallName | null;
  readonly role: Role;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** Calls that change shared data: sent as an admin only on a separate suite. */
const shared: ReadonlySet<CallName> = new Set<CallName>([
  'adminCreatePlan',
  'adminUpdatePlan',
  'adminCreateSpeaker',
  'adminUpdateSpeaker',
  'adminMakeSample',
  'adminSaveRouteRule',
  'adminDeleteRouteRule',
  'adminRunJob',
]);

/** The users who send requests, and existing documents. */
export interface RequestFixtures {
  readonly users: Record<Exclude<Role, 'visitor' | 'forger'>, TestUser>;
  readonly known: Known;
}

export async function makeFixtures(): Promise<RequestFixtures> {
  const [owner, other, admin] = await Promise.all([newProUser(), newUser(), newAdmin()]);
  for (const user of [owner, other, admin]) await ask('getMe', user);
  const audioId = await putAudio(owner, { name: 'Нэр' });
  const spare = await putAudio(owner, { name: 'Хоёр' });
  const { collectionId } = await ask('createCollection', owner, { input: { name: 'Цуглуулга' } });
  const { shareId } = await ask('shareAudio', owner, { params: { audioId } });
  await ask('updateAudio', owner, { params: { audioId }, input: { collectionId } });
  const { playlistId } = await ask('shareCollection', owner, { params: { collectionId } });
  const { speakers } = await ask('getSpeakers', null);
  const respelling = { language: 'mn', written: 'ҮГ', spoken: 'үг' } as const;
  const { entryId } = await ask('saveRespelling', owner, { input: respelling });
  const order = { ...orderInput, planId: '3', confirmed: true } as const;
  const { orderId } = await ask('createOrder', owner, { input: order });
  return {
    users: { owner, other, admin },
    known: {
      orderId: [orderId],
      planId: ['1', '2', '3', '4'],
      source: ['simulated', 'qpay', 'stripe'],
      currency: ['MNT', 'USD'],
      audioId: [audioId, spare],
      collectionId: [collectionId],
      shareId: [shareId],
      share: [shareId],
      playlistId: [playlistId],
      list: [playlistId],
      bookmarkId: ['bookmark'],
      after: [audioId, spare],
      audioIds: [audioId, spare],
      entryId: [entryId],
      ruleId: ['rule'],
      uid: [owner.uid, other.uid],
      speakerId: speakers.map(({ id }) => id),
      owner: [owner.uid, owner.email],
      version: [1, 2],
      from: ['2026-11-01', '2026-11-22'],
      to: ['2026-11-22', '2027-11-01'],
      segment: ['Сайн байна уу?', 'Hello there.', ''],
      text: ['Сайн байна уу?'],
      cursor: [`${Date.now().toString(36)}.${audioId}`],
      image: ['', 'AAAA'],
      name: ['Нэр', 'settleStale', 'plans'],
    },
  };
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (text ?? '').slice(0, 300);
}

/**
 * Escapes a path segment as clients do, or leaves it as it is if an address can have it. Excludes `%ff` and `..`, which
 * Hosting's emulator answers itself; tests/api/framework.test.ts sends those to the function directly.
 */
function escaped(value: string, asItIs: boolean): string {
  if (/\.\.|%/.test(value)) return 'x';
  return asItIs && /^[\x21-\x7e]*$/.test(value)
    ? value.replaceAll(/[#?]/g, '')
    : encodeURIComponent(value.toWellFormed());
}

function fieldsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function queryOf(value: unknown): string {
  const pairs = fieldsOf(value)
    .filter(([, one]) => one !== undefined)
    .flatMap(([name, one]) => (Array.isArray(one) ? one : [one]).map((each) => [name, each]));
  const query = pairs.map(
    ([name, one]) => `${escaped(String(name), false)}=${escaped(textOf(one), false)}`,
  );
  return query.length === 0 ? '' : `?${query.join('&').slice(0, 6000)}`;
}

const headers = fc.record(
  {
    'Content-Type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
    ),
    'Idempotency-Key': fc.constantFrom(
      'key',
      '__x__',
      'a/b',
      '../..',
      'x'.repeat(200),
      'x'.repeat(201),
      'a b',
    ),
    Range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9999999-', 'bytes=2-1', 'x'),
    'X-Country-Code': fc.constantFrom('MN', 'ZZ', '__'),
  },
  { requiredKeys: [] },
);

const broken = fc.constantFrom(
  '{',
  '"x"',
  '5',
  'null',
  '[]',
  '\u0000',
  '{"a":"\\ud800"}',
  '['.repeat(60_000),
);

/** Generates requests for one call, as one role. */
function requestOf(name: CallName, role: Role, known: Known): fc.Arbitrary<MadeRequest> {
  const call: Call = calls[name];
  const takesBody = call.method !== 'GET' && call.method !== 'DELETE';
  return fc
    .record({
      params: partOf(call.params, known),
      query: fc.oneof(
        { arbitrary: partOf(call.query, known), weight: 12 },
        { arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 2 }), weight: 1 },
      ),
      body: fc.oneof(
        {
          arbitrary: partOf(call.input, known).map((value) => JSON.stringify(value) ?? ''),
          weight: 20,
        },
        { arbitrary: broken, weight: 1 },
      ),
      headers: fc.oneof(
        { arbitrary: fc.constant({}), weight: 5 },
        { arbitrary: headers, weight: 1 },
      ),
      asItIs: fc.boolean(),
    })
    .map(({ params, query, body, headers: more, asItIs }) => {
      const given = Object.fromEntries(fieldsOf(params));
      const path = call.path.replace(/:(\w+)/g, (_, key: string) =>
        escaped(textOf(given[key] ?? 'x'), asItIs),
      );
      return {
        call: name,
        role,
        method: call.method,
        address: apiBase + path + queryOf(query),
        headers: { ...(takesBody ? { 'Content-Type': 'application/json' } : {}), ...more },
        body: takesBody ? body : null,
      };
    });
}

function otherRequest(known: Known): fc.Arbitrary<MadeRequest> {
  const value = (field: string) =>
    fc.oneof(fc.constantFrom(...(known[field] ?? ['x']).map(String)), hostileText);
  return fc
    .record({
      path: fc.constantFrom(...otherPaths),
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'),
      audioId: value('audioId'),
      shareId: value('shareId'),
      playlistId: value('playlistId'),
      collectionId: value('collectionId'),
      list: value('playlistId'),
      name: hostileText,
      token: hostileText,
      share: value('shareId'),
      headers,
    })
    .map(({ path, method, headers: more, token, share, list, ...params }) => ({
      call: null,
      role: 'visitor',
      method,
      address:
        path.replace(/:(\w+)/g, (_, key: string) =>
          encodeURIComponent(
            textOf(Object.entries(params).find(([name]) => name === key)?.[1] ?? '').toWellFormed(),
          ),
        ) + queryOf({ token, share, list }),
      headers: more,
      body: method === 'POST' || method === 'PUT' ? '{}' : null,
    }));
}

/** Requests for every call as every role, and for the other routes. */
export function anyRequest(
  fixtures: RequestFixtures,
  only: { keepShared: boolean },
): fc.Arbitrary<MadeRequest> {
  const names = Object.keys(calls) as CallName[];
  const pairs = names.flatMap((name) => roles.map((role) => ({ name, role })));
  const wanted = pairs.filter(
    ({ name, role }) => !(only.keepShared && role === 'admin' && shared.has(name)),
  );
  return fc.oneof(
    {
      arbitrary: fc
        .constantFrom(...wanted.flatMap((one) => Array<typeof one>(weights[one.role]).fill(one)))
        .chain(({ name, role }) => requestOf(name, role, fixtures.known)),
      weight: 15,
    },
    { arbitrary: otherRequest(fixtures.known), weight: 1 },
  );
}
