/** Removes what this browser stores under a user's id: drafts, and what was played. */
export function forgetHere(uid: string, storage: Storage = localStorage): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.split(':').includes(uid)) storage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
