import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseConfig } from './config.ts';

let app: FirebaseApp | undefined;

export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(firebaseConfig());
  return app;
}
