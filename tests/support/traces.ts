import { filesOf } from '@duu/contract/paths';
import { type DocumentReference, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { adminApp } from './admin.ts';
import { allAccounts, collectionNames } from './everything.ts';

async function below(ref: DocumentReference): Promise<string[]> {
  const found = (await ref.get()).exists ? [ref.path] : [];
  for (const list of await ref.listCollections()) {
    for (const child of await list.listDocuments()) found.push(...(await below(child)));
  }
  return found;
}

/** Paths of all remaining documents and files of a user, except orders and trials, which are kept. */
export async function tracesOf(uid: string): Promise<string[]> {
  const db = getFirestore(adminApp());
  const prefix = filesOf(uid);
  const [documents, shares, notes, [files]] = await Promise.all([
    below(db.doc(`users/${uid}`)),
    db.collectionGroup('private').where('uid', '==', uid).get(),
    db
      .collection('cleanups')
      .where('prefix', '>=', prefix)
      .where('prefix', '<', `${prefix}~`)
      .get(),
    getStorage(adminApp()).bucket().getFiles({ prefix }),
  ]);
  return [
    ...documents,
    ...[...shares.docs, ...notes.docs].map((doc) => doc.ref.path),
    ...files.map((file) => file.name),
  ];
}

/** Everything in the database, the bucket and the sign-ins that contains one of the values, by its path. */
export async function placesThatName(values: readonly string[]): Promise<string[]> {
  const app = adminApp();
  const db = getFirestore(app);
  const names = (text: string) => values.some((value) => text.includes(value));
  const roots = (await db.listCollections()).map(({ id }) => id);
  const found: string[] = [];
  for (const name of new Set([...roots, ...collectionNames()])) {
    for (const doc of (await db.collectionGroup(name).get()).docs) {
      if (names(doc.ref.path) || names(JSON.stringify(doc.data()))) found.push(doc.ref.path);
    }
  }
  const [files] = await getStorage(app).bucket().getFiles();
  for (const file of files) {
    if (names(file.name) || names(JSON.stringify(file.metadata))) found.push(`file ${file.name}`);
  }
  for await (const account of allAccounts()) {
    if (names(JSON.stringify(account.toJSON()))) found.push(`sign-in ${account.uid}`);
  }
  return found;
}

/** Paths of a user's documents that contain a text. */
export async function tracesWith(uid: string, text: string): Promise<string[]> {
  const db = getFirestore(adminApp());
  const paths = await below(db.doc(`users/${uid}`));
  const found = await Promise.all(paths.map(async (path) => (await db.doc(path).get()).data()));
  return paths.filter((path, at) => `${path} ${JSON.stringify(found[at])}`.includes(text));
}
