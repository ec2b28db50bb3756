import type { Auth } from 'firebase-admin/auth';
import { ApiError } from '../api-error.ts';

export interface AccountState {
  readonly disabled: boolean;
  readonly admin: boolean;
}

/** What admins see and change of people's accounts at the identity platform. */
export interface AccountStates {
  /** How these accounts stand; those that are gone are left out. At most 100. */
  of(uids: readonly string[]): Promise<ReadonlyMap<string, AccountState>>;
  /**
   * How the asking person's account stands, from its record and not from their token; null where it is gone. With
   * `fresh` it is read now, else it may be `keptMs` old.
   */
  current(uid: string, fresh: boolean): Promise<AccountState | null>;
  /** Whose e-mail address this is; null where it is nobody's, or no address. */
  uidOf(email: string): Promise<string | null>;
  /**
   * Changes what is given. Whoever loses something is signed out everywhere, so that their next write is refused.
   * Ends with `user.not_found`.
   */
  change(uid: string, change: Partial<AccountState>): Promise<void>;
}

/** How long a record is believed, in ms: a page of the admins makes a handful of calls at once. */
export const keptMs = 3_000;
/** Records that are kept before old ones are looked for. */
const keptAtMost = 500;

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
      if (kept.size >= keptAtMost) {
        for (const [one, { until }] of kept) if (until <= now()) kept.delete(one);
      }
      kept.set(uid, { state, until: now() + keptMs });
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
