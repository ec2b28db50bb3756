import { filesOf } from '@duu/contract/paths';
import { type DocumentReference, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { adminApp } from './admin.ts';

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
