import { useCallback, useState } from 'react';
import { useRequest } from './use-request.ts';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

interface Found<Item> extends Page<Item> {
  /** The key of the request. */
  readonly key: string;
}

interface Wanted {
  readonly key: string;
  /** Undefined for the first page. */
  readonly cursor: string | undefined;
}

const firstPageOf = (key: string): Wanted => ({ key, cursor: undefined });

/**
 * Returns a list that `loadMore` extends by a page. The last result stays while another one loads. The key must
 * determine what `load` requests.
 */
export function usePagedList<Item extends { readonly id: string }>(
  key: string,
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>,
) {
  const [found, setFound] = useState<Found<Item> | null>(null);
  const [wanted, setWanted] = useState(firstPageOf(key));
  // Set during rendering, so that no frame shows a page of the previous key.
  if (wanted.key !== key) setWanted(firstPageOf(key));
  const { cursor } = wanted;
  const { error, reload } = useRequest(JSON.stringify(wanted), async (signal) => {
    const { items, nextCursor } = await load(cursor, signal);
    setFound((before) => ({
      key,
      items: cursor === undefined ? items : [...(before?.items ?? []), ...items],
      nextCursor,
    }));
  });

  const isCurrent = found?.key === key;
  const nextCursor = isCurrent ? (found.nextCursor ?? undefined) : undefined;
  /** Changes an item after an action, until the list is loaded again; null removes it. */
  const replace = useCallback((id: string, by: Partial<Item> | null) => {
    setFound(
      (before) =>
        before && {
          ...before,
          items: before.items.flatMap((one) =>
            one.id !== id ? [one] : by === null ? [] : [{ ...one, ...by }],
          ),
        },
    );
  }, []);
  return {
    items: found?.items ?? null,
    isPrevious: found !== null && !isCurrent,
    hasMore: nextCursor !== undefined,
    loadMore: () => setWanted({ key, cursor: nextCursor }),
    /** Loads from the first page. */
    reload: () => {
      setWanted(firstPageOf(key));
      reload();
    },
    /** Repeats the failed request. */
    retry: reload,
    error,
    replace,
  };
}
