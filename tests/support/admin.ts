import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { createDeps } from '../../functions/src/deps.ts';
import { fromSuite, projectId } from './suite.ts';

/** Returns the Admin SDK on the running suite, to check stored data and to prepare what no call can. */
export function adminApp(): App {
  fromSuite('FIRESTORE_EMULATOR_HOST');
  const name = 'tests';
  return (
    getApps().find((app) => app.name === name) ??
    initializeApp({ projectId: projectId(), storageBucket: `${projectId()}.appspot.com` }, name)
  );
}

type SuiteDeps = ReturnType<typeof createDeps>;

let made: SuiteDeps | undefined;

/** Returns the services' dependencies on the running suite. Their keys differ from the functions' keys. */
export function suiteDeps(): SuiteDeps {
  made ??= createDeps(adminApp(), { streamKey: () => 'test', trialKey: () => 'test' });
  return made;
}

/** An admin without an account, for services that write as an admin. */
export const anAdmin = { uid: 'tests', email: null } as const;
