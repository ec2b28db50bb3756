import type { DocsQuery } from './docs-query.ts';
import type { RawDoc } from './firestore-door.ts';

/** What a page's listener needs of the door; given in, so that tests need no Firestore. */
export interface PageDoor {
  watchPage(
    of: DocsQuery,
    bounds: PageBounds,
    next: (page: WatchedPage) => void,
    fail: (error: Error) => void,
  ): () => void;
}

/** Cursors are the SDK's own snapshots, opaque here. */
export interface PageBounds {
  readonly after: unknown;
  /** The last document of the page where it is known: then the page has no limit of its own. */
  readonly until: unknown;
  readonly limit: number | null;
}

export interface WatchedPage {
  readonly docs: readonly RawDoc[];
  readonly last: unknown;
}

export interface PagesState {
  readonly status: 'loading' | 'error' | 'ready';
  readonly docs: readonly RawDoc[];
  readonly hasMore: boolean;
  readonly error: Error | null;
}

interface Page {
  stop: () => void;
  after: unknown;
  readonly limit: number;
  watched: WatchedPage | null;
  closing: ReturnType<typeof setTimeout> | undefined;
}

/** How long (ms) after the next page has been asked for: neither is to cost the same frame of a scrolling list. */
export const closeAfterMs = 300;

/**
 * A live list in pages by cursor. The last page has a limit; when the next one is asked for, it is closed at
 * its last document a moment later, so that what is added or removed from then on grows and shrinks a page without
 * a gap or a double between two. Reading on costs each document once or twice, however long the list is. A page that is
 * not closed would save the second time, but the SDK would put every later document into it and take it out again.
 */
export class LivePages {
  readonly #door: PageDoor;
  readonly #of: DocsQuery;
  readonly #nextSize: number;
  #pages: Page[] = [];
  #state: PagesState = { status: 'loading', docs: [], hasMore: false, error: null };
  readonly #listeners = new Set<() => void>();

  /** `firstSize` and `nextSize` in documents: what comes while somebody scrolls has to fit into a frame. */
  constructor(door: PageDoor, of: DocsQuery, firstSize: number, nextSize: number) {
    this.#door = door;
    this.#of = of;
    this.#nextSize = nextSize;
    this.#open(null, firstSize);
  }

  get state(): PagesState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  loadMore(): void {
    const last = this.#pages.at(-1);
    const cursor = last?.watched?.last;
    if (!this.#state.hasMore || last === undefined || !cursor) return;
    last.closing = setTimeout(() => {
      last.stop();
      this.#watch(last, { after: last.after, until: cursor, limit: null });
    }, closeAfterMs);
    this.#open(cursor, this.#nextSize);
  }

  stop(): void {
    for (const page of this.#pages) {
      clearTimeout(page.closing);
      page.stop();
    }
    this.#pages = [];
    this.#listeners.clear();
  }

  #open(after: unknown, limit: number): void {
    const stop = () => undefined;
    const page: Page = { stop, after, limit, watched: null, closing: undefined };
    this.#pages.push(page);
    this.#watch(page, { after, until: null, limit });
  }

  #watch(page: Page, bounds: PageBounds): void {
    page.stop = this.#door.watchPage(
      this.#of,
      bounds,
      (watched) => {
        if (!this.#pages.includes(page)) return;
        const before = page.watched;
        page.watched = keepingUnchanged(before, watched);
        // A page that has only been closed is the same to whoever reads it.
        if (this.#state.error === null && before !== null && isSame(before, page.watched)) return;
        this.#publish(null);
      },
      (error) => {
        if (this.#pages.includes(page)) this.#publish(error);
      },
    );
  }

  #publish(error: Error | null): void {
    const seen = new Set<string>();
    const docs: RawDoc[] = [];
    for (const { watched } of this.#pages)
      for (const doc of watched?.docs ?? []) {
        // For a moment a document that moved between pages is in both.
        if (seen.has(doc.id)) continue;
        seen.add(doc.id);
        docs.push(doc);
      }
    const last = this.#pages.at(-1);
    const ready = this.#pages[0]?.watched !== null;
    this.#state = {
      status: error !== null && docs.length === 0 ? 'error' : ready ? 'ready' : 'loading',
      docs,
      // What was kept has no cursor to go on from.
      hasMore:
        last !== undefined &&
        last.watched !== null &&
        last.watched.last !== null &&
        last.watched.docs.length >= last.limit,
      error,
    };
    for (const listener of this.#listeners) listener();
  }
}

/** Documents that have not changed stay the objects they were: nothing that hangs on them is made again. */
function keepingUnchanged(before: WatchedPage | null, page: WatchedPage): WatchedPage {
  const known = new Map(before?.docs.map((doc) => [doc.id, doc]));
  return {
    ...page,
    docs: page.docs.map((doc) => {
      const old = known.get(doc.id);
      return old && JSON.stringify(old.data) === JSON.stringify(doc.data) ? old : doc;
    }),
  };
}

function isSame(before: WatchedPage, page: WatchedPage): boolean {
  return (
    before.docs.length === page.docs.length && page.docs.every((doc, at) => doc === before.docs[at])
  );
}
