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
  // Before any other service: they send its tokens by themselves. Read in place, so that builds without it leave it out.
  if (import.meta.env.VITE_APP_CHECK_KEY)
    appCheck = initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_KEY),
      isTokenAutoRefreshEnabled: true,
    });
  return app;
}

/** The token with which calls prove that they come from this app; null without App Check, or if there is none. */
export async function appCheckToken(): Promise<string | null> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return null;
  firebaseApp();
  if (!appCheck) return null;
  // The API answers a call without it with its reason.
  const answer = await getToken(appCheck).catch(() => null);
  return answer?.token ?? null;
}
