// Connects the Admin SDK to the running local suite, or to production if the environment names it.

import { CommandError } from '../tools/command.ts';
import { projectId } from './project-file.ts';
import { givenOffset, portsAt } from './suite/ports.ts';

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(3000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Sets the environment that the SDK reads; call it before the first app is made. */
export async function connectAdminSdk(): Promise<void> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS && process.env.GCLOUD_PROJECT) return;
  const { auth, firestore, storage } = portsAt(givenOffset() ?? 0);
  if (!(await answers(auth)))
    throw new CommandError(
      `Nothing answers at port ${auth} (Auth): run \`npm start\` in another terminal first; for production set GOOGLE_APPLICATION_CREDENTIALS and GCLOUD_PROJECT.`,
    );
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${auth}`;
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${firestore}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${storage}`;
  process.env.GCLOUD_PROJECT = projectId;
}
