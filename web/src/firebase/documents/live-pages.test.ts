import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeAfterMs,
  LivePages,
  type PageBounds,
  type PageDoor,
  type WatchedPage,
} from './live-pages.ts';

/** A list of ids in order, watched as Firestore does it: a cursor is a document, `until` included. */
class FakeList implements PageDoor {
  ids: string[] = [];
  reads = 0;
  readonly #watchers = new Set<{ bounds: PageBounds; next: (page: WatchedPage) => void }>();

  watchPage(_: unknown, bounds: PageBounds, next: (page: WatchedPage) => void): () => void {
    const watcher = { bounds, next };
    this.#watchers.add(watcher);
    this.reads += this.#page(bounds).docs.length;
    next(this.#page(bounds));
    return () => void this.#watchers.delete(watcher);
  }
  change(ids: string[]): void {
    this.ids = ids;
    for (const { bounds, next } of [...this.#watchers]) next(this.#page(bounds));
  }
  get open(): number {
    return this.#watchers.size;
  }
  #page({ after, until, limit }: PageBounds): WatchedPage {
    const ids = this.ids
      .filter(
        (id) => (after === null || id > String(after)) && (until === null || id <= String(until)),
      )
      .slice(0, limit ?? undefined);
    return { docs: ids.map((id) => ({ id, data: {} })), last: ids.at(-1) ?? null };
  }
}

let list: FakeList;
let pages: LivePages;
const shown = () => pages.state.docs.map((doc) => doc.id).join('');

afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  vi.useFakeTimers();
  list = new FakeList();
  list.ids = [...'bcdefghij'];
  pages = new LivePages(list, { path: 'x' }, 3, 2);
});

test('reads one page, then the next', () => {
  expect(shown()).toBe('bcd');
  expect(pages.state.hasMore).toBe(true);
  pages.loadMore();
  expect(shown()).toBe('bcdef');
  pages.loadMore();
  pages.loadMore();
  expect(shown()).toBe('bcdefghij');
  pages.loadMore();
  expect(pages.state.hasMore).toBe(false);
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
  let told = 0;
  pages.loadMore();
  pages.subscribe(() => told++);
  const before = pages.state.docs;
  expect(before.length).toBeGreaterThan(1);
  vi.advanceTimersByTime(closeAfterMs);
  expect(told).toBe(0);
  list.change([...'abcdefghij']);
  expect(told).toBe(1);
  expect(pages.state.docs.slice(1)).toEqual(before);
  for (const [at, doc] of before.entries()) expect(pages.state.docs[at + 1]).toBe(doc);
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
