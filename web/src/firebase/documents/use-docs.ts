import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { useCallback, useMemo, useState } from 'react';
import type { z } from 'zod';
import { useUid } from '../auth/use-session.ts';
import type { DocsQuery } from './docs-query.ts';
import type { RawDoc } from './firestore-door.ts';
import { liveDocs } from './live.ts';
import { parseDoc } from './parse-doc.ts';
import { useLive } from './use-live.ts';

export interface DocsState<T> {
  readonly status: 'loading' | 'error' | 'ready';
  readonly docs: readonly WithId<T>[];
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly error: Error | null;
}

/** One document too many is asked for, to know whether there are more. */
function pageOf(docs: readonly RawDoc[], count: number) {
  return { shown: docs.slice(0, count), hasMore: docs.length > count };
}

/** A live list, longer by a page at each `loadMore`; what was shown stays while the longer one comes. */
export function useDocs<S extends z.ZodType<object>>(
  of: DocsQuery | null,
  schema: S,
): DocsState<z.output<S>> {
  const uid = useUid();
  const pageSize = of?.pageSize ?? limits.pageSize;
  const queryKey = JSON.stringify(of);
  const [pages, setPages] = useState({ queryKey, count: 1 });
  const count = (pages.queryKey === queryKey ? pages.count : 1) * pageSize;
  const data = useLive(`${queryKey}#${count}`, of === null ? null : liveDocs(of, count + 1));
  const path = of?.path ?? '';
  const current = useMemo(() => {
    if (!data) return null;
    if (!data.ok) return { docs: [], hasMore: false, error: data.error };
    const { shown, hasMore } = pageOf(data.value, count);
    try {
      const docs = shown.map((raw) => parseDoc(`${path}/${raw.id}`, raw, schema));
      return { docs, hasMore, error: null };
    } catch (error) {
      return { docs: [], hasMore: false, error: error as Error };
    }
  }, [data, count, path, schema]);

  const lastKey = `${uid}|${queryKey}`;
  const [last, setLast] = useState({ key: lastKey, value: current });
  if (current !== null && current !== last.value) setLast({ key: lastKey, value: current });
  const shown = current ?? (last.key === lastKey ? last.value : null);

  const loadMore = useCallback(
    () =>
      setPages((before) => ({
        queryKey,
        count: (before.queryKey === queryKey ? before.count : 1) + 1,
      })),
    [queryKey],
  );
  return {
    status: shown === null ? 'loading' : shown.error ? 'error' : 'ready',
    docs: shown?.docs ?? [],
    hasMore: shown?.hasMore ?? false,
    loadMore,
    error: shown?.error ?? null,
  };
}
