/** Prefix of the cache for one user's kept files, followed by the uid; separate from the worker's files. */
const prefix = 'kept-';

/** The signed-in user: what arrives for a previous user is not kept. */
let owner: string | null = null;

/** Returns the user's cache; null if the browser has none, or the user has signed out. */
export async function keptOf(uid: string): Promise<Cache | null> {
  if (uid !== owner || typeof caches === 'undefined') return null;
  return caches.open(prefix + uid).catch(() => null);
}

/** Keeps only this user's files and deletes all others; null: nobody is signed in, so nothing stays. */
export async function keepOnlyOf(uid: string | null): Promise<void> {
  owner = uid;
  if (typeof caches === 'undefined') return;
  try {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(prefix) && name !== `${prefix}${uid}`,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
