import { keyOf, type RawDoc } from './docs-query.ts';
import { fetchDoc, fetchDocs } from './firestore-rest.ts';
import { goLive, isLive, whenLive } from './going-live.ts';
import { forgetAnswer, keepAnswer, keepPart } from './kept-docs.ts';
import type { PageDocs, PageReader } from './live-pages.ts';

type Sdk = typeof import('./firestore-sdk.ts');

/** How to read something: once without the SDK, or with its subscriptions. */
interface Reading<T> {
  readonly ask: () => Promise<T>;
  readonly subscribe: (sdk: Sdk, next: (value: T) => void) => () => void;
  /** Whether the server will change it soon. */
  readonly willChange: (answer: T) => boolean;
}

/** Reads once until the page is live, then subscribes. Returns a function that ends both. */
function readThenSubscribe<T>(
  { ask, subscribe, willChange }: Reading<T>,
  next: (value: T) => void,
  fail: (error: Error) => void,
): () => void {
  let state: 'waiting' | 'asked' | 'live' | 'ended' = 'waiting';
  let stop: (() => void) | undefined;
  const begin = async () => {
    try {
      const sdk = await import('./firestore-sdk.ts');
      if (state === 'ended') return;
      stop = subscribe(sdk, (value) => {
        state = 'live';
        next(value);
      });
    } catch (error) {
      if (state === 'waiting' || navigator.onLine)
        fail(error instanceof Error ? error : new Error(String(error)));
      // Keeps the answer until the SDK can load.
      else addEventListener('online', () => state === 'asked' && void begin(), { once: true });
    }
  };
  const cancel = whenLive(() => void begin());
  if (!isLive())
    ask().then(
      (answer) => {
        if (state !== 'waiting') return;
        state = 'asked';
        next(answer);
        if (willChange(answer)) goLive();
      },
      () => {
        if (state === 'waiting') goLive();
      },
    );
  return () => {
    state = 'ended';
    cancel();
    stop?.();
  };
}

/** A missing document is about to be created, and a running conversion will end. */
function isUnsettled(doc: RawDoc | null): boolean {
  return doc === null || (doc.data as { state?: unknown }).state === 'creating';
}

/** Subscribes to one document. */
export function subscribeToDoc(
  path: string,
  next: (doc: RawDoc | null) => void,
  fail: (error: Error) => void,
): () => void {
  const ask = async () => {
    const doc = await fetchDoc(path);
    void (doc === null ? forgetAnswer(path) : keepAnswer(path, doc));
    return doc;
  };
  const subscribe = (sdk: Sdk, found: typeof next) => sdk.subscribeToDoc(path, found, fail);
  return readThenSubscribe({ ask, subscribe, willChange: isUnsettled }, next, fail);
}

/** Subscribes to one page of a list, between two documents; see live-pages.ts. Offline, the first page has all that is kept. */
export const subscribeToPage: PageReader['subscribeToPage'] = (of, bounds, next, fail) => {
  const ask = async () => {
    const { limit } = bounds;
    if (limit === null || bounds.after !== null) throw new Error('Only the SDK has cursors.');
    const docs = await fetchDocs(of, limit);
    void keepPart(keyOf(of), { after: null, docs, hasMore: docs.length >= limit });
    return { docs, last: null };
  };
  const subscribe = (sdk: Sdk, found: typeof next) => sdk.subscribeToPage(of, bounds, found, fail);
  const willChange = ({ docs }: PageDocs) => docs.some(isUnsettled);
  return readThenSubscribe({ ask, subscribe, willChange }, next, fail);
};
