import { useSyncExternalStore } from 'react';
import { onUserChange } from '../../../firebase/documents/live-cache.ts';
import { type Change, PendingChanges } from './pending-changes.ts';

/** The page's unconfirmed changes, shared by all lists and cleared when the user changes. */
export const changes = new PendingChanges();
onUserChange(() => changes.clear());

export function useChanges(): ReadonlyMap<string, Change> {
  return useSyncExternalStore(changes.subscribe, () => changes.snapshot);
}
