import { providedEmail, providedName } from '@duu/contract/provided';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { ApiError } from '../api-error.ts';
import type { Actor } from '../http/actor.ts';

/** Who people are, as the identity platform knows them. */
export interface Accounts {
  /**
   * The person behind a bearer token. With `fresh`, an account that was disabled, deleted or signed out
   * everywhere since the token was made is refused. Ends with `auth.…`.
   */
  actorOf(token: string, fresh: boolean): Promise<Actor>;
  /** Ends with `auth.user_not_found` where the account is gone, with `auth.disabled` where it is closed. */
  ensureExists(uid: string): Promise<void>;
  /** Forgets the picture that a provider passed on. Ends with `auth.user_not_found` where the account is gone. */
  removePicture(uid: string): Promise<void>;
  /** Every address and provider's name of an account; null where it is gone. */
  namesOf(uid: string): Promise<{ emails: string[]; identities: string[] } | null>;
  remove(uid: string): Promise<void>;
}

const keyByCode = {
  'auth/user-disabled': 'auth.disabled',
  'auth/user-not-found': 'auth.user_not_found',
} as const;

function isKnownCode(code: unknown): code is keyof typeof keyByCode {
  return typeof code === 'string' && code in keyByCode;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Only a bare password, or no credential at all, leaves the e-mail unproven. */
function isProven(token: DecodedIdToken): boolean {
  const provider = token.firebase.sign_in_provider;
  if (provider === 'anonymous') return false;
  return provider !== 'password' || token.email_verified === true;
}

function identitiesOf(token: DecodedIdToken): string[] {
  const given: Record<string, unknown> = token.firebase.identities;
  return Object.entries(given).flatMap(([provider, subjects]) =>
    Array.isArray(subjects) && provider !== 'email'
      ? subjects.map((subject) => `${provider}:${String(subject)}`)
      : [],
  );
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function createAccounts(auth: () => Promise<Auth>): Accounts {
  return {
    async actorOf(token, fresh) {
      let decoded: DecodedIdToken;
      try {
        decoded = await (await auth()).verifyIdToken(token, fresh);
      } catch (error) {
        const code = codeOf(error);
        throw new ApiError(isKnownCode(code) ? keyByCode[code] : 'auth.invalid_token', {
          cause: error,
        });
      }
      if (!isProven(decoded)) throw new ApiError('auth.email_unverified');
      return {
        uid: decoded.uid,
        email: providedEmail(decoded.email),
        displayName: providedName(decoded.name),
        photoUrl: textOrNull(decoded.picture),
        identities: identitiesOf(decoded),
        admin: decoded.admin === true,
        signedInAt: new Date(decoded.auth_time * 1000),
      };
    },

    async ensureExists(uid) {
      try {
        const found = await (await auth()).getUser(uid);
        if (found.disabled) throw new ApiError('auth.disabled');
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') throw new ApiError('auth.user_not_found');
        throw error;
      }
    },

    async removePicture(uid) {
      try {
        await (await auth()).updateUser(uid, { photoURL: null });
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') throw new ApiError('auth.user_not_found');
        throw error;
      }
    },

    async namesOf(uid) {
      try {
        const { email, providerData } = await (await auth()).getUser(uid);
        return {
          emails: [email, ...providerData.map((one) => one.email)].filter(
            (one) => one !== undefined,
          ),
          identities: providerData
            .filter(({ providerId }) => providerId !== 'password')
            .map((one) => `${one.providerId}:${one.uid}`),
        };
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') return null;
        throw error;
      }
    },

    async remove(uid) {
      try {
        await (await auth()).deleteUser(uid);
      } catch (error) {
        if (codeOf(error) !== 'auth/user-not-found') throw error;
      }
    },
  };
}
