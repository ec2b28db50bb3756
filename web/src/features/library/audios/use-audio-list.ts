import { inCollectionOrder } from '@duu/contract/collection-order';
import { audio } from '@duu/contract/documents/audio';
import { useEffect, useMemo, useState } from 'react';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { usePages } from '../../../firebase/documents/use-live-data.ts';
import { changes, useChanges } from '../changes/change-store.ts';
import { applyChanges } from '../changes/pending-changes.ts';
import { type ListScope, type ListView, listQuery } from './list-query.ts';
import { useSearch } from './use-search.ts';

const noOrder: readonly string[] = [];

/**
 * Returns the audios of a page, live, including unconfirmed changes: all of them in pages, or the results of a
 * search. `order` is that of the collection, for the sort `own`.
 */
export function useAudioList(
  scope: ListScope,
  view: ListView,
  query: string,
  order: readonly string[] = noOrder,
) {
  const uid = useUid();
  const { archived, collectionId } = scope;
  const isSearch = query !== '';
  const isOwn = view.sort === 'own' && !isSearch;
  const listed = usePages(isSearch ? null : listQuery(uid, scope, view), audio);
  const found = useSearch(query, scope, view);
  const live = isSearch ? found : listed;
  const pending = useChanges();
  useEffect(() => changes.settle(live.docs), [live.docs]);
  const [, redraw] = useState(0);
  useEffect(() => {
    // The days left change at midnight at the latest.
    const timer = setInterval(() => redraw((n) => n + 1), 60 * 60_000);
    return () => clearInterval(timer);
  }, []);
  const audios = useMemo(() => {
    const now = new Date();
    const shown = applyChanges(
      // An expired audio is hidden, even if the nightly job has not deleted it yet.
      live.docs.filter((one) => one.expiresAt > now),
      pending,
      (one) =>
        one.archived === archived && (collectionId === null || one.collectionId === collectionId),
    );
    return isOwn ? inCollectionOrder(shown, order) : shown;
  }, [live.docs, pending, archived, collectionId, isOwn, order]);
  return { ...live, audios };
}
