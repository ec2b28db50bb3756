import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeSession } from './session-store.ts';

/** Returns the session, the same in every tab. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, getSession);
}

/** Returns the uid, for pages behind the guard. */
export function useUid(): string {
  const session = useSession();
  return session.status === 'signedIn' ? session.uid : '';
}
