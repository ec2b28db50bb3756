import { beforeEach, expect, test, vi } from 'vitest';
import { keepOnlyOf } from '../kept.ts';
import { forgetAnswer, keepAnswer, keepPart, withKept, withPart } from './kept-docs.ts';

/** The used part of the browser's cache storage, in memory. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      put: async (address: string, answer: Response) => void store.set(address, answer),
      match: async (address: string) => store.get(address)?.clone(),
      delete: async (address: string) => store.delete(address),
      keys: async () => [...store.keys()].map((at) => ({ url: `https://duu.example${at}` })),
    };
  };
}

let storage: FakeCaches;
const path = 'users/u-1/audios/a-1';
const madeAt = { toDate: () => new Date('2026-11-23T00:00:00Z') };

beforeEach(async () => {
  storage = new FakeCaches();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('navigator', { onLine: false });
  await keepOnlyOf('u-1');
});

/** Returns what a listener of a document receives offline. */
async function emitted(key: string): Promise<unknown> {
  const next = vi.fn();
  withKept(key, next);
  await new Promise((done) => setTimeout(done, 0));
  return next.mock.calls[0]?.[0];
}

test('without a connection a subscriber gets the cached answer, with times as the contract reads them', async () => {
  await keepAnswer(path, { id: 'a-1', data: { name: 'Нуур', madeAt } });
  expect(await emitted(path)).toEqual({
    id: 'a-1',
    data: { name: 'Нуур', madeAt: '2026-11-23T00:00:00.000Z' },
  });
});

test('the server’s answer takes precedence and is never followed by the cached one', async () => {
  await keepAnswer(path, 'old');
  const next = vi.fn();
  const { emit, giveKept } = withKept(path, next);
  emit('new', true);
  giveKept();
  await new Promise((done) => setTimeout(done, 0));
  expect(next.mock.calls).toEqual([['new']]);
  expect(await emitted(path)).toBe('new');
});

test('deleted documents are not returned from the cache', async () => {
  await keepAnswer(path, 'old');
  await forgetAnswer(path);
  expect(await emitted(path)).toBeUndefined();
});

test('documents of no user are not cached', async () => {
  await keepAnswer('plans/1', 'a plan');
  expect(storage.stores.size).toBe(0);
});

test('nothing stays of a user who signed out, nor what arrives afterwards', async () => {
  await keepAnswer(path, 'mine');
  storage.stores.set('duu-20261123', new Map());
  await keepOnlyOf(null);
  await keepAnswer(path, 'late');
  expect([...storage.stores.keys()]).toEqual(['duu-20261123']);
});

test('another user finds nothing', async () => {
  await keepAnswer(path, 'mine');
  await keepOnlyOf('u-2');
  expect(await emitted(path)).toBeUndefined();
  expect(storage.stores.size).toBe(0);
});

const listed = (ids: string) => [...ids].map((id) => ({ id }));
const idsOf = (docs: readonly { id: string }[]) => docs.map(({ id }) => id).join('');

test.each([
  ['a beginning', '', null, 'abc', true, 'abc'],
  ['a second page', 'abc', 'c', 'de', true, 'abcde'],
  ['a new one at the front', 'bcdef', null, 'abc', true, 'abcdef'],
  ['one that is gone from the beginning', 'abcdef', null, 'acd', true, 'acdef'],
  ['nothing in common any more', 'def', null, 'abc', true, 'abcdef'],
  ['a list that has become short', 'abcdef', null, 'ab', false, 'ab'],
  ['one that moved to the front', 'abcdef', null, 'eab', true, 'eabcdf'],
  ['a page that joins nothing', 'abc', 'x', 'yz', true, 'abc'],
])('of a list stays what was seen: %s', (_, seen, after, docs, hasMore, all) => {
  expect(idsOf(withPart(listed(seen), { after, docs: listed(docs), hasMore }))).toBe(all);
});

test('without a connection a list is as long as it was seen', async () => {
  const list = 'users/u-1/audios?list';
  await Promise.all([
    keepPart(list, { after: null, docs: listed('abc'), hasMore: true }),
    keepPart(list, { after: 'c', docs: listed('de'), hasMore: true }),
  ]);
  await keepPart(list, { after: null, docs: listed('abc'), hasMore: true });
  expect(await emitted(list)).toEqual(listed('abcde'));
});
