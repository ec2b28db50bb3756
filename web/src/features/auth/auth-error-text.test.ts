import { expect, test } from 'vitest';
import { AuthFailure } from '../../firebase/auth/auth-error.ts';
import { accountPagesEn } from '../../i18n/messages/account-pages.en.ts';
import { appEn } from '../../i18n/messages/app.en.ts';
import { insideEn } from '../../i18n/messages/inside.en.ts';
import { authErrorText } from './auth-error-text.ts';

const texts = { ...appEn, ...insideEn, ...accountPagesEn };
const t = (id: string) => texts[id as keyof typeof texts];

test.each([
  ['invalid-email', 'Invalid email address. Please enter a valid email address.'],
  ['invalid-action-code', 'This email link is invalid. Please check your email link again.'],
  ['expired-action-code', 'This email link is invalid. Please check your email link again.'],
])('%s: %s', (code, text) => {
  expect(authErrorText(new AuthFailure(code), t)).toBe(text);
});

test.each([
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'too-many-requests',
  'requires-recent-login',
  'network-request-failed',
  'user-disabled',
  'user-token-expired',
])('%s has a text of its own', (code) => {
  expect(authErrorText(new AuthFailure(code), t)).not.toBe('Sign in error');
});

test('anything else is a sign-in error', () => {
  expect(authErrorText(new AuthFailure('made-up'), t)).toBe('Sign in error');
  expect(authErrorText(new Error('boom'), t)).toBe('Sign in error');
});
