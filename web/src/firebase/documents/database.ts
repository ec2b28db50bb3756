import { type DocsQuery, keyOf, type RawDoc } from './docs-query.ts';
import { fetchDoc, fetchDocs } from './firestore-rest.ts';
import { forgetAnswer, keepAnswer, keepPart } from './kept-docs.ts';
import { isListening, startListening, whenListening } from './listening.ts';
import type { PageBounds, WatchedPage } from './live-pages.ts';

type Sdk = typeof import('./firestore-sdk.ts');

/** How to read something: once without the SDK, or with its listeners. */
interface Reading<T> {
  readonly ask: () => Promise<T>;
  readonly listen: (sdk: Sdk, next: (value: T) => void) => () => void;
  /** Whether the server will change it soon. */
  readonly willChange: (answer: T) => boolean;
}

/** Reads once until the page listens, then listens. Returns a function that ends both. */
function watch<T>(
  { ask, listen, willChange }: Reading<T>,
  next: (value: T) => void,
  fail: (error: Error) => void,
): () => void {
  let state: 'waiting' | 'asked' | 'listening' | 'ended' = 'waiting';
  let stop: (() => void) | undefined;
  const begin = async () => {
    try {
      const sdk = await import('./firestore-sdk.ts');
      if (state === 'ended') return;
      stop = listen(sdk, (value) => {
        state = 'listening';
        next(value);
      });
    } catch (error) {
      if (state === 'waiting' || navigator.onLine)
        fail(error instanceof Error ? error : new Error(String(error)));
      // Keeps the answer until the SDK can load.
      else addEventListener('online', () => state === 'asked' && void begin(), { once: true });
    }
  };
  const cancel = whenListening(() => void begin());
  if (!isListening())
    ask().then(
      (answer) => {
        if (state !== 'waiting') return;
        state = 'asked';
        next(answer);
        if (willChange(answer)) startListening();
      },
      () => {
        if (state === 'waiting') startListening();
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

/** Follows one document. */
export function watchDoc(
  path: string,
  next: (doc: RawDoc | null) => void,
  fail: (error: Error) => void,
): () => void {
  const ask = async () => {
    const doc = await fetchDoc(path);
    void (doc === null ? forgetAnswer(path) : keepAnswer(path, doc));
    return doc;
  };
  const listen = (sdk: Sdk, found: typeof next) => sdk.listenToDoc(path, found, fail);
  return watch({ ask, listen, willChange: isUnsettled }, next, fail);
}

/** Follows one page of a list, between two documents; see live-pages.ts. Offline, the first page has all that is kept. */
export function watchPage(
  of: DocsQuery,
  bounds: PageBounds,
  next: (page: WatchedPage) => void,
  fail: (error: Error) => void,
): () => void {
  const ask = async () => {
    const { limit } = bounds;
    if (limit === null || bounds.after !== null) throw new Error('Only the SDK has cursors.');
    const docs = await fetchDocs(of, limit);
    void keepPart(keyOf(of), { after: null, docs, hasMore: docs.length >= limit });
    return { docs, last: null };
  };
  const listen = (sdk: Sdk, found: typeof next) => sdk.listenToPage(of, bounds, found, fail);
  const willChange = ({ docs }: WatchedPage) => docs.some(isUnsettled);
  return watch({ ask, listen, willChange }, next, fail);
}
