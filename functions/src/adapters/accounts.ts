import { providedEmail, providedName } from '@duu/contract/provided';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { ApiError } from '../api-error.ts';

/** Who asks, as their verified identity token says. */
export interface Actor {
  readonly uid: string;
  readonly email: string | null;
  /** Whether the token says that the address was proven. Some providers never say so: their word is in the record. */
  readonly emailProven: boolean;
  readonly displayName: string | null;
  /** Where the provider has a picture. The person may have put any address there: only `ProviderPictures` asks it. */
  readonly photoUrl: string | null;
  /** Names that identity providers know the person by, `provider:subject`. */
  readonly identities: readonly string[];
  /** What the token says; calls for admins ask the account's record. */
  readonly admin: boolean;
  /** When the person last signed in. */
  readonly signedInAt: Date;
}

/** Who people are, as the identity platform knows them. */
export interface Accounts {
  /**
   * The person behind a bearer token. With `fresh`, an account that was disabled, deleted or signed out
   * everywhere since the token was made is refused. Ends with `auth.…`.
   */
  actorOf(token: string, fresh: boolean): Promise<Actor>;
  /**
   * Lets an account in that nothing is kept of yet. Ends with `auth.user_not_found` where it is gone, with `auth.disabled`
   * where it is closed. One that somebody may have prepared is removed, and ends as gone: see `isPrepared`.
   */
  admit(uid: string): Promise<void>;
  /** Forgets the picture that a provider passed on. Ends with `auth.user_not_found` where the account is gone. */
  removePicture(uid: string): Promise<void>;
  /** Every proven address and provider's name of an account; null where it is gone. */
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

/** Times of sign-ins are whole seconds: the sign-in that makes an account may end in the next one. */
const oneSignInMs = 1_000;

/** How much later than an account another moment of it is. */
function msAfterMaking({ metadata }: UserRecord, moment: string | undefined): number {
  return moment === undefined ? 0 : Date.parse(moment) - Date.parse(metadata.creationTime);
}

/**
 * Whether an account is older than its last sign-in and may be a stranger's: anybody can take an address with a password
 * that the pages never offer. Its owner then comes in by a letter, and both would have the account from then on; or by a
 * provider, to whom Firebase hands it over: it takes the password away and ends the sessions of before, an identity token
 * excepted. Accounts of an operator's have passwords on purpose.
 */
function isPrepared(of: UserRecord): boolean {
  if (of.customClaims?.byOperator === true) return false;
  if (msAfterMaking(of, of.metadata.lastSignInTime) <= oneSignInMs) return false;
  const opensByLetter = of.providerData.some(({ providerId }) => providerId === 'password');
  return opensByLetter || msAfterMaking(of, of.tokensValidAfterTime) > oneSignInMs;
}

/** Addresses of an account that were proven, or that a provider stands for. A person can write any other into it. */
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
        email: providedEmail(decoded.email),
        emailProven: decoded.email_verified === true,
        displayName: providedName(decoded.name),
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
      if (!isPrepared(found)) return;
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

    async namesOf(uid) {
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
