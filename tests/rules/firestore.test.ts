import { paths } from '@duu/contract/paths';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneSidedConditions } from './coverage.ts';
import {
  type Actor,
  actors,
  ask,
  databases,
  owner,
  rulesEnvironment,
  wanted,
  writers,
} from './environment.ts';

let environment: RulesTestEnvironment;
let as: ReturnType<typeof databases>;
let writing: ReturnType<typeof writers>;

beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
  as = databases(environment);
  writing = writers(environment);
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    const documents = Object.values(rows);
    await Promise.all(
      documents.map((row) => setDoc(doc(db, row.path), row.data?.() ?? { name: 'x' })),
    );
  });
});
afterAll(() => environment.cleanup());

const soon = () => Timestamp.fromMillis(Date.now() + 3_600_000);
const past = () => Timestamp.fromMillis(Date.now() - 3_600_000);

/** The actors who may get and list each kind of document. Everything else is denied. */
interface Row {
  readonly path: string;
  readonly data?: () => Record<string, unknown>;
  readonly get: readonly Actor[];
  readonly list: readonly Actor[];
}

const everyone = actors;
const onlyOwner = ['owner', 'ownerByLink'] as const;
const noOne = [] as const;

const rows: Record<string, Row> = {
  plan: { path: paths.plan('1'), get: everyone, list: everyone },
  'published speaker': {
    path: paths.speaker('bold'),
    data: () => ({ published: true }),
    get: everyone,
    list: noOne,
  },
  'hidden speaker': {
    path: paths.speaker('hidden'),
    data: () => ({ published: false }),
    get: noOne,
    list: noOne,
  },
  'route rule': { path: paths.routeRule('r'), get: everyone, list: everyone },
  user: { path: paths.user(owner), get: onlyOwner, list: noOne },
  subscription: { path: paths.subscription(owner, 's'), get: onlyOwner, list: onlyOwner },
  'ledger entry': { path: `${paths.ledger(owner)}/l`, get: onlyOwner, list: onlyOwner },
  order: { path: `${paths.orders(owner)}/o`, get: onlyOwner, list: onlyOwner },
  collection: { path: paths.collection(owner, 'c'), get: onlyOwner, list: onlyOwner },
  audio: { path: paths.audio(owner, 'a'), get: onlyOwner, list: onlyOwner },
  'audio content': { path: paths.content(owner, 'a'), get: onlyOwner, list: onlyOwner },
  'audio version': { path: paths.version(owner, 'a', 1), get: onlyOwner, list: onlyOwner },
  'api key': { path: paths.apiKey(owner, 'k'), get: onlyOwner, list: onlyOwner },
  'use of an api key': {
    path: paths.keyUse(owner, 'k', '2026-11-28'),
    get: onlyOwner,
    list: onlyOwner,
  },
  'speech call': { path: paths.speechCall(owner, 'c'), get: noOne, list: noOne },
  'holder of an api key': { path: paths.keyHolder('h'), get: noOne, list: noOne },
  'dictionary entry': { path: paths.dictionaryEntry(owner, 'd'), get: onlyOwner, list: onlyOwner },
  'bookmarks of an audio': {
    path: paths.bookmarksOf(owner, 'a'),
    get: onlyOwner,
    list: onlyOwner,
  },
  'what lies below a dictionary entry': {
    path: `${paths.dictionaryEntry(owner, 'd')}/below/x`,
    get: noOne,
    list: noOne,
  },
  'search words': { path: `users/${owner}/search/a`, get: noOne, list: noOne },
  'idempotency key': { path: `users/${owner}/requests/k`, get: noOne, list: noOne },
  'webhook endpoint': { path: paths.webhookEndpoint(owner, 'w'), get: noOne, list: noOne },
  'webhook delivery': { path: paths.webhookDelivery(owner, 'w', 'd'), get: noOne, list: noOne },
  'e-mail': { path: paths.mail(owner, 'receipt-o'), get: onlyOwner, list: onlyOwner },
  'customer id': {
    path: paths.paymentCustomer(owner, 'stripe'),
    get: onlyOwner,
    list: onlyOwner,
  },
  'e-mail of a local suite': { path: paths.localMail('k'), get: noOne, list: noOne },
  share: {
    path: paths.share('s'),
    data: () => ({ expiresAt: soon() }),
    get: everyone,
    list: noOne,
  },
  'share that has ended': {
    path: paths.share('old'),
    data: () => ({ expiresAt: past() }),
    get: noOne,
    list: noOne,
  },
  'source of a share': {
    path: paths.shareSource('s'),
    data: () => ({ uid: owner, audioId: 'a' }),
    get: noOne,
    list: noOne,
  },
  'public playlist': {
    path: paths.playlist('p'),
    data: () => ({ uid: owner, collectionId: 'c' }),
    get: noOne,
    list: noOne,
  },
  'share of a disabled account': {
    path: paths.share('closed'),
    data: () => ({ expiresAt: soon() }),
    get: noOne,
    list: noOne,
  },
  'source of a share of a disabled account': {
    path: paths.shareSource('closed'),
    data: () => ({ uid: 'disabled-uid', audioId: 'a' }),
    get: noOne,
    list: noOne,
  },
  'disabled user': {
    path: paths.user('disabled-uid'),
    data: () => ({ disabled: true }),
    get: noOne,
    list: noOne,
  },
  'share of an account that was enabled again': {
    path: paths.share('open'),
    data: () => ({ expiresAt: soon() }),
    get: everyone,
    list: noOne,
  },
  'source of a share of an account that was enabled again': {
    path: paths.shareSource('open'),
    data: () => ({ uid: 'enabled-uid', audioId: 'a' }),
    get: noOne,
    list: noOne,
  },
  'user who was enabled again': {
    path: paths.user('enabled-uid'),
    data: () => ({ disabled: false }),
    get: noOne,
    list: noOne,
  },
  'share without a source': {
    path: paths.share('orphan'),
    data: () => ({ expiresAt: soon() }),
    get: noOne,
    list: noOne,
  },
  'place of an order': { path: paths.orderPlace('o'), get: noOne, list: noOne },
  'invoice counter': { path: paths.counter('invoices-2026'), get: noOne, list: noOne },
  revenue: { path: paths.revenueEntry('r'), get: noOne, list: noOne },
  'audit entry': { path: paths.auditEntry('a'), get: noOne, list: noOne },
  'simulated payment': { path: paths.simulatedPayment('o'), get: noOne, list: noOne },
  'order of somebody who left': { path: paths.formerOrder('o'), get: noOne, list: noOne },
  'webhook event': { path: 'events/stripe:1', get: noOne, list: noOne },
  'webhook time': { path: 'webhooks/stripe', get: noOne, list: noOne },
  'used trial': { path: 'trials/hash', get: noOne, list: noOne },
  'count of requests': { path: paths.rate('hash'), get: noOne, list: noOne },
  'paused engine': { path: paths.breaker('azure'), get: noOne, list: noOne },
  'cost of a voice': { path: paths.voiceCost('hash'), get: noOne, list: noOne },
  'ratings of a voice': { path: paths.voiceRating('hash'), get: noOne, list: noOne },
  'daily figures': { path: paths.stats('2026-11-20'), get: noOne, list: noOne },
  'ended conversion': { path: `${paths.endedConversions()}/c`, get: noOne, list: noOne },
  'job run': { path: paths.job('settleStale'), get: noOne, list: noOne },
  'mark of a deletion': { path: paths.deletion(owner), get: noOne, list: noOne },
  'unknown document': { path: 'somewhere/else', get: noOne, list: noOne },
  'unknown document of a user': { path: `users/${owner}/other/x`, get: noOne, list: noOne },
};

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

describe('documents', () => {
  test('a document of each kind can be read only by the actors in the table', async () => {
    const read = await ask(rows, (actor, row) => getDoc(doc(as(actor), row.path)));
    expect(read).toEqual(wanted(rows, (row) => row.get));
  });

  test('a document of each kind can be listed only by the actors in the table', async () => {
    const listed = await ask(rows, (actor, row) =>
      getDocs(query(collection(as(actor), parentOf(row.path)), limit(10))),
    );
    expect(listed).toEqual(wanted(rows, (row) => row.list));
  });

  const change = { name: 'y' };
  test.each<[string, (row: lite.DocumentReference, beside: string) => Promise<unknown>]>([
    ['created', ({ firestore }, beside) => lite.setDoc(lite.doc(firestore, beside), change)],
    ['overwritten', (row) => lite.setDoc(row, change)],
    ['changed', (row) => lite.updateDoc(row, change)],
    ['deleted', (row) => lite.deleteDoc(row)],
  ])('a document of each kind can’t be %s by anybody', async (_, write) => {
    const written = await ask(rows, (actor, { path }) =>
      write(lite.doc(writing(actor), path), `${parentOf(path)}/n`),
    );
    expect(written).toEqual(wanted(rows, () => noOne));
  });

  test('a document of each kind can be read by the same actors through the databases for writes', async () => {
    const read = await ask(rows, (actor, { path }) => lite.getDoc(lite.doc(writing(actor), path)));
    expect(read).toEqual(wanted(rows, (row) => row.get));
  });
});

describe('queries that the pages make', () => {
  test('everyone can list published speakers', async () => {
    const db = as('visitor');
    const speakers = collection(db, paths.speakers());
    const found = await assertSucceeds(getDocs(query(speakers, where('published', '==', true))));
    expect(found.docs.every((each) => each.get('published') === true)).toBe(true);
    await assertFails(getDocs(query(speakers, where('published', '==', false))));
  });

  test('only the owner can page through audios by date', async () => {
    const page = (actor: Actor) =>
      getDocs(
        query(
          collection(as(actor), paths.audios(owner)),
          where('archived', '==', false),
          orderBy('createdAt', 'desc'),
          limit(30),
        ),
      );
    await assertSucceeds(page('owner'));
    await assertFails(page('other'));
  });
});

test('every condition of the rules was true for one request above and false for another', async () => {
  expect(await oneSidedConditions(environment.projectId)).toEqual([]);
});
