import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { signOutReasonIn, signOutReasonOf } from './sign-out-reason.ts';

test.each([
  ['auth/user-disabled', 'disabled'],
  ['auth/user-token-expired', 'expired'],
  ['auth/user-not-found', 'expired'],
  ['auth/invalid-refresh-token', 'expired'],
  ['auth/network-request-failed', null],
  ['auth/too-many-requests', null],
] as const)('%s → %s', (code, reason) => {
  expect(signOutReasonOf(new FirebaseError(code, code))).toBe(reason);
});

test('a failed request without a response is not a refusal', () => {
  expect(signOutReasonOf(new TypeError('Failed to fetch'))).toBe(null);
});

test.each([
  ['USER_DISABLED', 'disabled'],
  ['TOKEN_EXPIRED : The user has been away', 'expired'],
  ['INVALID_REFRESH_TOKEN', 'expired'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', null],
  ['The service is currently unavailable.', null],
  ['toString', null],
] as const)('%s → %s', (message, reason) => {
  expect(signOutReasonIn(message)).toBe(reason);
});
