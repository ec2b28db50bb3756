import { calls } from '@duu/contract/calls/calls';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { usePagedList } from '../../../api/use-paged-list.ts';

const delayMs = 250;

/** Returns the query, updated when typing pauses. */
function usePaused(query: string): string {
  const [paused, setPaused] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(query), delayMs);
    return () => clearTimeout(timer);
  }, [query]);
  return paused;
}

/** Returns the users that match the query, searched at each pause in typing. */
export function useUsers(query: string) {
  const pausedQuery = usePaused(query);
  const list = usePagedList(pausedQuery, async (cursor, signal) => {
    const { users, nextCursor } = await callApi(calls.adminListUsers, {
      query: { query: pausedQuery, cursor },
      signal,
      failure: 'handled',
    });
    return { items: users, nextCursor };
  });
  const isAsked = pausedQuery === query;
  return {
    ...list,
    isPrevious: list.isPrevious || (list.items !== null && !isAsked),
    hasMore: list.hasMore && isAsked,
  };
}
