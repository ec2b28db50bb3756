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
import type { DocsQuery } from './docs-query.ts';
import { emulators } from './emulators.ts';
import { firebaseApp } from './firebase-app.ts';
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

export function watchDoc(
  path: string,
  next: (doc: RawDoc | null) => void,
  fail: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(db(), path),
    (snapshot) => next(snapshot.exists() ? { id: snapshot.id, data: snapshot.data() } : null),
    fail,
  );
}

export function watchDocs(
  of: DocsQuery,
  count: number,
  next: (docs: RawDoc[]) => void,
  fail: (error: Error) => void,
): () => void {
  return onSnapshot(
    queryOf(of, count),
    (snapshot) => next(snapshot.docs.map((found) => ({ id: found.id, data: found.data() }))),
    fail,
  );
}

/** All documents once, for the export of everything. */
export async function readDocs(of: DocsQuery): Promise<RawDoc[]> {
  const snapshot = await getDocs(queryOf(of));
  return snapshot.docs.map((found) => ({ id: found.id, data: found.data() }));
}

/** One page of a long list, between two documents of it; see live-pages.ts. */
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
  return onSnapshot(
    page,
    (snapshot) =>
      next({
        docs: snapshot.docs.map((found) => ({ id: found.id, data: found.data() })),
        last: snapshot.docs.at(-1) ?? null,
      }),
    fail,
  );
}

/** One document once; null where there is none. */
export async function readDoc(path: string): Promise<RawDoc | null> {
  const snapshot = await getDoc(doc(db(), path));
  return snapshot.exists() ? { id: snapshot.id, data: snapshot.data() } : null;
}
