import { onPersonChange } from './live-cache.ts';

const known = new Map<string, Promise<string>>();
onPersonChange(() => known.clear());

/**
 * The address of a file in the bucket, for the page's lifetime and this person only: it is not stored and not
 * logged, as anyone who has it can read the file.
 * @throws FirebaseError `storage/object-not-found`, `storage/unauthorized`
 */
export function fileUrl(storagePath: string): Promise<string> {
  const before = known.get(storagePath);
  if (before) return before;
  const url = import('./storage-door.ts').then((door) => door.downloadUrl(storagePath));
  known.set(storagePath, url);
  url.catch(() => known.delete(storagePath));
  return url;
}
