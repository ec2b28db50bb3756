import { calls } from '@duu/contract/calls/calls';
import { audio } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { useCallback, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useRequest } from '../../../api/use-request.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDocsById } from '../../../firebase/documents/use-live-data.ts';
import { type ListScope, type ListView, searchQuery } from './list-query.ts';

const delayMs = 250;

interface Found {
  readonly key: string;
  readonly ids: readonly string[];
  readonly nextCursor: string | null;
}

const nothing: Found = { key: '', ids: [], nextCursor: null };

/** Search results from the server, as live documents. An older response never replaces a newer one. */
export function useSearch(query: string, scope: ListScope, view: ListView) {
  const uid = useUid();
  const searchInput = { query, ...searchQuery(scope, view) };
  const key = JSON.stringify(searchInput);
  const [found, setFound] = useState<Found>(nothing);
  const [wanted, setWanted] = useState({ key, cursor: null as string | null });
  // Another search begins at its first page.
  if (wanted.key !== key) setWanted({ key, cursor: null });
  if (query === '' && found !== nothing) setFound(nothing);
  const { cursor } = wanted;
  const { error, reload } = useRequest(
    query === '' ? null : JSON.stringify(wanted),
    async (signal) => {
      const { audioIds, nextCursor } = await callApi(calls.searchAudios, {
        query: { ...searchInput, ...(cursor !== null && { cursor }) },
        signal,
        failure: 'handled',
      });
      setFound((before) => ({
        key,
        ids: cursor !== null && before.key === key ? [...before.ids, ...audioIds] : audioIds,
        nextCursor,
      }));
    },
    { delayMs: cursor === null ? delayMs : 0 },
  );
  const read = useDocsById(paths.audios(uid), found.ids, audio);
  const failure = error ?? read.error;
  const { nextCursor } = found;
  // The server checks a limited number of candidates per call; if none fits, the next call continues.
  const goesOn = found.key === key && found.ids.length === 0 && nextCursor !== null;
  if (goesOn && cursor !== nextCursor) setWanted({ key, cursor: nextCursor });
  const loadMore = useCallback(() => setWanted({ key, cursor: nextCursor }), [key, nextCursor]);
  const retry = useCallback(() => {
    setWanted({ key, cursor: null });
    reload();
    read.retry();
  }, [key, reload, read.retry]);
  const isCurrent = found.key === key;
  return {
    status:
      failure !== null
        ? ('error' as const)
        : isCurrent && read.status === 'ready' && !goesOn
          ? ('ready' as const)
          : ('loading' as const),
    docs: read.docs,
    hasMore: isCurrent && nextCursor !== null,
    loadMore,
    retry,
    error: failure,
    isPrevious: !isCurrent && failure === null,
  };
}
