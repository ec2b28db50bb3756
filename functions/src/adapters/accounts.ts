import type { Locale } from '@duu/contract/language';
import { emailFromProvider, nameFromProvider } from '@duu/contract/provider-profile';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { ApiError } from '../api-error.ts';

/** The caller, according to their verified identity token. */
export interface Actor {
  readonly uid: string;
  readonly email: string | null;
  /**
   * Whether the token says that the address is verified. Some providers never say so; then the account record
   * does.
   */
  readonly emailProven: boolean;
  readonly displayName: string | null;
  /** The provider's picture. A user can put any address here: only `ProviderPictures` fetches it. */
  readonly photoUrl: string | null;
  /** The identities at the sign-in providers, `provider:subject`. */
  readonly identities: readonly string[];
  /** According to the token; calls of admins check the account record. */
  readonly admin: boolean;
  readonly signedInAt: Date;
  /** The API key it calls with; missing for a signed-in user. */
  readonly keyId?: string;
  /** The language of the page that calls; none where the caller is not a page of ours. */
  readonly language?: Locale;
}

/** Accounts at the identity platform. */
export interface Accounts {
  /**
   * The caller of a bearer token. `fresh` refuses accounts that were disabled, deleted or signed out
   * everywhere since the token was issued.
   * @throws ApiError `auth.…`
   */
  actorOf(token: string, fresh: boolean): Promise<Actor>;
  /**
   * Checks an account that has no user document yet. Removes one that may be a trap and refuses it as
   * missing: see `isPreRegistered`.
   * @throws ApiError `auth.user_not_found`, `auth.disabled`
   */
  admit(uid: string): Promise<void>;
  /**
   * Removes the picture that a provider passed on.
   * @throws ApiError `auth.user_not_found`
   */
  removePicture(uid: string): Promise<void>;
  /** Every verified address and provider identity of an account; null if it is deleted. */
  identifiersOf(uid: string): Promise<{ emails: string[]; identities: string[] } | null>;
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

/** Sign-in times are whole seconds: the sign-in that creates an account may be recorded in the next one. */
const oneSignInMs = 1_000;

/** Ms from the creation of an account to another moment. */
function msAfterCreation({ metadata }: UserRecord, moment: string | undefined): number {
  return moment === undefined ? 0 : Date.parse(moment) - Date.parse(metadata.creationTime);
}

/**
 * Returns whether an account is older than its last sign-in and may be an attacker's: anyone can register an address
 * with a password, though the pages never offer it. When its owner signs in by e-mail link, both would have access;
 * with a provider, Firebase removes the password and ends the old sessions, but identity tokens stay valid. Accounts
 * made by an operator have passwords on purpose.
 */
function isPreRegistered(of: UserRecord): boolean {
  if (of.customClaims?.byOperator === true) return false;
  if (msAfterCreation(of, of.metadata.lastSignInTime) <= oneSignInMs) return false;
  const opensByLetter = of.providerData.some(({ providerId }) => providerId === 'password');
  return opensByLetter || msAfterCreation(of, of.tokensValidAfterTime) > oneSignInMs;
}

/**
 * Addresses that are verified or come from a provider. A user can write any other address into the account.
 */
function provenEmailsOf({ email, emailVerified, providerData }: UserRecord): string[] {
  const vouched = providerData.filter(({ providerId }) => providerId !== 'password');
  return [emailVerified ? email : undefined, ...vouched.map((one) => one.email)].filter(
    (one) => one !== undefined,
  );
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
        email: emailFromProvider(decoded.email),
        emailProven: decoded.email_verified === true,
        displayName: nameFromProvider(decoded.name),
        photoUrl: textOrNull(decoded.picture),
        identities: identitiesOf(decoded),
        admin: decoded.admin === true,
        signedInAt: new Date(decoded.auth_time * 1000),
      };
    },

    async admit(uid) {
      let found: UserRecord;
      try {
        found = await (await auth()).getUser(uid);
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') throw new ApiError('auth.user_not_found');
        throw error;
      }
      if (found.disabled) throw new ApiError('auth.disabled');
      if (!isPreRegistered(found)) return;
      await this.remove(uid);
      throw new ApiError('auth.user_not_found');
    },

    async removePicture(uid) {
      try {
        await (await auth()).updateUser(uid, { photoURL: null });
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') throw new ApiError('auth.user_not_found');
        throw error;
      }
    },

    async identifiersOf(uid) {
      try {
        const record = await (await auth()).getUser(uid);
        return {
          emails: provenEmailsOf(record),
          identities: record.providerData
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
