// The Admin SDK with the functions' own typed documents: what is seeded is checked by the same schemas.
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createDocuments } from '../../functions/src/repositories/documents.ts';
import { projectId } from '../project-file.ts';

export function connect() {
  const project = process.env.GCLOUD_PROJECT ?? projectId;
  const storageBucket = process.env.DUU_BUCKET || `${project}.appspot.com`;
  const app = getApps()[0] ?? initializeApp({ projectId: project, storageBucket });
  return { app, documents: createDocuments(getFirestore(app)) };
}
