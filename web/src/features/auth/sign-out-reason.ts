import type { SignOutReason } from '../../firebase/session-store.ts';

/** The word why, as the guard hands it over with the navigation. */
export function signOutReason(state: unknown): SignOutReason | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null;
  return state.reason === 'disabled' || state.reason === 'expired' ? state.reason : null;
}
