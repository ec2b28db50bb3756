import { type IdTokenResult, onIdTokenChanged, type User } from 'firebase/auth';
import type { ApiError } from '../api/api-error.ts';
import { setApiHooks } from '../api/hooks.ts';
import { firebaseAuth } from './auth.ts';
import { clearLiveCache } from './live-cache.ts';
import { markSignedIn, wasSignedIn } from './session-hint.ts';
import { signOutReasonOf, TokenClock } from './token-clock.ts';

/** Why a session ended without the person asking for it. */
export type SignOutReason = 'disabled' | 'expired';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut'; readonly reason?: SignOutReason }
  | {
      readonly status: 'signedIn';
      readonly uid: string;
      readonly email: string | null;
      readonly emailVerified: boolean;
      readonly displayName: string | null;
      /** Ids of the linked providers: `google.com`, `password` (e-mail link), `oidc.duu` … */
      readonly providers: readonly string[];
      /** From the token's claim; the API checks it again at every call. */
      readonly admin: boolean;
    };

let session: Session = { status: 'loading' };
let reason: SignOutReason | undefined;
let started = false;
const listeners = new Set<() => void>();

function become(next: Session): void {
  const uidBefore = session.status === 'signedIn' ? session.uid : null;
  const uidNow = next.status === 'signedIn' ? next.uid : null;
  // What one person was shown, or was refused, must not meet the next one.
  if (uidBefore !== uidNow) clearLiveCache(uidNow);
  session = next;
  markSignedIn(uidNow !== null);
  for (const listener of listeners) listener();
}

function signedIn(user: User, token: IdTokenResult): Session {
  return {
    status: 'signedIn',
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    providers: user.providerData.map((provider) => provider.providerId),
    admin: token.claims.admin === true,
  };
}

/** Ends the session and keeps the word why for the sign-in page. */
export async function endSession(why?: SignOutReason): Promise<void> {
  reason = why;
  await firebaseAuth().signOut();
}

const clock = new TokenClock(explainEnd, (why) => void endSession(why));

async function onUser(user: User | null): Promise<void> {
  if (!user) {
    clock.stop();
    // The SDK drops a session that the provider has ended while the page loads, and does not say so.
    if (session.status === 'loading' && wasSignedIn()) reason ??= 'expired';
    become(reason ? { status: 'signedOut', reason } : { status: 'signedOut' });
    reason = undefined;
    return;
  }
  try {
    const token = await user.getIdTokenResult();
    if (firebaseAuth().currentUser !== user) return;
    clock.follow(user, token);
    become(signedIn(user, token));
  } catch (error) {
    // Without a token nothing can be asked for; offline, the SDK answers from its store and does not come here.
    if (session.status === 'loading') become({ status: 'signedOut' });
    clock.report(error);
  }
}

/** The SDK signs out by itself when a renewal is refused; the word why comes with the refusal, a moment later. */
function explainEnd(error: unknown): void {
  const why = signOutReasonOf(error);
  if (!why) return;
  if (session.status === 'signedOut') become({ status: 'signedOut', reason: why });
  else reason = why;
}

async function token(): Promise<string | null> {
  try {
    return (await firebaseAuth().currentUser?.getIdToken()) ?? null;
  } catch (error) {
    explainEnd(error);
    throw error;
  }
}

function start(): void {
  started = true;
  onIdTokenChanged(firebaseAuth(), (user) => void onUser(user));
  setApiHooks({
    token,
    unauthorized: (error: ApiError) =>
      void endSession(error.key === 'auth.disabled' ? 'disabled' : 'expired'),
  });
}

export function subscribeSession(listener: () => void): () => void {
  if (!started) start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getSession(): Session {
  return session;
}

/** Reads the person's profile again after it was changed: Firebase does not announce that. */
export async function refreshSession(): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user) return;
  await user.reload();
  become(signedIn(user, await user.getIdTokenResult(true)));
}
