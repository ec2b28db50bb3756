import { useCallback, useState } from 'react';
import { useRequest } from '../../api/use-request.ts';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

interface Found<Item> extends Page<Item> {
  /** What they were found with. */
  readonly key: string;
}

interface Wanted {
  readonly key: string;
  /** Where the page begins; undefined: at the first. */
  readonly cursor: string | undefined;
}

const firstPageOf = (key: string): Wanted => ({ key, cursor: undefined });

/**
 * What the server finds, longer by a page at each `loadMore`; what was found stays while something else is sought.
 * The key is all that decides what `load` asks for.
 */
export function usePagedList<Item extends { readonly id: string }>(
  key: string,
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>,
) {
  const [found, setFound] = useState<Found<Item> | null>(null);
  const [wanted, setWanted] = useState(firstPageOf(key));
  // Another key begins with its first page, at once and not after a picture of the wrong one.
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
  /** What a deed has made of one, until the list is asked for again; null: it is gone. */
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
    /** From the first page on. */
    reload: () => {
      setWanted(firstPageOf(key));
      reload();
    },
    /** What failed, once more. */
    retry: reload,
    error,
    replace,
  };
}
