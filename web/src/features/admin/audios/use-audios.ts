import type { AdminAudio } from '@duu/contract/calls/admin-audios';
import type { QueryOf } from '@duu/contract/calls/call';
import { type Calls, calls } from '@duu/contract/calls/calls';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call.ts';

export type AudioFilters = Omit<QueryOf<Calls['adminListAudios']>, 'cursor'>;

interface Found {
  /** The filters that these were found with. */
  readonly key: string;
  readonly audios: readonly AdminAudio[];
  readonly nextCursor: string | null;
}

interface Wanted {
  readonly key: string;
  readonly cursor: string | null;
  readonly round: number;
}

/** Audios as the server finds them, longer by a page at each `loadMore`; those found stay while others are sought. */
export function useAudios(filters: AudioFilters) {
  const key = JSON.stringify(filters);
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [wanted, setWanted] = useState<Wanted>({ key, cursor: null, round: 0 });
  // Other filters begin with their first page, at once and not after a picture of the wrong one.
  if (wanted.key !== key) setWanted({ key, cursor: null, round: 0 });
  const { cursor, round } = wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    const abort = new AbortController();
    setError(null);
    const query: AudioFilters = JSON.parse(key);
    callApi(calls.adminListAudios, {
      query: cursor === null ? query : { ...query, cursor },
      signal: abort.signal,
      toast: false,
    }).then(
      ({ audios, nextCursor }) =>
        setFound((before) => ({
          key,
          audios: cursor === null ? audios : [...(before?.audios ?? []), ...audios],
          nextCursor,
        })),
      (failure: unknown) => {
        if (!abort.signal.aborted && failure instanceof ApiError) setError(failure);
      },
    );
    return () => abort.abort();
  }, [key, cursor, round]);

  const isCurrent = found?.key === key;
  const nextCursor = isCurrent ? (found?.nextCursor ?? null) : null;
  /** What a deed has made of one, until the list is asked for again; null: it is gone. */
  const replace = useCallback((id: string, by: Partial<AdminAudio> | null) => {
    setFound(
      (before) =>
        before && {
          ...before,
          audios: before.audios.flatMap((one) =>
            one.id !== id ? [one] : by === null ? [] : [{ ...one, ...by }],
          ),
        },
    );
  }, []);
  return {
    audios: found?.audios ?? null,
    isPrevious: found !== null && !isCurrent,
    hasMore: nextCursor !== null,
    loadMore: () => setWanted({ key, cursor: nextCursor, round }),
    /** From the first page on. */
    reload: () => setWanted({ key, cursor: null, round: round + 1 }),
    /** What failed, once more. */
    retry: () => setWanted({ key, cursor, round: round + 1 }),
    error,
    replace,
  };
}
