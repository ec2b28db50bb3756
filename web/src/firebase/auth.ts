import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { emulators } from './emulators.ts';
import { firebaseApp } from './firebase-app.ts';
import { watchRestore } from './restore-watch.ts';

let auth: Auth | undefined;

/**
 * No popup resolver here: it would load a script from outside on every page. The sign-in page passes it where it
 * is needed.
 */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  const restored = watchRestore();
  auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  void auth.authStateReady().finally(restored);
  const local = emulators();
  if (local) connectAuthEmulator(auth, local.auth, { disableWarnings: true });
  return auth;
}
