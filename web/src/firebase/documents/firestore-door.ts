import {
  collection,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  endAt,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  getDocsFromServer,
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
import { type DocsQuery, mostIds } from './docs-query.ts';
import { forgetAnswer, keepAnswer, keepPart, withKept } from './kept-docs.ts';
import type { PageBounds, WatchedPage } from './live-pages.ts';

let firestore: Firestore | undefined;

function db(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(firebaseApp());
  const local = emulators();
  if (local) connectFirestoreEmulator(firestore, local.host, local.firestorePort);
  return firestore;
}

export interface RawDoc {
  readonly id: string;
  readonly data: unknown;
}

function queryOf(of: DocsQuery, count?: number): Query {
  const constraints: QueryConstraint[] = [
    ...(of.where ?? []).map(([field, op, value]) => where(field, op, value)),
    ...(of.orderBy ?? []).map(([field, direction]) => orderBy(field, direction ?? 'asc')),
    ...(count === undefined ? [] : [limit(count)]),
  ];
  return query(collection(db(), of.path), ...constraints);
}

/** Told of changes of the connection too: only then is it said that what was withheld is true after all. */
const withConnection = { includeMetadataChanges: true };

/**
 * Follows one document. Without a connection the SDK answers from what it holds, and says that what it does not
 * hold does not exist. That only the server can say: until then it is still on its way, and what was kept stands in.
 */
export function watchDoc(
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
      if (snapshot.exists()) kept.tell({ id: snapshot.id, data: snapshot.data() }, !fromCache);
      else if (fromCache) kept.giveKept();
      else {
        kept.tell(null, false);
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

function keyOf(of: DocsQuery, count: number | null): string {
  return `${of.path}?${JSON.stringify([of.where, of.orderBy, count])}`;
}

/** Follows a query; a list that is empty for want of a connection is withheld, as above. A null key has nothing kept. */
function watchQuery(
  of: Query,
  key: string | null,
  keep: (docs: RawDoc[]) => void,
  next: (docs: RawDoc[], last: DocumentSnapshot | null) => void,
  fail: (error: Error) => void,
): () => void {
  let told = false;
  let last: DocumentSnapshot | null = null;
  const kept = withKept<RawDoc[]>(key ?? '', (docs) => next(docs, last), keep);
  const stop = onSnapshot(
    of,
    withConnection,
    (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) {
        told = false;
        kept.giveKept();
        return;
      }
      const isFresh = !snapshot.metadata.fromCache;
      const docs = snapshot.docs.map((found) => ({ id: found.id, data: found.data() }));
      if (told && snapshot.docChanges().length === 0) {
        if (isFresh) keep(docs);
        return;
      }
      told = true;
      last = snapshot.docs.at(-1) ?? null;
      kept.tell(docs, isFresh);
    },
    fail,
  );
  return () => {
    kept.end();
    stop();
  };
}

export function watchDocs(
  of: DocsQuery,
  count: number,
  next: (docs: RawDoc[]) => void,
  fail: (error: Error) => void,
): () => void {
  const key = keyOf(of, count);
  return watchQuery(queryOf(of, count), key, (docs) => void keepAnswer(key, docs), next, fail);
}

/** How many documents a query finds, for the price of one in a thousand of them; fails without a connection. */
export async function countDocs(of: DocsQuery): Promise<number> {
  return (await getCountFromServer(queryOf(of))).data().count;
}

/** All documents once, for the export of everything. */
export async function readDocs(of: DocsQuery): Promise<RawDoc[]> {
  const snapshot = await getDocs(queryOf(of));
  return snapshot.docs.map((found) => ({ id: found.id, data: found.data() }));
}

/**
 * One page of a long list, between two documents of it; see live-pages.ts. Without a connection the first one has what was
 * seen of the whole list.
 */
export function watchPage(
  of: DocsQuery,
  bounds: PageBounds,
  next: (page: WatchedPage) => void,
  fail: (error: Error) => void,
): () => void {
  // Cursors come from this function's own answers.
  const after = bounds.after as DocumentSnapshot | null;
  const until = bounds.until as DocumentSnapshot | null;
  const page = query(
    queryOf(of),
    ...(after === null ? [] : [startAfter(after)]),
    ...(until === null ? [] : [endAt(until)]),
    ...(bounds.limit === null ? [] : [limit(bounds.limit)]),
  );
  const list = keyOf(of, null);
  const keep = (docs: RawDoc[]) => {
    const hasMore = bounds.limit === null || docs.length >= bounds.limit;
    void keepPart(list, { after: after?.id ?? null, docs, hasMore });
  };
  const key = after === null && until === null ? list : null;
  return watchQuery(page, key, keep, (docs, last) => next({ docs, last }), fail);
}

/** Which of some documents the server has; fails without a connection. */
export async function idsThere(path: string, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += mostIds) {
    const some = queryOf({ path, where: [['__name__', 'in', ids.slice(at, at + mostIds)]] });
    for (const { id } of (await getDocsFromServer(some)).docs) found.add(id);
  }
  return found;
}

/** One document once; null where there is none. */
export async function readDoc(path: string): Promise<RawDoc | null> {
  const snapshot = await getDoc(doc(db(), path));
  return snapshot.exists() ? { id: snapshot.id, data: snapshot.data() } : null;
}
