// Requests chosen by hand: what an attacker or a broken client sends. Bytes that no HTTP client sends are in
// tests/api/framework.test.ts.
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { CallName } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import type { RequestFixtures } from './contract-requests.ts';
import { orderInput } from './orders.ts';
import { type PickedRequest, requestFor } from './picked-request.ts';
import { unauthorizedRequests } from './unauthorized-requests.ts';

/** Returns the same request with several bodies, each of which is refused. */
function withBodies(
  call: CallName,
  kind: string,
  bodies: readonly unknown[],
  statuses: readonly number[] = [400],
  params: Record<string, string> = {},
): PickedRequest[] {
  return bodies.map((body, at) => ({
    name: `${call}, ${kind} ${at + 1}`,
    made: requestFor(call, { body, params }),
    statuses,
  }));
}

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const noObjects = [
  '{',
  '{"name":',
  '{"name":"x"',
  '{"name":"x",}',
  "{'name':'x'}",
  '{"name":"x"} {}',
  '[]',
  'null',
  '5',
  '"x"',
  'NaN',
  '\u0000',
  '{"name":"\\ud800"}',
  '{"\\udfff":1}',
  '{"name":"\\x00"}',
  '['.repeat(60_000),
  Uint8Array.of(0x7b, 0xff, 0x7d),
  Uint8Array.of(0xfe, 0xff, 0x00, 0x7b, 0x00, 0x7d),
];

/** Each value in place of one field of a valid body. */
function inFields(valid: object, wrong: Readonly<Record<string, readonly unknown[]>>): object[] {
  return Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => ({ ...valid, [field]: value })),
  );
}

const badNames = [
  'a\u0000b',
  'a\nb\u0007',
  'txt.\u202egpj',
  '\u2066x\u2069',
  ' \t ',
  '\u200b\u200d',
  '\u0301\u0301',
  'я'.repeat(limits.nameCharacters + 1),
];

const trickyIds = [
  '__x__',
  'a/b',
  '/',
  'a b',
  "' OR 1=1",
  '*',
  '$ne',
  'constructor;',
  '💩',
  'ы',
  '\u202ex',
  'a\u0000b',
  'x'.repeat(129),
  'x'.repeat(2000),
];

const bomb = Buffer.alloc(20 * 1024 * 1024, ' ');

/** Values that a field does not take. */
const wrongOf = {
  synthesize: {
    segments: [null, 'x', 5, {}, [5], [null], [[]], Array(limits.segments + 1).fill('x')],
    speakerId: [null, 5, '', 'a/b', [], 'x'.repeat(129)],
    language: [null, 'fr', 5, ['mn']],
    background: ['techno', 5, []],
    backgroundVolume: [null, 'max', 11],
    speed: [null, '1', -1, 0, 1e308, 2.01],
    pitch: [null, 'higher', 5],
    name: [null, 5, [], ...badNames.slice(0, 3)],
    collectionId: [5, '__x__', '', {}],
  },
  createOrder: {
    planId: [null, 5, '', '99', {}],
    source: [null, 'cash', 5],
    currency: [null, 'EUR', 'mnt'],
    quantity: [null, 0, -1, 1.5, '1', 13, 2 ** 53],
    recurring: [null, 'true', 1],
    confirmed: [null, 'yes'],
  },
} as const;

/** Returns all of them, for the users and documents of a fixtures. Each has to be refused. */
export function handPicked(fixtures: RequestFixtures): PickedRequest[] {
  const speech = {
    segments: ['Сайн байна уу?'],
    speakerId: String(fixtures.known.speakerId?.[0]),
    language: 'mn',
  };
  const order = { ...orderInput, planId: '3' };
  const params = { audioId: String(fixtures.known.audioId?.[0]) };
  const word = { language: 'mn', written: 'ҮГ', spoken: 'үг' };
  // The emulator ends a function that does not read a body to its end, so larger ones go to the function itself.
  const huge = [{ name: 'x'.repeat(limits.bodyBytes) }, 'x'.repeat(limits.bodyBytes + 1)];
  return [
    ...(['createCollection', 'synthesize', 'createOrder', 'saveRespelling'] as const).flatMap(
      (call) => withBodies(call, 'no object', noObjects),
    ),
    ...(['createCollection', 'synthesize', 'reportClientError'] as const).flatMap((call) =>
      withBodies(call, 'huge', huge, [413]),
    ),
    ...withBodies('synthesize', 'nested', [`{"segments":${deep(20_000)}}`, deep(1000)]),
    ...withBodies('createCollection', 'nested', [`{"name":${deep(20_000)}}`, deep(20_000)]),
    ...withBodies('updateMe', 'nested', [`{"preferences":${deep(20_000)}}`]),
    ...withBodies('synthesize', 'wrong type', inFields(speech, wrongOf.synthesize)),
    ...withBodies('createOrder', 'wrong type', inFields(order, wrongOf.createOrder)),
    ...withBodies(
      'createCollection',
      'unreadable name',
      badNames.map((name) => ({ name })),
    ),
    ...withBodies(
      'updateMe',
      'unreadable name',
      badNames.map((displayName) => ({ displayName })),
    ),
    ...withBodies(
      'updateAudio',
      'unreadable name',
      badNames.map((name) => ({ name })),
      [400],
      params,
    ),
    ...withBodies('updateMe', 'wrong preference', [
      { preferences: null },
      { preferences: { theme: 'neon' } },
      { preferences: { language: 'xx' } },
      { preferences: { autoPlay: 'yes' } },
      { preferences: { favoriteSpeakers: ['a/b'] } },
      { preferences: { favoriteSpeakers: Array(limits.favoriteSpeakers + 1).fill('x') } },
    ]),
    ...withBodies('importRespellings', 'list', [
      { entries: [] },
      { entries: Array(limits.dictionaryImport + 1).fill(word) },
      { entries: [word, { ...word, spoken: '' }] },
      { entries: [{ ...word, written: 'x'.repeat(limits.dictionaryCharacters + 1) }] },
      { entries: [{ ...word, spoken: '\ud800' }] },
    ]),
    ...withBodies('bulkAudios', 'list', [
      { audioIds: [], action: 'archive' },
      { audioIds: Array(limits.bulkAudios + 1).fill('x'), action: 'archive' },
      { audioIds: ['../x'], action: 'delete' },
      { audioIds: ['x'], action: 'drop' },
      { audioIds: ['x'], action: 'move' },
    ]),
    ...withBodies(
      'setPhoto',
      'image',
      [
        { image: '' },
        { image: '!' },
        { image: Buffer.from('<svg onload=alert(1)>').toString('base64') },
        { image: Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8L').toString('base64') },
        { image: Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9).toString('base64') },
        { image: gzipSync(bomb).toString('base64') },
      ],
      [400],
    ),
    ...['text/plain', 'multipart/form-data', 'application/jsonx', 'application/xml'].map(
      (type) => ({
        name: `createCollection as ${type}`,
        made: requestFor('createCollection', {
          headers: { 'Content-Type': type },
          body: '{"name":"x"}',
        }),
        statuses: [400],
      }),
    ),
    ...Object.entries({ gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }).map(
      ([encoding, pack]) => ({
        name: `reportClientError, a bomb of 20 MB as ${encoding}`,
        made: requestFor('reportClientError', {
          role: 'visitor',
          headers: { 'Content-Encoding': encoding },
          body: pack(bomb),
        }),
        statuses: [413, 415],
      }),
    ),
    ...['a b', 'x'.repeat(201), 'ключ'].map((key) => ({
      name: `createCollection with the key ${key.slice(0, 5)}`,
      made: requestFor('createCollection', {
        headers: { 'Idempotency-Key': encodeHeader(key) },
        body: { name: 'x' },
      }),
      statuses: [400],
    })),
    ...(
      [
        'deleteAudio',
        'getOrder',
        'updateCollection',
        'deleteRespelling',
        'getShare',
        'getPlaylist',
      ] as const
    )
      .flatMap((call) => trickyIds.map((id) => ({ call, id })))
      .map(({ call, id }) => ({
        name: `${call} of ${JSON.stringify(id).slice(0, 20)} (${id.length})`,
        made: requestFor(call, {
          params: {
            audioId: id,
            orderId: id,
            collectionId: id,
            entryId: id,
            shareId: id,
            playlistId: id,
          },
          body: { name: 'x' },
        }),
        statuses: [400, 404],
      })),
    ...unauthorizedRequests(fixtures),
  ];
}

/** A header's value has Latin letters only; others are sent as bytes of UTF-8. */
function encodeHeader(value: string): string {
  return Buffer.from(value).toString('latin1');
}

/** Requests with fields that nobody offers, which are accepted and ignored. */
export function withUnknownFields(fixtures: RequestFixtures): PickedRequest[] {
  const smuggled = {
    id: 'smuggled',
    uid: 'smuggled',
    owner: 'smuggled',
    storagePath: 'smuggled',
    shareId: 'smuggled',
    activeSubscriptionId: 'smuggled',
    state: 'smuggled',
    ['__proto__']: { smuggled: true },
    admin: true,
    amount: 0,
    characters: 0,
    counters: { audios: 0, smuggled: 1 },
  };
  const params = {
    audioId: String(fixtures.known.audioId?.[0]),
    collectionId: String(fixtures.known.collectionId?.[0]),
  };
  const bodies = {
    updateMe: { displayName: 'Нэр' },
    createCollection: { name: 'Нэр' },
    updateCollection: { name: 'Нэр' },
    updateAudio: { name: 'Нэр' },
    savePosition: { positionMs: 5 },
    saveRespelling: { language: 'mn', written: 'ҮГ', spoken: 'үг' },
    createOrder: {
      planId: '3',
      source: 'simulated',
      currency: 'MNT',
      quantity: 1,
      confirmed: true,
    },
  };
  return Object.entries(bodies).map(([name, body]) => ({
    name: `${name} with unknown fields`,
    made: requestFor(name as CallName, { params, body: { ...smuggled, ...body } }),
    statuses: [200],
  }));
}
