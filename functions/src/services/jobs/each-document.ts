import { maxLeftPaths } from '@duu/contract/documents/operations';
import type { Log } from '../../log.ts';
import {
  type Query,
  type QueryDocumentSnapshot,
  UserDeleted,
} from '../../repositories/documents.ts';
import { sideBySide } from '../../side-by-side.ts';

/** Collects the documents that a run skipped because they failed. An alert is logged at the end. */
export class Leftovers {
  readonly #log: Log;
  readonly #paths = new Set<string>();

  constructor(log: Log) {
    this.#log = log;
  }

  add(path: string, error: unknown): void {
    if (this.#paths.has(path)) return;
    this.#paths.add(path);
    this.#log.error('job_document_left', { path }, error);
  }

  get count(): number {
    return this.#paths.size;
  }

  /** The first paths. */
  get paths(): string[] {
    return [...this.#paths].slice(0, maxLeftPaths);
  }
}

/**
 * Handles every document of a query, page by page. One that fails is noted and skipped, so that a run sees it
 * once. Ignores accounts that are being deleted. `atOnce` of a page are handled in parallel. Returns how often
 * `handle` returned true.
 */
export async function eachDocument<T>(
  query: Query<T>,
  pageSize: number,
  left: Leftovers,
  handle: (doc: QueryDocumentSnapshot<T>) => Promise<boolean>,
  atOnce = 1,
): Promise<number> {
  let handled = 0;
  const handleOne = async (doc: QueryDocumentSnapshot<T>) => {
    try {
      if (await handle(doc)) handled++;
    } catch (error) {
      if (!(error instanceof UserDeleted)) left.add(doc.ref.path, error);
    }
  };
  let page = await query.limit(pageSize).get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    await sideBySide(page.docs, atOnce, handleOne);
    if (page.size < pageSize) break;
    page = await query.startAfter(last).limit(pageSize).get();
  }
  return handled;
}

/** Returns the uid in a path `users/{uid}/…`. */
export function ownerOf(path: string): string {
  const [root, uid] = path.split('/');
  if (root !== 'users' || uid === undefined) throw new Error(`${path} belongs to nobody`);
  return uid;
}
