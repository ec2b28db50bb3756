// The order of locks: a user's turn, then documents, then a counter. Two transactions that lock in different orders
// wait for each other until one expires, after a minute.

/** Returns the uid in a path at or below `users/{uid}`; null for other documents. */
export function ownerOf(path: string): string | null {
  const [root, uid] = path.split('/');
  return root === 'users' && uid !== undefined ? uid : null;
}

/** Returns what transactions queue for before they read the document; null if they don't. */
export function turnOf(path: string): string | null {
  const owner = ownerOf(path);
  if (owner !== null) return `users/${owner}`;
  return path.startsWith('counters/') ? path : null;
}

/**
 * Checks the locks of one transaction: a user's document comes before all others, a counter after all others, and
 * there is one user and one counter.
 */
export class LockOrder {
  #owner: string | null = null;
  #counter: string | null = null;
  #isBegun = false;

  /** @throws Error if the document's lock comes too late */
  add(path: string): void {
    const owner = ownerOf(path);
    const isCounter = owner === null && turnOf(path) !== null;
    const isLate =
      owner !== null && owner !== this.#owner && (this.#isBegun || this.#owner !== null);
    if (isLate) throw new Error(`A transaction locks ${path} after documents of others.`);
    if (this.#counter !== null && path !== this.#counter) {
      throw new Error(`A transaction locks ${path} after ${this.#counter}.`);
    }
    this.#owner ??= owner;
    if (isCounter) this.#counter = path;
    this.#isBegun = true;
  }
}
