import {
  connectStorageEmulator,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
} from 'firebase/storage';
import { emulators } from './emulators.ts';
import { firebaseApp } from './firebase-app.ts';

let storage: FirebaseStorage | undefined;

function bucket(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(firebaseApp());
  const local = emulators();
  if (local) connectStorageEmulator(storage, local.host, local.storagePort);
  return storage;
}

export function downloadUrl(storagePath: string): Promise<string> {
  return getDownloadURL(ref(bucket(), storagePath));
}
