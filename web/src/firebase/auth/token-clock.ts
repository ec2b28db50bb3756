import type { IdTokenResult, User } from 'firebase/auth';
import { type SignOutReason, signOutReasonOf } from './sign-out-reason.ts';

/** How long before its expiry the identity token is renewed, in ms. */
const refreshAheadMs = 5 * 60_000;
const retryMs = 30_000;

/** Renews the signed-in user's token about five minutes before it expires, and when the page wakes. */
export class TokenClock {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void) | undefined;
  #renewed = false;
  readonly #onEnded: (reason: SignOutReason) => void;

  constructor(onEnded: (reason: SignOutReason) => void) {
    this.#onEnded = onEnded;
  }

  follow(user: User, token: IdTokenResult): void {
    this.stop();
    const expires = Date.parse(token.expirationTime);
    // A new token counts as fresh even if this machine's clock disagrees; a wrong clock would otherwise renew
    // endlessly.
    const left = this.#renewed ? expires - Date.parse(token.issuedAtTime) : expires - Date.now();
    this.#renewed = false;
    this.#timer = setTimeout(() => void this.#renew(user), Math.max(1000, left - refreshAheadMs));
  }

  /** After a failed renewal: retries after a while, and as soon as the browser has a connection. */
  retry(user: User): void {
    this.stop();
    this.#waiting = () => void this.#renew(user);
    this.#timer = setTimeout(this.#waiting, retryMs);
    addEventListener('online', this.#waiting);
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.#waiting) removeEventListener('online', this.#waiting);
    this.#waiting = undefined;
  }

  async #renew(user: User): Promise<void> {
    this.stop();
    try {
      // A new token arrives through onIdTokenChanged, which restarts the clock.
      this.#renewed = true;
      await user.getIdToken(true);
    } catch (error) {
      this.#renewed = false;
      const reason = signOutReasonOf(error);
      if (reason) this.#onEnded(reason);
      else this.retry(user);
    }
  }
}
