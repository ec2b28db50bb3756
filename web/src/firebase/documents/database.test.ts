// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeToDoc, subscribeToPage } from './database.ts';
import type { RawDoc } from './docs-query.ts';
import { delayLive, goLive, isLive } from './going-live.ts';

const asked = vi.hoisted(() => ({ doc: vi.fn(), docs: vi.fn() }));
const sdk = vi.hoisted(() => ({ emit: (_: unknown): void => undefined, open: 0 }));
const kept = vi.hoisted(() => ({ keepAnswer: vi.fn(), keepPart: vi.fn(), forgetAnswer: vi.fn() }));
vi.mock('./firestore-rest.ts', () => ({ fetchDoc: asked.doc, fetchDocs: asked.docs }));
vi.mock('./kept-docs.ts', () => kept);
vi.mock('./firestore-sdk.ts', () => {
  const open = (next: (value: unknown) => void) => {
    sdk.emit = next;
    sdk.open++;
    return () => void sdk.open--;
  };
  return {
    subscribeToDoc: (_: string, next: (value: unknown) => void) => open(next),
    subscribeToPage: (_: object, __: object, next: (value: unknown) => void) => open(next),
  };
});

const path = 'users/u-1/audios/a-1';
const doc = (data: object): RawDoc => ({ id: 'a-1', data });
const settled = () => new Promise((done) => setTimeout(done, 0));
const fail = vi.fn();
let emitted: (RawDoc | null)[];
let stop: () => void = () => undefined;
const subscribe = () => {
  stop = subscribeToDoc(path, (found) => emitted.push(found), fail);
};

beforeEach(() => {
  stop();
  goLive();
  delayLive();
  vi.clearAllMocks();
  emitted = [];
  sdk.open = 0;
  asked.doc.mockResolvedValue(doc({ state: 'done' }));
});

test('the first answer comes without the SDK, and is kept', async () => {
  subscribe();
  await settled();
  expect(emitted).toEqual([doc({ state: 'done' })]);
  expect(kept.keepAnswer).toHaveBeenCalledWith(path, doc({ state: 'done' }));
  expect([isLive(), sdk.open]).toEqual([false, 0]);
});

test('a subscription takes over, and an answer that comes later is dropped', async () => {
  let answer: (found: RawDoc) => void = () => undefined;
  asked.doc.mockReturnValue(new Promise((done) => (answer = done)));
  subscribe();
  goLive();
  await vi.waitFor(() => expect(sdk.open).toBe(1));
  sdk.emit(doc({ name: 'new' }));
  answer(doc({ name: 'old' }));
  await settled();
  expect(emitted).toEqual([doc({ name: 'new' })]);
});

test.each([
  ['a missing document', null],
  ['a conversion that runs', doc({ state: 'creating' })],
])('%s is subscribed to at once', async (_, found) => {
  asked.doc.mockResolvedValue(found);
  subscribe();
  await vi.waitFor(() => expect(sdk.open).toBe(1));
  expect(emitted).toEqual([found]);
});

test('a list with a conversion that runs is subscribed to at once, and kept as its beginning', async () => {
  const docs = [doc({ state: 'done' }), doc({ state: 'creating' })];
  asked.docs.mockResolvedValue(docs);
  const pages: unknown[] = [];
  const of = { path: 'users/u-1/audios' };
  stop = subscribeToPage(
    of,
    { after: null, until: null, limit: 2 },
    (page) => pages.push(page),
    fail,
  );
  await vi.waitFor(() => expect(sdk.open).toBe(1));
  expect(pages).toEqual([{ docs, last: null }]);
  expect(kept.keepPart.mock.calls[0]?.[1]).toEqual({ after: null, docs, hasMore: true });
});

test('falls back to the SDK if the REST read fails', async () => {
  asked.doc.mockRejectedValue(new Error('503'));
  subscribe();
  await vi.waitFor(() => expect(sdk.open).toBe(1));
  sdk.emit(null);
  expect(emitted).toEqual([null]);
  expect(fail).not.toHaveBeenCalled();
});

test('after its end neither emits anything', async () => {
  subscribe();
  stop();
  await settled();
  expect([emitted, isLive()]).toEqual([[], false]);
  subscribe();
  await settled();
  goLive();
  await vi.waitFor(() => expect(sdk.open).toBe(1));
  stop();
  expect(sdk.open).toBe(0);
});

test('sends no REST read once the page is live', async () => {
  goLive();
  subscribe();
  await vi.waitFor(() => expect(sdk.open).toBe(1));
  expect(asked.doc).not.toHaveBeenCalled();
});
