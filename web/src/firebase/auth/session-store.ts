import { FirebaseError } from 'firebase/app';
import { type IdTokenResult, onIdTokenChanged, type User } from 'firebase/auth';
import { ApiError } from '../../api/api-error.ts';
import { setApiHooks } from '../../api/hooks.ts';
import { forgetAnswers } from '../../api/use-request.ts';
import { clearLiveCache } from '../documents/live-cache.ts';
import { keepOnlyOf } from '../kept.ts';
import { firebaseAuth } from './auth.ts';
import { endTold, onEndTold, tellTabs } from './end-between-tabs.ts';
import { forgetSignIn } from './kept-for-sign-in.ts';
import { refusedAtLoad } from './restore-watch.ts';
import { markSignedIn, wasSignedIn } from './session-hint.ts';
import { type SignOutReason, signOutReasonOf } from './sign-out-reason.ts';
import { TokenClock } from './token-clock.ts';
import { forgetChoices } from './unsaved-choices.ts';

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
      /** From the token's claim; the API checks it again at every call. null until a token could be had. */
      readonly admin: boolean | null;
    };

let session: Session = { status: 'loading' };
let reason: SignOutReason | undefined;
/** Whose session this tab has shown: asked for the reason where nobody has told it. */
let lastUser: User | null = null;
let started = false;
const listeners = new Set<() => void>();

function become(next: Session): void {
  const uidBefore = session.status === 'signedIn' ? session.uid : null;
  const uidNow = next.status === 'signedIn' ? next.uid : null;
  // What one person was shown, or was refused, must not meet the next one.
  if (uidBefore !== uidNow) {
    clearLiveCache(uidNow);
    forgetAnswers();
  }
  // Also where the session has ended while no page was open.
  if (uidBefore !== uidNow || session.status === 'loading') void keepOnlyOf(uidNow);
  if (uidNow !== null && uidBefore !== uidNow) tellTabs(null);
  if (next.status === 'signedOut' && next.reason) tellTabs(next.reason);
  session = next;
  markSignedIn(uidNow !== null);
  const isAnother = uidBefore !== null && uidBefore !== uidNow;
  // An e-mail link signs in also in place of who is there.
  if (uidNow === null || isAnother) forgetChoices();
  // A letter that was asked for while nobody was signed in is still on its way.
  if (uidNow === null && isAnother) forgetSignIn();
  for (const listener of listeners) listener();
}

function signedIn(user: User, token: IdTokenResult | null): Session {
  return {
    status: 'signedIn',
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    providers: user.providerData.map((provider) => provider.providerId),
    admin: token && token.claims.admin === true,
  };
}

/** Ends the session and keeps the word why for the sign-in page, here and in the other tabs. */
export async function endSession(why?: SignOutReason): Promise<void> {
  reason = why;
  tellTabs(why ?? 'asked');
  await firebaseAuth().signOut();
  // Where the SDK has dropped the session before, it says nothing of this end.
  if (why && session.status === 'signedOut') {
    explainEnd(why);
    reason = undefined;
  }
}

const clock = new TokenClock((why) => void endSession(why));

/** The word why may come after the end: from another tab, or from the provider. */
function explainEnd(why: SignOutReason): void {
  if (session.status === 'signedOut' && !session.reason)
    become({ status: 'signedOut', reason: why });
}

/**
 * The SDK ends a session by itself when a renewal is refused that somebody else asked for (Firestore's), and does not
 * say why; the same renewal asked for once more does.
 */
async function askWhy(user: User): Promise<void> {
  try {
    await user.getIdToken(true);
  } catch (error) {
    const why = signOutReasonOf(error);
    if (why) explainEnd(why);
  }
}

function onNobody(): void {
  clock.stop();
  const user = lastUser;
  lastUser = null;
  const told = endTold();
  const isLoading = session.status === 'loading';
  // Another tab that has lost the session first takes the hint away: a refusal, or a recent end, says as much.
  const hadSession = wasSignedIn() || refusedAtLoad() !== null || told?.isRecent === true;
  const isLost = isLoading ? hadSession : session.status === 'signedIn';
  const isUnexplained = isLost && !reason && told === null;
  if (isLost && told !== null && told.end !== 'asked') reason ??= told.end;
  // The SDK drops a session that the provider has ended while the page loads.
  if (isUnexplained && isLoading) reason = refusedAtLoad() ?? 'expired';
  become(reason ? { status: 'signedOut', reason } : { status: 'signedOut' });
  reason = undefined;
  if (isUnexplained && user) void askWhy(user);
}

async function onUser(user: User): Promise<void> {
  lastUser = user;
  try {
    const token = await user.getIdTokenResult();
    if (firebaseAuth().currentUser !== user) return;
    clock.follow(user, token);
    become(signedIn(user, token));
  } catch (error) {
    const why = signOutReasonOf(error);
    if (why) return endSession(why);
    if (firebaseAuth().currentUser !== user) return;
    // Without a network the person stays: who it is stands in the browser, and what they may do comes with a token.
    if (session.status !== 'signedIn' || session.uid !== user.uid) become(signedIn(user, null));
    clock.retry(user);
  }
}

/** @throws ApiError where the provider says no, or is not well; what the SDK throws where there is no network */
async function token(): Promise<string | null> {
  try {
    return (await firebaseAuth().currentUser?.getIdToken()) ?? null;
  } catch (error) {
    const why = signOutReasonOf(error);
    // As the API would say it: what follows a 401 ends the session with its reason.
    if (why)
      throw new ApiError(why === 'disabled' ? 'auth.disabled' : 'auth.invalid_token', 401, null);
    const isOffline =
      error instanceof FirebaseError && error.code === 'auth/network-request-failed';
    throw isOffline ? error : new ApiError(null, 503, null);
  }
}

function start(): void {
  started = true;
  onIdTokenChanged(firebaseAuth(), (user) => (user ? void onUser(user) : onNobody()));
  onEndTold((end) => {
    if (end !== 'asked') explainEnd(end);
  });
  setApiHooks({
    token,
    unauthorized: (error: ApiError) =>
      endSession(error.key === 'auth.disabled' ? 'disabled' : 'expired'),
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
