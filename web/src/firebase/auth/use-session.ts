import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeSession } from './session-store.ts';

/** Who is signed in, the same in every tab. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, getSession);
}

/** The uid, for pages that stand behind the guard. */
export function useUid(): string {
  const session = useSession();
  return session.status === 'signedIn' ? session.uid : '';
}
