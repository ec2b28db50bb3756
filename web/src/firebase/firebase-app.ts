import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { firebaseConfig } from './config.ts';

let app: FirebaseApp | undefined;
let appCheck: AppCheck | undefined;

export function firebaseApp(): FirebaseApp {
  if (app) return app;
  app = initializeApp(firebaseConfig());
  // Initialized before other services, which attach its tokens. The setting is read inline, so that builds without
  // App Check drop the code.
  if (import.meta.env.VITE_APP_CHECK_KEY)
    appCheck = initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_KEY),
      isTokenAutoRefreshEnabled: true,
    });
  return app;
}

/**
 * Returns the token with which calls prove that they come from this app; null without App Check, or if there is none.
 */
export async function appCheckToken(): Promise<string | null> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return null;
  firebaseApp();
  if (!appCheck) return null;
  // Without a token, the API refuses the call and says why.
  const answer = await getToken(appCheck).catch(() => null);
  return answer?.token ?? null;
}
