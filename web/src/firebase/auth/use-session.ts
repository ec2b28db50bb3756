import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeSession } from './session-store.ts';

/** The session, the same in every tab. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, getSession);
}

/** The uid, for pages behind the guard. */
export function useUid(): string {
  const session = useSession();
  return session.status === 'signedIn' ? session.uid : '';
}
