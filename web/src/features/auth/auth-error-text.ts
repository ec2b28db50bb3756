import { AuthFailure } from '../../firebase/auth/auth-error.ts';
import type { Translate } from '../../i18n/intl.tsx';
import type { MessageId } from '../../i18n/messages/messages.ts';

/** The text for each of the identity provider's codes that a user can see. */
const authErrorTexts = {
  'invalid-email': 'auth.error.invalid-email',
  'other-address': 'auth.error.other-address',
  'missing-email': 'auth.error.invalid-email',
  'invalid-recipient-email': 'auth.error.invalid-email',
  'wrong-password': 'auth.error.wrong-password',
  'user-not-found': 'auth.error.user-not-found',
  'email-already-in-use': 'auth.error.email-already-in-use',
  'too-many-requests': 'auth.error.too-many-requests',
  'quota-exceeded': 'auth.error.too-many-requests',
  'requires-recent-login': 'auth.error.requires-recent-login',
  'network-request-failed': 'auth.error.network-request-failed',
  timeout: 'auth.error.network-request-failed',
  'user-disabled': 'auth.error.user-disabled',
  'user-token-expired': 'auth.error.user-token-expired',
  'invalid-user-token': 'auth.error.user-token-expired',
  'invalid-action-code': 'auth.error.invalid-link',
  'expired-action-code': 'auth.error.invalid-link',
  'invalid-oob-code': 'auth.error.invalid-link',
  'argument-error': 'auth.error.invalid-link',
  'account-exists-with-different-credential': 'auth.error.exists',
  'credential-already-in-use': 'auth.error.credential-in-use',
  'provider-already-linked': 'auth.error.provider-already-linked',
  'operation-not-allowed': 'auth.error.not-available',
  'unauthorized-domain': 'auth.error.not-available',
  'configuration-not-found': 'auth.error.not-available',
  'popup-blocked': 'auth.error.popup-blocked',
  'operation-not-supported-in-this-environment': 'auth.error.popup-blocked',
  'user-mismatch': 'auth.error.user-mismatch',
} as const satisfies Record<string, MessageId>;

export function authErrorText(error: unknown, t: Translate): string {
  const code = error instanceof AuthFailure ? error.code : '';
  const texts: Readonly<Record<string, MessageId>> = authErrorTexts;
  return t(texts[code] ?? 'errors.auth.signInError');
}
