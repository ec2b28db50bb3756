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

test('an actor has provider, subject and time of sign-in', async () => {
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

test('an admin claim must be true, not a string', async () => {
  const { admin } = await accountsFor({ ...token, admin: 'true' }).actorOf('t', false);
  expect(admin).toBe(false);
});

const madeAt = 'Sun, 22 Nov 2026 10:00:00 GMT';
const hourLater = 'Sun, 22 Nov 2026 11:00:00 GMT';

/** A Google account at the identity platform. */
function record(change: object) {
  return {
    uid: 'u',
    disabled: false,
    providerData: [{ providerId: 'google.com' }],
    metadata: { creationTime: madeAt, lastSignInTime: hourLater },
    tokensValidAfterTime: madeAt,
    ...change,
  };
}

test.each([
  ['signed in again before anything was kept', {}, true],
  ['was handed over to its provider', { tokensValidAfterTime: hourLater }, false],
  ['opens by letters and is older', { providerData: [{ providerId: 'password' }] }, false],
  [
    'is new',
    { metadata: { creationTime: madeAt, lastSignInTime: madeAt }, tokensValidAfterTime: hourLater },
    true,
  ],
  [
    'an operator made',
    { customClaims: { byOperator: true }, tokensValidAfterTime: hourLater },
    true,
  ],
])('an account that %s', async (_, change, isLetIn) => {
  const removed: string[] = [];
  const auth = {
    getUser: async () => record(change),
    deleteUser: async (uid: string) => void removed.push(uid),
  };
  const admitted = createAccounts(async () => auth as unknown as Auth).admit('u');
  if (isLetIn) await expect(admitted).resolves.toBeUndefined();
  else await expect(admitted).rejects.toMatchObject({ key: 'auth.user_not_found' });
  expect(removed).toEqual(isLetIn ? [] : ['u']);
});
