import type { Auth } from 'firebase-admin/auth';
import { ApiError } from '../api-error.ts';

export interface AccountState {
  readonly disabled: boolean;
  readonly admin: boolean;
}

/** User accounts at the identity platform, as admins see and change them. */
export interface AccountStates {
  /** The states of up to 100 accounts; missing accounts are left out. */
  of(uids: readonly string[]): Promise<ReadonlyMap<string, AccountState>>;
  /**
   * The state of the caller's account, from its record and not from the token; null if it is deleted. `fresh`
   * reads it now, otherwise it may be `cachedMs` old.
   */
  current(uid: string, fresh: boolean): Promise<AccountState | null>;
  /** The uid of an e-mail address; null if there is none. */
  uidOf(email: string): Promise<string | null>;
  /**
   * Changes the given fields. Revokes the sessions of a user who loses something, so that their next write is
   * refused.
   * @throws ApiError `user.not_found`
   */
  change(uid: string, change: Partial<AccountState>): Promise<void>;
}

/** How long a record is cached, in ms: a page of the admins makes several calls at the same time. */
export const cachedMs = 3_000;
/** Cached records before old ones are removed. */
const maxCached = 500;

const nobody: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-email'];

function isNobody(error: unknown): boolean {
  return error instanceof Error && 'code' in error && nobody.includes(error.code);
}

/** Records of the last seconds. */
function createCache(now: () => number) {
  const kept = new Map<string, { readonly state: AccountState | null; readonly until: number }>();
  return {
    get(uid: string) {
      const known = kept.get(uid);
      return known !== undefined && known.until > now() ? known : undefined;
    },
    set(uid: string, state: AccountState | null) {
      if (kept.size >= maxCached) {
        for (const [one, { until }] of kept) if (until <= now()) kept.delete(one);
      }
      kept.set(uid, { state, until: now() + cachedMs });
    },
    forget: (uid: string) => kept.delete(uid),
  };
}

export function createAccountStates(
  auth: () => Promise<Auth>,
  now: () => number = Date.now,
): AccountStates {
  const cache = createCache(now);
  return {
    async current(uid, fresh) {
      const known = fresh ? undefined : cache.get(uid);
      if (known) return known.state;
      const state = (await this.of([uid])).get(uid) ?? null;
      cache.set(uid, state);
      return state;
    },

    async of(uids) {
      if (uids.length === 0) return new Map();
      const { users } = await (await auth()).getUsers(uids.map((uid) => ({ uid })));
      return new Map(
        users.map(({ uid, disabled, customClaims }) => [
          uid,
          { disabled, admin: customClaims?.admin === true },
        ]),
      );
    },

    async uidOf(email) {
      try {
        return (await (await auth()).getUserByEmail(email)).uid;
      } catch (error) {
        if (isNobody(error)) return null;
        throw error;
      }
    },

    async change(uid, { disabled, admin }) {
      const at = await auth();
      cache.forget(uid);
      try {
        const { customClaims } = await at.getUser(uid);
        if (admin !== undefined) {
          const { admin: _, ...others } = customClaims ?? {};
          await at.setCustomUserClaims(uid, admin ? { ...others, admin } : others);
        }
        if (disabled !== undefined) await at.updateUser(uid, { disabled });
        if (disabled === true || admin === false) await at.revokeRefreshTokens(uid);
      } catch (error) {
        if (isNobody(error)) throw new ApiError('user.not_found');
        throw error;
      } finally {
        cache.forget(uid);
      }
    },
  };
}
