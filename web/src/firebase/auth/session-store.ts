import { FirebaseError } from 'firebase/app';
import { type IdTokenResult, onIdTokenChanged, type User } from 'firebase/auth';
import { ApiError } from '../../api/api-error.ts';
import { setApiHooks } from '../../api/hooks.ts';
import { forgetAnswers } from '../../api/use-request.ts';
import { Store } from '../../stores/store.ts';
import { clearLiveCache } from '../documents/live-cache.ts';
import { appCheckToken } from '../firebase-app.ts';
import { keepOnlyOf } from '../kept.ts';
import { firebaseAuth } from './auth.ts';
import { notifyTabs, onEndNotice, storedSessionEnd } from './end-between-tabs.ts';
import { clearSignIn } from './kept-for-sign-in.ts';
import { refusedAtLoad } from './restore-watch.ts';
import { markSignedIn, wasSignedIn } from './session-hint.ts';
import { type SignOutReason, signOutReasonOf } from './sign-out-reason.ts';
import { TokenClock } from './token-clock.ts';
import { clearChoices } from './unsaved-choices.ts';

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
      /** From the token's claim; the API checks it again on every call. null until there is a token. */
      readonly admin: boolean | null;
    };

const store = new Store<Session>({ status: 'loading' });
let reason: SignOutReason | undefined;
/** The user of this tab's last session, to find out why it ended. */
let lastUser: User | null = null;
let started = false;

function become(next: Session): void {
  const session = store.get();
  const uidBefore = session.status === 'signedIn' ? session.uid : null;
  const uidNow = next.status === 'signedIn' ? next.uid : null;
  // Clears the previous user's live data and cached answers.
  if (uidBefore !== uidNow) {
    clearLiveCache(uidNow);
    forgetAnswers();
  }
  // Also when the session ended while no tab was open.
  if (uidBefore !== uidNow || session.status === 'loading') void keepOnlyOf(uidNow);
  if (uidNow !== null && uidBefore !== uidNow) notifyTabs(null);
  if (next.status === 'signedOut' && next.reason) notifyTabs(next.reason);
  markSignedIn(uidNow !== null);
  const isAnother = uidBefore !== null && uidBefore !== uidNow;
  // An e-mail link may replace a signed-in user.
  if (uidNow === null || isAnother) clearChoices();
  // An e-mail requested while nobody was signed in is still pending.
  if (uidNow === null && isAnother) clearSignIn();
  store.set(next);
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

/** Ends the session and keeps the reason for the sign-in page, here and in the other tabs. */
export async function endSession(why?: SignOutReason): Promise<void> {
  reason = why;
  notifyTabs(why ?? 'asked');
  await firebaseAuth().signOut();
  // If the SDK dropped the session before, it emits nothing now.
  if (why && store.get().status === 'signedOut') {
    explainEnd(why);
    reason = undefined;
  }
}

const clock = new TokenClock((why) => void endSession(why));

/** The reason may arrive after the end: from another tab, or from the provider. */
function explainEnd(why: SignOutReason): void {
  const session = store.get();
  if (session.status === 'signedOut' && !session.reason)
    become({ status: 'signedOut', reason: why });
}

/**
 * The SDK ends a session without a reason when a renewal requested elsewhere (by Firestore) is refused; repeating the
 * renewal returns the reason.
 */
async function askWhy(user: User): Promise<void> {
  try {
    await user.getIdToken(true);
  } catch (error) {
    const why = signOutReasonOf(error);
    if (why) explainEnd(why);
  }
}

function onNoUser(): void {
  const session = store.get();
  clock.stop();
  const user = lastUser;
  lastUser = null;
  const storedEnd = storedSessionEnd();
  const isLoading = session.status === 'loading';
  // A tab that loses the session first clears the hint, so a refusal or a recent end count too.
  const hadSession = wasSignedIn() || refusedAtLoad() !== null || storedEnd?.isRecent === true;
  const isLost = isLoading ? hadSession : session.status === 'signedIn';
  const isUnexplained = isLost && !reason && storedEnd === null;
  if (isLost && storedEnd !== null && storedEnd.end !== 'asked') reason ??= storedEnd.end;
  // The SDK drops a session that the provider ended while the page loads.
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
    // Offline the user stays signed in, as stored in the browser; the claims arrive with a token.
    const session = store.get();
    if (session.status !== 'signedIn' || session.uid !== user.uid) become(signedIn(user, null));
    clock.retry(user);
  }
}

/** @throws ApiError if the provider refuses or is unavailable; the SDK's error without a network */
async function token(): Promise<string | null> {
  try {
    return (await firebaseAuth().currentUser?.getIdToken()) ?? null;
  } catch (error) {
    const why = signOutReasonOf(error);
    // Like a 401 of the API: ends the session with its reason.
    if (why)
      throw new ApiError(why === 'disabled' ? 'auth.disabled' : 'auth.invalid_token', 401, null);
    const isOffline =
      error instanceof FirebaseError && error.code === 'auth/network-request-failed';
    throw isOffline ? error : new ApiError(null, 503, null);
  }
}

/** The SDK takes over what another tab has changed in the profile, right after this event, without announcing it. */
function onStored({ key }: StorageEvent): void {
  if (!key?.startsWith('firebase:authUser:')) return;
  setTimeout(() => {
    const { currentUser } = firebaseAuth();
    if (currentUser) void onUser(currentUser);
  });
}

function start(): void {
  started = true;
  addEventListener('storage', onStored);
  onIdTokenChanged(firebaseAuth(), (user) => (user ? void onUser(user) : onNoUser()));
  onEndNotice((end) => {
    if (end !== 'asked') explainEnd(end);
  });
  setApiHooks({
    token,
    appCheck: appCheckToken,
    unauthorized: (error: ApiError) =>
      endSession(error.key === 'auth.disabled' ? 'disabled' : 'expired'),
  });
}

export function subscribeSession(listener: () => void): () => void {
  if (!started) start();
  return store.subscribe(listener);
}

export const getSession = store.get;

/** Reloads the user's profile after a change, which Firebase does not announce. */
export async function refreshSession(): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user) return;
  await user.reload();
  become(signedIn(user, await user.getIdTokenResult(true)));
}
