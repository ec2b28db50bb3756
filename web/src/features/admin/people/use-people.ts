import type { AdminPerson } from '@duu/contract/calls/admin-people';
import { calls } from '@duu/contract/calls/calls';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call.ts';

const delayMs = 250;

interface Found {
  /** What was asked for; another query has other people. */
  readonly query: string;
  readonly people: readonly AdminPerson[];
  readonly nextCursor: string | null;
}

/** People as the server finds them, longer by a page at each `loadMore`; those found stay while others are looked for. */
export function usePeople(query: string) {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  /** Where the wanted page begins; with the query it says what is asked for. */
  const [wanted, setWanted] = useState<{ query: string; cursor: string | null; round: number }>({
    query,
    cursor: null,
    round: 0,
  });
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setWanted((before) =>
          before.query === query ? before : { query, cursor: null, round: 0 },
        ),
      delayMs,
    );
    return () => clearTimeout(timer);
  }, [query]);
  useEffect(() => {
    const abort = new AbortController();
    const { cursor } = wanted;
    setError(null);
    callApi(calls.adminListUsers, {
      query: { query: wanted.query, ...(cursor === null ? {} : { cursor }) },
      signal: abort.signal,
      toast: false,
    }).then(
      ({ users, nextCursor }) =>
        setFound((before) => ({
          query: wanted.query,
          people: cursor === null ? users : [...(before?.people ?? []), ...users],
          nextCursor,
        })),
      (failure: unknown) => {
        if (!abort.signal.aborted && failure instanceof ApiError) setError(failure);
      },
    );
    return () => abort.abort();
  }, [wanted]);
  const nextCursor = found?.nextCursor ?? null;
  const loadMore = useCallback(
    () => setWanted((before) => ({ ...before, cursor: nextCursor })),
    [nextCursor],
  );
  const retry = useCallback(
    () => setWanted((before) => ({ ...before, round: before.round + 1 })),
    [],
  );
  /** What a change has made of somebody, until the list is asked for again. */
  const replace = useCallback((changed: AdminPerson) => {
    setFound(
      (before) =>
        before && {
          ...before,
          people: before.people.map((person) => (person.id === changed.id ? changed : person)),
        },
    );
  }, []);
  return {
    people: found?.people ?? null,
    isPrevious: found !== null && found.query !== query,
    hasMore: nextCursor !== null && found?.query === query,
    loadMore,
    error,
    retry,
    replace,
  };
}
