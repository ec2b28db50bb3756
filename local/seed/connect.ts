// The Admin SDK with the functions' typed documents and files, so that seed data pass the same schemas.
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createFiles } from '../../functions/src/adapters/files.ts';
import { createDocuments } from '../../functions/src/repositories/documents.ts';
import { projectId } from '../project-file.ts';

export function connect() {
  const project = process.env.GCLOUD_PROJECT ?? projectId;
  const storageBucket = process.env.DUU_BUCKET || `${project}.appspot.com`;
  const app = getApps()[0] ?? initializeApp({ projectId: project, storageBucket });
  const files = createFiles(async () => getStorage(app).bucket());
  return { app, files, documents: createDocuments(getFirestore(app)) };
}
