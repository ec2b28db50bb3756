import type { DocsQuery, RawDoc } from './docs-query.ts';
import { failed, type Live } from './live-cache.ts';

/** The loaded part of a list. */
export interface List<T> {
  readonly docs: readonly T[];
  readonly hasMore: boolean;
  readonly loadMore: () => void;
}

/** Subscribes to a page of a list. An interface, so that tests need no Firestore. */
export interface PageReader {
  subscribeToPage(
    of: DocsQuery,
    bounds: PageBounds,
    next: (page: PageDocs) => void,
    fail: (error: Error) => void,
  ): () => void;
}

/** Cursors are the SDK's snapshots. */
export interface PageBounds {
  readonly after: unknown;
  /** The last document of the page, if it is known; the page then has no limit. */
  readonly until: unknown;
  readonly limit: number | null;
}

export interface PageDocs {
  readonly docs: readonly RawDoc[];
  readonly last: unknown;
}

interface Page<T> {
  stop: () => void;
  after: unknown;
  readonly limit: number;
  docs: readonly T[] | null;
  last: unknown;
  closing: ReturnType<typeof setTimeout> | undefined;
}

/** Delay (ms) after the request of the next page, so that both do not cost the same frame of a scrolling list. */
export const closeAfterMs = 300;

/**
 * A live list in pages by cursor. The last page has a limit. Soon after the next one is requested, it is closed at its last
 * document, so that later changes grow or shrink it without gaps or duplicates between pages. Each document is read once or
 * twice, however long the list is. Without closing, the SDK would add every later document to the page and remove it again.
 */
export class LivePages<T extends { readonly id: string }> {
  readonly #reader: PageReader;
  readonly #of: DocsQuery;
  readonly #nextSize: number;
  readonly #parse: (raw: RawDoc) => T;
  readonly #emit: (state: Live<List<T>>) => void;
  #pages: Page<T>[] = [];
  #hasMore = false;

  /** Sizes in documents. What loads during scrolling must fit into a frame. */
  constructor(
    reader: PageReader,
    of: DocsQuery,
    { first, next, parse }: { first: number; next: number; parse: (raw: RawDoc) => T },
    emit: (state: Live<List<T>>) => void,
  ) {
    this.#reader = reader;
    this.#of = of;
    this.#nextSize = next;
    this.#parse = parse;
    this.#emit = emit;
    this.#open(null, first);
  }

  loadMore = (): void => {
    const last = this.#pages.at(-1);
    const cursor = last?.last;
    if (!this.#hasMore || last === undefined || !cursor) return;
    last.closing = setTimeout(() => {
      last.stop();
      this.#subscribe(last, { after: last.after, until: cursor, limit: null });
    }, closeAfterMs);
    this.#open(cursor, this.#nextSize);
  };

  stop(): void {
    for (const page of this.#pages) {
      clearTimeout(page.closing);
      page.stop();
    }
    this.#pages = [];
  }

  #open(after: unknown, limit: number): void {
    const stop = () => undefined;
    const page: Page<T> = { stop, after, limit, docs: null, last: null, closing: undefined };
    this.#pages.push(page);
    this.#subscribe(page, { after, until: null, limit });
  }

  #subscribe(page: Page<T>, bounds: PageBounds): void {
    page.stop = this.#reader.subscribeToPage(
      this.#of,
      bounds,
      ({ docs, last }) => {
        if (!this.#pages.includes(page)) return;
        const { docs: before, last: lastBefore } = page;
        try {
          page.docs = keepingUnchanged(before, docs.map(this.#parse));
        } catch (error) {
          // A list with a gap would look complete.
          this.stop();
          this.#emit(failed(error));
          return;
        }
        page.last = last;
        // Closing a page changes nothing for its readers.
        if (page.docs !== before || !last !== !lastBefore) this.#publish();
      },
      (error) => {
        // Documents that were shown stay.
        if (this.#pages.includes(page) && this.#pages[0]?.docs === null) this.#emit(failed(error));
      },
    );
  }

  #publish(): void {
    const docs = new Map<string, T>();
    // A document that moves between pages is in both for a moment.
    for (const { docs: some } of this.#pages)
      for (const doc of some ?? []) if (!docs.has(doc.id)) docs.set(doc.id, doc);
    if (this.#pages[0]?.docs === null) return;
    const last = this.#pages.at(-1);
    // Kept documents have no cursor to continue from.
    this.#hasMore = Boolean(last?.last) && (last?.docs?.length ?? 0) >= (last?.limit ?? 0);
    const { loadMore } = this;
    const data = { docs: [...docs.values()], hasMore: this.#hasMore, loadMore };
    this.#emit({ status: 'ready', data });
  }
}

/** Returns `before` if nothing has changed, so that nothing renders again. */
export function unchanged<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Returns the same for a list and for each of its documents. */
function keepingUnchanged<T extends { readonly id: string }>(
  before: readonly T[] | null,
  docs: readonly T[],
): readonly T[] {
  const known = new Map(before?.map((doc) => [doc.id, doc]));
  const kept = docs.map((doc) => unchanged(known.get(doc.id), doc));
  const isSame = kept.length === before?.length && kept.every((doc, at) => doc === before[at]);
  return isSame ? before : kept;
}
