import { calls } from '@duu/contract/calls/calls';
import { audio } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDocsById } from '../../../firebase/documents/use-docs-by-id.ts';
import type { ListScope, ListView } from './list-query.ts';

const delayMs = 250;

interface Found {
  readonly key: string;
  readonly ids: readonly string[];
  readonly nextCursor: string | null;
  readonly error: Error | null;
}

const nothing: Found = { key: '', ids: [], nextCursor: null, error: null };

/** What the server finds, as live documents. The answer of an older search never takes a newer one's place. */
export function useSearch(query: string, scope: ListScope, view: ListView) {
  const uid = useUid();
  const [found, setFound] = useState<Found>(nothing);
  const [cursor, setCursor] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const wanted = {
    query,
    archived: scope.archived ? ('true' as const) : ('false' as const),
    ...(scope.collectionId !== null && { collectionId: scope.collectionId }),
    ...(view.speakerId !== 'all' && { speakerId: view.speakerId }),
    ...(view.language !== 'all' && { language: view.language }),
  };
  const key = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its first page
  useEffect(() => setCursor(null), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is searched for
  useEffect(() => {
    if (query === '') {
      setFound(nothing);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        callApi(calls.searchAudios, {
          query: { ...wanted, ...(cursor !== null && { cursor }) },
          signal: abort.signal,
          toast: false,
        }).then(
          ({ audioIds, nextCursor }) =>
            setFound((before) => ({
              key,
              ids: cursor !== null && before.key === key ? [...before.ids, ...audioIds] : audioIds,
              nextCursor,
              error: null,
            })),
          (error: unknown) => {
            if (!abort.signal.aborted && error instanceof Error)
              setFound({ ...nothing, key, error });
          },
        );
      },
      cursor === null ? delayMs : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, cursor, round]);
  const { docs, ready } = useDocsById(paths.audios(uid), found.ids, audio);
  const { nextCursor } = found;
  // The server looks at so many candidates a call; where none of them fits, the next call goes on.
  const goesOn = found.key === key && found.ids.length === 0 && nextCursor !== null;
  useEffect(() => {
    if (goesOn) setCursor(nextCursor);
  }, [goesOn, nextCursor]);
  const loadMore = useCallback(() => setCursor(nextCursor), [nextCursor]);
  const retry = useCallback(() => {
    setCursor(null);
    setRound((value) => value + 1);
  }, []);
  const isCurrent = found.key === key;
  return {
    status:
      found.error !== null
        ? ('error' as const)
        : isCurrent && ready && !goesOn
          ? ('ready' as const)
          : ('loading' as const),
    docs,
    hasMore: isCurrent && nextCursor !== null,
    loadMore,
    retry,
    error: found.error,
    isPrevious: !isCurrent,
  };
}
