import { bookFile } from '@duu/contract/paths';
import { expect, test } from 'vitest';
import { settleStale } from '../../functions/src/services/jobs/settle-stale.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { aBook, charactersOf, partsOf, stopped } from '../support/books.ts';
import { faultsOfUser, readBooks } from '../support/invariants.ts';
import { baseUrl } from '../support/suite.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

const deps = suiteDeps();
const { documents, files } = deps;

async function paid({ uid }: TestUser) {
  expect(await faultsOfUser(uid)).toEqual([]);
  const { ledger } = await readBooks(uid);
  const settled = ledger.filter(({ type }) => type === 'settle');
  return settled.map(({ characters }) => characters);
}

async function leaveCredits({ uid }: TestUser, characters: number): Promise<void> {
  const id = (await documents.user(uid).get()).data()?.activeSubscriptionId ?? '';
  const { totalCredits = 0 } = (await documents.subscription(uid, id).get()).data() ?? {};
  await documents.subscription(uid, id).update({ usedCredits: totalCredits - characters });
}

test('a book is converted part by part, each charged once, and heard at once', async () => {
  const user = await newUserWithAccount();
  const input = aBook(['Хавар', 'Зун', 'Зун', null]);
  const headers = { 'Idempotency-Key': 'a-book' };
  const created = await ask('createBook', user, { input, headers });
  const again = await ask('createBook', user, { input, headers });
  expect(again.collectionId).toBe(created.collectionId);
  const stream = await fetch(new URL(created.streamUrl, baseUrl()));
  expect((await stream.arrayBuffer()).byteLength).toBeGreaterThan(1000);

  const { collectionId } = created;
  expect(await stopped(user, collectionId)).toMatchObject({
    state: 'done',
    error: null,
    next: 4,
    audioId: null,
    characters: charactersOf(input),
    doneCharacters: charactersOf(input),
  });
  const parts = await partsOf(user, collectionId);
  expect(parts.map(({ name, state, chapter }) => [name, state, chapter])).toEqual([
    ['1. Хавар', 'done', { number: 1, title: 'Хавар' }],
    ['2. Зун', 'done', { number: 2, title: 'Зун' }],
    ['3. Зун', 'done', { number: 2, title: 'Зун' }],
    ['4. Дөрвөн цаг', 'done', null],
  ]);
  expect(await paid(user)).toEqual(
    input.parts.map((_, at) => charactersOf({ parts: input.parts.slice(at, at + 1) })),
  );
  const collection = (await documents.collection(user.uid, collectionId).get()).data();
  expect(collection).toMatchObject({ inOrder: true, audioCount: 4 });
  expect(await files.size(bookFile(user.uid, collectionId))).toBeNull();
  const params = { collectionId };
  expect(await refusal('changeBook', user, { params, input: { action: 'continue' } })).toBe(
    '404 book.not_found',
  );
});

test('a book without credits pauses, and continues with them', async () => {
  const user = await newUserWithAccount();
  const input = aBook(['Хавар', 'Зун', 'Намар']);
  await leaveCredits(user, charactersOf(input, 2));
  const { collectionId } = await ask('createBook', user, { input });
  const paused = await stopped(user, collectionId);
  expect(paused).toMatchObject({
    state: 'paused',
    error: { key: 'max_characters_exceeded' },
    next: 2,
    audioId: null,
    doneCharacters: charactersOf(input, 2),
  });
  const other = await newUserWithAccount();
  const call = { params: { collectionId }, input: { action: 'continue' as const } };
  expect(await refusal('changeBook', other, call)).toBe('404 collection.not_found');

  await leaveCredits(user, charactersOf(input));
  await ask('changeBook', user, call);
  expect(await stopped(user, collectionId)).toMatchObject({ state: 'done', next: 3 });
  expect(await partsOf(user, collectionId)).toHaveLength(3);
});

test('nothing is left of a book whose first part is refused', async () => {
  const user = await newUserWithAccount();
  await leaveCredits(user, 1);
  expect(await refusal('createBook', user, { input: aBook(['Хавар', 'Зун']) })).toBe(
    '403 max_characters_exceeded',
  );
  expect(await files.list(`users/${user.uid}/`, 1)).toEqual([]);
  expect((await documents.collections(user.uid).get()).size).toBe(0);
});

test('a paused book waits, and can end with what is done', async () => {
  const user = await newUserWithAccount();
  const { collectionId } = await ask('createBook', user, { input: aBook(['Хавар', 'Зун']) });
  const params = { collectionId };
  await ask('changeBook', user, { params, input: { action: 'pause' } });
  expect(await stopped(user, collectionId)).toMatchObject({ state: 'paused', error: null });
  expect(await files.size(bookFile(user.uid, collectionId))).toBeGreaterThan(100);
  await ask('changeBook', user, { params, input: { action: 'end' } });
  expect(await stopped(user, collectionId)).toMatchObject({ state: 'done', next: 1 });
  expect(await files.size(bookFile(user.uid, collectionId))).toBeNull();
});

test('a part that failed pauses the book, and is skipped or converted again', async () => {
  const user = await newUserWithAccount();
  const input = aBook(['Хавар', 'Зун']);
  const { collectionId, audioId } = await ask('createBook', user, { input });
  const params = { collectionId };
  await ask('changeBook', user, { params, input: { action: 'pause' } });
  const { failConversion } = await import(
    '../../functions/src/services/conversions/end-conversion.ts'
  );
  await failConversion(deps, user.uid, audioId, 'tts_request_failed');
  await ask('changeBook', user, { params, input: { action: 'skip' } });
  expect(await stopped(user, collectionId)).toMatchObject({
    state: 'paused',
    error: { key: 'tts_request_failed' },
    audioId,
  });
  await ask('changeBook', user, { params, input: { action: 'continue' } });
  expect(await stopped(user, collectionId)).toMatchObject({ state: 'done', next: 2 });
  expect((await partsOf(user, collectionId)).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await paid(user)).toHaveLength(2);
});

test('a deleted collection takes its book with it', async () => {
  const user = await newUserWithAccount();
  const { collectionId } = await ask('createBook', user, { input: aBook(['Хавар', 'Зун']) });
  const params = { collectionId };
  await ask('deleteCollection', user, { params, query: { audios: 'delete' } });
  expect(await files.list(`users/${user.uid}/`, 1)).toEqual([]);
  expect(await faultsOfUser(user.uid)).toEqual([]);
});

test('a book that the queue forgot is continued by the job', async () => {
  const user = await newUserWithAccount();
  const { collectionId } = await ask('createBook', user, { input: aBook(['Хавар', 'Зун']) });
  const params = { collectionId };
  await ask('changeBook', user, { params, input: { action: 'pause' } });
  await stopped(user, collectionId);
  const old = new Date(Date.now() - 5 * 60_000);
  await documents
    .collection(user.uid, collectionId)
    .update({ 'book.state': 'running', 'book.movedAt': old });
  await settleStale(deps);
  expect(await stopped(user, collectionId)).toMatchObject({ state: 'done', next: 2 });
});

test('a book may be larger than other requests', async () => {
  const user = await newUserWithAccount();
  const input = aBook(Array.from({ length: 1000 }, () => 'Бүлэг '.repeat(20)));
  const { collectionId } = await ask('createBook', user, { input });
  await ask('changeBook', user, { params: { collectionId }, input: { action: 'end' } });
  const large = { ...input, name: 'Ном '.repeat(2_000_000) };
  expect(await refusal('createBook', user, { input: large })).toBe('413 request.too_large');
});
