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
  /** Whose e-mail address this is; null where it is nobody's, or no address. */
  uidOf(email: string): Promise<string | null>;
  /**
   * Changes what is given. Whoever loses something is signed out everywhere, so that their next write is refused.
   * Ends with `user.not_found`.
   */
  change(uid: string, change: Partial<AccountState>): Promise<void>;
}

const nobody: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-email'];

function isNobody(error: unknown): boolean {
  return error instanceof Error && 'code' in error && nobody.includes(error.code);
}

export function createAccountStates(auth: () => Promise<Auth>): AccountStates {
  return {
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
      }
    },
  };
}
