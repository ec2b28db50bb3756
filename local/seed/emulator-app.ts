// The Admin SDK pointed at a running suite.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { projectId } from '../tools/project-file.ts';

export async function withEmulatorApp<T>(
  env: Record<string, string>,
  work: (services: { auth: Auth; firestore: Firestore }) => Promise<T>,
): Promise<T> {
  // The SDK reads the emulators' addresses from the environment and nowhere else.
  Object.assign(process.env, env);
  const app = initializeApp(
    { projectId, storageBucket: `${projectId}.appspot.com` },
    `local-${Date.now()}`,
  );
  try {
    return await work({ auth: getAuth(app), firestore: getFirestore(app) });
  } finally {
    await deleteApp(app);
  }
}
