import { leftPathsAtMost } from '@duu/contract/documents/operations';
import type { Log } from '../../log.ts';
import {
  PersonGone,
  type Query,
  type QueryDocumentSnapshot,
} from '../../repositories/documents.ts';

/** What a job's run could not handle. It goes on past it, and somebody is alerted at the end. */
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

  /** The first of them. */
  get paths(): string[] {
    return [...this.#paths].slice(0, leftPathsAtMost);
  }
}

/**
 * Handles every document that a query finds, page by page and each by itself: one that fails is left and noted. Whatever
 * is left is passed by, so that it is met once in a run. What belongs to an account that is being deleted is none of a
 * job's business. Answers how many were handled, which is what `handle` answered true for.
 */
export async function eachDocument<T>(
  query: Query<T>,
  pageSize: number,
  left: Leftovers,
  handle: (doc: QueryDocumentSnapshot<T>) => Promise<boolean>,
): Promise<number> {
  let handled = 0;
  let page = await query.limit(pageSize).get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    for (const doc of page.docs) {
      try {
        handled += Number(await handle(doc));
      } catch (error) {
        if (!(error instanceof PersonGone)) left.add(doc.ref.path, error);
      }
    }
    if (page.size < pageSize) break;
    page = await query.startAfter(last).limit(pageSize).get();
  }
  return handled;
}

/** The person whose document it is, from a path that begins with `users/{uid}/`. */
export function ownerOf(path: string): string {
  const [root, uid] = path.split('/');
  if (root !== 'users' || uid === undefined) throw new Error(`${path} belongs to nobody`);
  return uid;
}
