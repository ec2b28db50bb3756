import { onUserChange } from '../../../firebase/documents/live-cache.ts';
import { useStore } from '../../../stores/use-store.ts';
import { type Change, PendingChanges } from './pending-changes.ts';

/** The page's unconfirmed changes, shared by all lists and cleared when the user changes. */
export const changes = new PendingChanges();
onUserChange(() => changes.clear());

export function useChanges(): ReadonlyMap<string, Change> {
  return useStore(changes.shown);
}
