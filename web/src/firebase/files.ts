import { onUserChange } from './documents/live-cache.ts';
import { keptSoundUrl } from './kept-sounds.ts';

const known = new Map<string, Promise<string>>();
onUserChange(() => known.clear());

async function addressOf(storagePath: string): Promise<string> {
  const kept = await keptSoundUrl(storagePath);
  if (kept !== null) return kept;
  const { downloadUrl } = await import('./storage.ts');
  return downloadUrl(storagePath);
}

/**
 * Returns the URL of a file in the bucket, or of its copy on this device, for the page's lifetime and this user only:
 * it is not stored or logged, as anyone who has it can read the file.
 * @throws FirebaseError `storage/object-not-found`, `storage/unauthorized`
 */
export function fileUrl(storagePath: string): Promise<string> {
  const before = known.get(storagePath);
  if (before) return before;
  const url = addressOf(storagePath);
  known.set(storagePath, url);
  url.catch(() => known.delete(storagePath));
  return url;
}

/** Drops the cached URL, when a file was kept on this device or removed from it. */
export function clearFileUrl(storagePath: string): void {
  known.delete(storagePath);
}
