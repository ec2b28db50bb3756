import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { followShownLocale } from '../../i18n/shown-locale.ts';
import { emulators } from '../emulators.ts';
import { firebaseApp } from '../firebase-app.ts';
import { watchRestore } from './restore-watch.ts';

let auth: Auth | undefined;

/** E-mails and providers' windows use the page's language. */
function setLanguageOf(of: Auth): void {
  followShownLocale((locale) => {
    of.languageCode = locale;
  });
}

/**
 * Without a popup resolver, which would load an external script on every page. The sign-in page passes it where it is
 * needed.
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
  setLanguageOf(auth);
  return auth;
}
