import { decodeCursor, encodeCursor } from '@duu/contract/cursor';
import { limits } from '@duu/contract/limits';
import type { Query, QueryDocumentSnapshot } from './documents.ts';

/** A page of a list, and the cursor of the next one; null after the last. */
interface NewestPage<T> {
  readonly docs: QueryDocumentSnapshot<T>[];
  readonly nextCursor: string | null;
}

/**
 * Returns a page of a query, the newest first.
 * @param time the field of the documents' time
 * @param cursor of the page before; undefined: the first page
 */
export async function newestPage<T>(
  query: Query<T>,
  time: keyof T & string,
  cursor: string | undefined,
  size: number = limits.pageSize,
): Promise<NewestPage<T>> {
  let found = query.orderBy(time, 'desc').orderBy('__name__', 'desc');
  if (cursor !== undefined) {
    const { createdAt, ids } = decodeCursor(cursor);
    found = found.startAfter(createdAt, ...ids);
  }
  const { docs } = await found.limit(size + 1).get();
  const page = docs.slice(0, size);
  const last = docs.length > page.length ? page.at(-1) : undefined;
  if (!last) return { docs: page, nextCursor: null };
  // Not by `data`, which throws for a document that does not fit its schema.
  const createdAt = last.get(time).toDate();
  return { docs: page, nextCursor: encodeCursor({ createdAt, ids: [last.id] }) };
}
