import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RawDoc } from './docs-query.ts';
import {
  closeAfterMs,
  type List,
  LivePages,
  type PageBounds,
  type PageDocs,
  type PageReader,
} from './live-pages.ts';

/** An ordered list of ids, followed like Firestore does: a cursor is a document, `until` inclusive. */
class FakeList implements PageReader {
  ids: string[] = [];
  reads = 0;
  /** Whether pages have cursors, which kept documents lack. */
  hasCursors = true;
  readonly #subscribers = new Set<{ bounds: PageBounds; next: (page: PageDocs) => void }>();

  subscribeToPage(_: unknown, bounds: PageBounds, next: (page: PageDocs) => void): () => void {
    const subscriber = { bounds, next };
    this.#subscribers.add(subscriber);
    this.reads += this.#page(bounds).docs.length;
    next(this.#page(bounds));
    return () => void this.#subscribers.delete(subscriber);
  }
  change(ids: string[]): void {
    this.ids = ids;
    for (const { bounds, next } of [...this.#subscribers]) next(this.#page(bounds));
  }
  get open(): number {
    return this.#subscribers.size;
  }
  #page({ after, until, limit }: PageBounds): PageDocs {
    const ids = this.ids
      .filter(
        (id) => (after === null || id > String(after)) && (until === null || id <= String(until)),
      )
      .slice(0, limit ?? undefined);
    return {
      docs: ids.map((id) => ({ id, data: {} })),
      last: (this.hasCursors && ids.at(-1)) || null,
    };
  }
}

let list: FakeList;
let pages: LivePages<RawDoc>;
/** The id of a document that can't be read. */
let broken: string | null;
let failures: string[];
let emitted: List<RawDoc>[];
const state = () => emitted.at(-1) ?? { docs: [], hasMore: false };
const shown = () =>
  state()
    .docs.map(({ id }) => id)
    .join('');
function parse(raw: RawDoc): RawDoc {
  if (raw.id === broken) throw new Error(raw.id);
  return raw;
}
const open = () =>
  new LivePages(list, { path: 'x' }, { first: 3, next: 2, parse }, (live) => {
    if (live.status === 'ready') emitted.push(live.data);
    failures.push(...(live.status === 'error' ? [live.error.message] : []));
  });

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.useFakeTimers();
  list = new FakeList();
  list.ids = [...'bcdefghij'];
  emitted = [];
  failures = [];
  broken = null;
  pages = open();
});

test('reads one page, then the next', () => {
  expect(shown()).toBe('bcd');
  expect(state().hasMore).toBe(true);
  pages.loadMore();
  expect(shown()).toBe('bcdef');
  pages.loadMore();
  pages.loadMore();
  expect(shown()).toBe('bcdefghij');
  pages.loadMore();
  expect(state().hasMore).toBe(false);
});

test('each document is read at most twice', () => {
  for (let i = 0; i < 5; i++) pages.loadMore();
  vi.advanceTimersByTime(closeAfterMs);
  expect(list.reads).toBeLessThanOrEqual(2 * list.ids.length);
});

test('documents added at the front leave no gap', () => {
  pages.loadMore();
  vi.advanceTimersByTime(closeAfterMs);
  list.change([...'abcdefghij']);
  expect(shown()).toBe('abcdef');
});

test('documents added just before a page is closed are in their place', () => {
  pages.loadMore();
  list.change([...'abcdefghij']);
  vi.advanceTimersByTime(closeAfterMs);
  expect(shown()).toBe('abcdef');
});

test('closing a page changes nothing for readers, and an update only the changed documents', () => {
  pages.loadMore();
  const { docs: before } = state();
  emitted = [];
  expect(before.length).toBeGreaterThan(1);
  vi.advanceTimersByTime(closeAfterMs);
  expect(emitted).toEqual([]);
  list.change([...'abcdefghij']);
  expect(emitted).toHaveLength(1);
  expect(state().docs.slice(1)).toEqual(before);
  for (const [at, doc] of before.entries()) expect(state().docs[at + 1]).toBe(doc);
});

test('removed documents leave no gap', () => {
  pages.loadMore();
  vi.advanceTimersByTime(closeAfterMs);
  list.change([...'bdefghij']);
  expect(shown()).toBe('bdef');
});

test('stopping ends every subscription', () => {
  pages.loadMore();
  pages.stop();
  vi.advanceTimersByTime(closeAfterMs);
  expect(list.open).toBe(0);
});

test('a page without a cursor has more once its cursor comes, with the same documents', () => {
  list.hasCursors = false;
  emitted = [];
  pages = open();
  const { docs } = state();
  expect(state().hasMore).toBe(false);
  list.hasCursors = true;
  list.change(list.ids);
  expect(state().hasMore).toBe(true);
  expect(state().docs.every((doc, at) => doc === docs[at])).toBe(true);
});

test('a document that cannot be read ends the list', () => {
  broken = 'c';
  list.change(list.ids);
  expect(failures).toEqual(['c']);
  expect(list.open).toBe(0);
});
