/** What is kept on this device for one person lies under this name and their uid, apart from the worker's files. */
const prefix = 'kept-';

/** Who is signed in: what arrives for somebody who has gone is not kept any more. */
let owner: string | null = null;

/** The person's own store; null where the browser has none, or they are gone. */
export async function keptOf(uid: string): Promise<Cache | null> {
  if (uid !== owner || typeof caches === 'undefined') return null;
  return caches.open(prefix + uid).catch(() => null);
}

/** From now on this person's things are kept and nobody else's; null: nobody is signed in, and nothing stays. */
export async function keepOnlyOf(uid: string | null): Promise<void> {
  owner = uid;
  if (typeof caches === 'undefined') return;
  try {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(prefix) && name !== `${prefix}${uid}`,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // A forbidden storage holds nothing that could be removed.
  }
}
