import {
  collection,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  endAt,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { emulators } from '../emulators.ts';
import { firebaseApp } from '../firebase-app.ts';
import { type DocsQuery, keyOf, type RawDoc } from './docs-query.ts';
import { forgetAnswer, keepPart, withKept } from './kept-docs.ts';
import type { PageBounds, PageDocs } from './live-pages.ts';

let firestore: Firestore | undefined;

function db(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  const local = emulators();
  if (local) connectFirestoreEmulator(firestore, local.host, local.firestorePort);
  return firestore;
}

function queryOf(of: DocsQuery): Query {
  const constraints: QueryConstraint[] = [
    ...(of.where ?? []).map(([field, op, value]) => where(field, op, value)),
    ...(of.orderBy ?? []).map(([field, direction]) => orderBy(field, direction ?? 'asc')),
  ];
  return query(collection(db(), of.path), ...constraints);
}

/** Emits the held-back snapshot once the server confirms it. */
const withConnection = { includeMetadataChanges: true };

/**
 * Subscribes to one document. Offline, the SDK reports documents that it has not cached as missing. Only the server can know
 * that, so until it answers, the kept document is emitted instead.
 */
export function subscribeToDoc(
  path: string,
  next: (doc: RawDoc | null) => void,
  fail: (error: Error) => void,
): () => void {
  const kept = withKept<RawDoc | null>(path, next);
  const stop = onSnapshot(
    doc(db(), path),
    withConnection,
    (snapshot) => {
      const { fromCache } = snapshot.metadata;
      if (snapshot.exists()) kept.emit({ id: snapshot.id, data: snapshot.data() }, !fromCache);
      else if (fromCache) kept.giveKept();
      else {
        kept.emit(null, false);
        void forgetAnswer(path);
      }
    },
    fail,
  );
  return () => {
    kept.end();
    stop();
  };
}

/** Subscribes to a query. Holds back a list that is empty because the page is offline, as above. A null key keeps nothing. */
function subscribeToQuery(
  of: Query,
  key: string | null,
  keep: (docs: RawDoc[]) => void,
  next: (docs: RawDoc[], last: DocumentSnapshot | null) => void,
  fail: (error: Error) => void,
): () => void {
  let hasEmitted = false;
  let last: DocumentSnapshot | null = null;
  const kept = withKept<RawDoc[]>(key ?? '', (docs) => next(docs, last), keep);
  const stop = onSnapshot(
    of,
    withConnection,
    (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) {
        hasEmitted = false;
        kept.giveKept();
        return;
      }
      const isFresh = !snapshot.metadata.fromCache;
      const docs = snapshot.docs.map((found) => ({ id: found.id, data: found.data() }));
      if (hasEmitted && snapshot.docChanges().length === 0) {
        if (isFresh) keep(docs);
        return;
      }
      hasEmitted = true;
      last = snapshot.docs.at(-1) ?? null;
      kept.emit(docs, isFresh);
    },
    fail,
  );
  return () => {
    kept.end();
    stop();
  };
}

/** Reads all documents once. */
export async function readDocs(of: DocsQuery): Promise<RawDoc[]> {
  const snapshot = await getDocs(queryOf(of));
  return snapshot.docs.map((found) => ({ id: found.id, data: found.data() }));
}

/** Subscribes to one page of a list, between two documents; see live-pages.ts. Offline, the first page has all that is kept. */
export function subscribeToPage(
  of: DocsQuery,
  bounds: PageBounds,
  next: (page: PageDocs) => void,
  fail: (error: Error) => void,
): () => void {
  // Cursors are from earlier pages of this function.
  const after = bounds.after as DocumentSnapshot | null;
  const until = bounds.until as DocumentSnapshot | null;
  const page = query(
    queryOf(of),
    ...(after === null ? [] : [startAfter(after)]),
    ...(until === null ? [] : [endAt(until)]),
    ...(bounds.limit === null ? [] : [limit(bounds.limit)]),
  );
  const list = keyOf(of);
  const keep = (docs: RawDoc[]) => {
    const hasMore = bounds.limit === null || docs.length >= bounds.limit;
    void keepPart(list, { after: after?.id ?? null, docs, hasMore });
  };
  const key = after === null && until === null ? list : null;
  return subscribeToQuery(page, key, keep, (docs, last) => next({ docs, last }), fail);
}

/** Reads one document once; null if it is missing. */
export async function readDoc(path: string): Promise<RawDoc | null> {
  const snapshot = await getDoc(doc(db(), path));
  return snapshot.exists() ? { id: snapshot.id, data: snapshot.data() } : null;
}
