import { useSyncExternalStore } from 'react';
import { onPersonChange } from '../../../firebase/documents/live-cache.ts';
import { type Change, PendingChanges } from './pending-changes.ts';

/** The page's one list of unconfirmed changes, so that every list shows them; it goes with the person. */
export const changes = new PendingChanges();
onPersonChange(() => changes.clear());

export function useChanges(): ReadonlyMap<string, Change> {
  return useSyncExternalStore(changes.subscribe, () => changes.snapshot);
}
