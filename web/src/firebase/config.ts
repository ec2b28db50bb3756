import type { FirebaseOptions } from 'firebase/app';
import { isLocalBuild } from '../config/build.ts';

const localConfig: FirebaseOptions = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-duu',
  apiKey: 'local',
  authDomain: 'localhost',
  storageBucket: `${import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-duu'}.appspot.com`,
};

/** The app's own domain serves Firebase's sign-in helper, so that browsers do not treat it as a third party. */
export function firebaseConfig(): FirebaseOptions {
  if (isLocalBuild) return localConfig;
  return {
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
    appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
    storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET ?? '',
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN || location.host,
  };
}
