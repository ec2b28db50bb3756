import { FirebaseError } from 'firebase/app';

/** Why a session ended without the user's request. */
export type SignOutReason = 'disabled' | 'expired';

const reasonOfCode: ReadonlyMap<string, SignOutReason> = new Map([
  ['auth/user-disabled', 'disabled'],
  ['auth/user-token-expired', 'expired'],
  ['auth/user-not-found', 'expired'],
  ['auth/invalid-user-token', 'expired'],
  ['auth/invalid-refresh-token', 'expired'],
]);

/** Why a refused token ends the session; null for other failures: no network, an unavailable provider. */
export function signOutReasonOf(error: unknown): SignOutReason | null {
  if (!(error instanceof FirebaseError)) return null;
  return reasonOfCode.get(error.code) ?? null;
}

const reasonOfAnswer: ReadonlyMap<string, SignOutReason> = new Map([
  ['USER_DISABLED', 'disabled'],
  ['TOKEN_EXPIRED', 'expired'],
  ['USER_NOT_FOUND', 'expired'],
  ['INVALID_ID_TOKEN', 'expired'],
  ['INVALID_REFRESH_TOKEN', 'expired'],
]);

/** Returns the same from the message in the provider's response: `USER_DISABLED`, `TOKEN_EXPIRED : since yesterday` */
export function signOutReasonIn(message: string): SignOutReason | null {
  return reasonOfAnswer.get(message.split(' : ')[0] ?? '') ?? null;
}
