import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
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
 * needed. The session is kept in localStorage (decision 0315): a transaction of IndexedDB may stay open in WebKit when
 * its page is left, and then no page restores the session any more.
 */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  const restored = watchRestore();
  auth = initializeAuth(firebaseApp(), {
    persistence: browserLocalPersistence,
  });
  void auth.authStateReady().finally(restored);
  const local = emulators();
  if (local) connectAuthEmulator(auth, local.auth, { disableWarnings: true });
  setLanguageOf(auth);
  return auth;
}
