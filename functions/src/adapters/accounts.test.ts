import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { createAccounts } from './accounts.ts';

const token = {
  uid: 'u',
  auth_time: 1_700_000_000,
  email: 'a@b.mn',
  email_verified: false,
  firebase: {
    sign_in_provider: 'google.com',
    identities: { 'google.com': ['1'], email: ['a@b.mn'] },
  },
};

function accountsFor(decoded: object | Error) {
  const auth = {
    verifyIdToken: async () => {
      if (decoded instanceof Error) throw decoded;
      return decoded as DecodedIdToken;
    },
  };
  return createAccounts(async () => auth as unknown as Auth);
}

const provider = (name: string, verified = false) => ({
  ...token,
  email_verified: verified,
  firebase: { ...token.firebase, sign_in_provider: name },
});

test('a person is known by provider and subject, and by when they signed in', async () => {
  expect(await accountsFor({ ...token, admin: true }).actorOf('t', false)).toMatchObject({
    uid: 'u',
    email: 'a@b.mn',
    emailProven: false,
    displayName: null,
    identities: ['google.com:1'],
    admin: true,
    signedInAt: new Date(1_700_000_000_000),
  });
});

test.each([
  ['an e-mail link', provider('password', true), 'u'],
  ['Facebook, which proves no e-mail', provider('facebook.com'), 'u'],
  ['our own provider', provider('oidc.duu'), 'u'],
])('%s is let in', async (_, decoded, uid) => {
  expect((await accountsFor(decoded).actorOf('t', false)).uid).toBe(uid);
});

const coded = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a bare password', provider('password'), 'auth.email_unverified'],
  ['an anonymous sign-in', provider('anonymous'), 'auth.email_unverified'],
  ['a closed account', coded('auth/user-disabled'), 'auth.disabled'],
  ['a deleted account', coded('auth/user-not-found'), 'auth.user_not_found'],
  ['a revoked token', coded('auth/id-token-revoked'), 'auth.invalid_token'],
  ['an old token', coded('auth/id-token-expired'), 'auth.invalid_token'],
])('%s is refused', async (_, decoded, key) => {
  await expect(accountsFor(decoded).actorOf('t', true)).rejects.toMatchObject({ key });
});

test('an admin claim is a true, not a word', async () => {
  const { admin } = await accountsFor({ ...token, admin: 'true' }).actorOf('t', false);
  expect(admin).toBe(false);
});
