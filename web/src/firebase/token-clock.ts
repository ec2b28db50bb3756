import { FirebaseError } from 'firebase/app';
import type { IdTokenResult, User } from 'firebase/auth';
import type { SignOutReason } from './session-store.ts';

/** The identity token is renewed this long before it expires, in ms. */
export const refreshAheadMs = 5 * 60_000;
const retryMs = 30_000;

/** Why a failed renewal ends the session; null where it may be tried again (no network). */
export function signOutReasonOf(error: unknown): SignOutReason | null {
  if (!(error instanceof FirebaseError)) return null;
  if (error.code === 'auth/user-disabled') return 'disabled';
  if (
    error.code === 'auth/user-token-expired' ||
    error.code === 'auth/user-not-found' ||
    error.code === 'auth/invalid-user-token'
  )
    return 'expired';
  return null;
}

/** Renews the token of the signed-in person about five minutes before it ends, and again when the page wakes. */
export class TokenClock {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewed = false;
  readonly #onRefused: (error: unknown) => void;
  readonly #onEnded: (reason: SignOutReason) => void;

  constructor(onRefused: (error: unknown) => void, onEnded: (reason: SignOutReason) => void) {
    this.#onRefused = onRefused;
    this.#onEnded = onEnded;
  }

  follow(user: User, token: IdTokenResult): void {
    this.stop();
    const expires = Date.parse(token.expirationTime);
    // A token that just came is fresh whatever this machine's clock says: a wrong clock must not renew for ever.
    const left = this.#renewed ? expires - Date.parse(token.issuedAtTime) : expires - Date.now();
    this.#renewed = false;
    this.#timer = setTimeout(() => void this.#renew(user), Math.max(1000, left - refreshAheadMs));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  report(error: unknown): void {
    const reason = signOutReasonOf(error);
    if (!reason) return;
    this.#onRefused(error);
    this.#onEnded(reason);
  }

  async #renew(user: User): Promise<void> {
    try {
      // A new token comes back through onIdTokenChanged, which follows it.
      this.#renewed = true;
      await user.getIdToken(true);
    } catch (error) {
      this.#renewed = false;
      if (signOutReasonOf(error)) this.report(error);
      else this.#timer = setTimeout(() => void this.#renew(user), retryMs);
    }
  }
}
