import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { DocsQuery } from './docs-query.ts';
import { liveDocsById } from './live.ts';
import { clearLiveCache, entryOf } from './live-cache.ts';
import type { PageBounds, PageDocs } from './live-pages.ts';

/** The ids of each subscription. */
let subscribed: (readonly string[])[];
let opened: number;

vi.mock('./database.ts', () => ({
  subscribeToPage: ({ where }: DocsQuery, _: PageBounds, next: (page: PageDocs) => void) => {
    const ids = where?.[0]?.[2] as readonly string[];
    opened += 1;
    subscribed.push(ids);
    next({ docs: ids.map((id) => ({ id, data: { name: id } })), last: null });
    return () => {
      subscribed = subscribed.filter((one) => one !== ids);
    };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  subscribed = [];
  opened = 0;
});
afterEach(() => {
  clearLiveCache(null);
  vi.useRealTimers();
});

const ids = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);

/** Shows documents as a page does. Returns a function that closes the page. */
function show(count: number): () => void {
  const entry = entryOf(
    liveDocsById('users/u-1/audios', ids(count), z.object({ name: z.string() })),
  );
  const seen = entry.states.subscribe();
  const release = entry.retain(true);
  return () => {
    release();
    seen.unsubscribe();
  };
}

test('more ids, and the way back to a page, read nothing again', () => {
  const first = show(30);
  const second = show(60);
  first();
  expect(opened).toBe(2);
  second();
  vi.advanceTimersByTime(60_000);
  show(60);
  expect(opened).toBe(2);
});

test('all subscriptions end a while after the page, and at once with the session', () => {
  show(60)();
  expect(subscribed).toHaveLength(2);
  vi.advanceTimersByTime(3_600_000);
  expect(subscribed).toEqual([]);
  show(60)();
  expect(subscribed).toHaveLength(2);
  clearLiveCache(null);
  expect(subscribed).toEqual([]);
});
