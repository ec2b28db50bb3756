// Reads documents live. Each hook returns a LiveResult: status, data or documents, error and retry. A null path or query waits.
import type { WithId } from '@duu/contract/id';
import { useState } from 'react';
import type { z } from 'zod';
import { useUid } from '../auth/use-session.ts';
import { type DocsQuery, keyOf } from './docs-query.ts';
import { liveCount, liveDoc, liveDocsById, liveList } from './live.ts';
import type { List } from './live-pages.ts';
import { type LiveResult, useLive } from './use-live.ts';

type Schema = z.ZodType<object>;
type Doc<S extends Schema> = WithId<z.output<S>>;
type Docs<S extends Schema> = Omit<LiveResult<unknown>, 'data'> & {
  readonly docs: readonly Doc<S>[];
};

const none: List<never> = { docs: [], hasMore: false, loadMore: () => undefined };

/** One document; its data is null if it is missing. */
export function useDoc<S extends Schema>(
  path: string | null,
  schema: S,
): LiveResult<Doc<S> | null> {
  return useLive(path === null ? null : liveDoc(path, schema));
}

/** Documents of one collection by their ids, in the ids' order; those that do not exist are left out. */
export function useDocsById<S extends Schema>(
  path: string,
  ids: readonly string[],
  schema: S,
): Docs<S> {
  const { data, ...live } = useLive(ids.length === 0 ? null : liveDocsById(path, ids, schema));
  return { ...live, status: ids.length === 0 ? 'ready' : live.status, docs: data ?? none.docs };
}

/** Returns a list in pages. The previous list stays until the one of another query arrives. */
export function usePages<S extends Schema>(
  of: DocsQuery | null,
  schema: S,
): Docs<S> & List<Doc<S>> {
  const { data = none, ...live } = useLive(of && liveList(of, schema), useUid());
  return { ...live, ...data, hasMore: data.hasMore && !live.isPrevious };
}

let rounds = 0;

/**
 * Counts the documents of a query on the server. Counts again whenever `version` changes, a live number that is null until
 * it is known. The previous count stays until the new one arrives.
 */
export function useCount(of: DocsQuery | null, version: number | null): LiveResult<number> {
  const key = of && keyOf(of);
  // A round of its own for each change: a version may return, and its count of that time would be out of date.
  const [counting, setCounting] = useState(() => ({ key, version, round: ++rounds }));
  const isNew = version !== null && version !== counting.version;
  if (counting.key !== key || (isNew && counting.version !== null))
    setCounting({ key, version, round: ++rounds });
  // The first count does not wait for the first version, which belongs to it.
  else if (isNew) setCounting({ ...counting, version });
  return useLive(of && liveCount(of, counting.round), key);
}
