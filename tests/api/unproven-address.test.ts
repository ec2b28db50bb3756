import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { fromSuite, projectId } from '../support/suite.ts';
import {
  changeAddress,
  newPasswordUser,
  newUnverifiedUser,
  renewSession,
  signInByLink,
  signInWithGoogle,
  type TestUser,
} from '../support/users.ts';

test('an account that an attacker registered in advance gives no access', async () => {
  const email = `${randomUUID()}@test.duu`;
  const stranger = await newPasswordUser(email);

  // The owner signs in by an e-mail link and gets the prepared account.
  const owner = await signInByLink(email);
  expect(owner.uid).toBe(stranger.uid);
  expect(await refusal('getMe', owner)).toBe('401 auth.user_not_found');

  // No earlier access works, not even with a token issued after the address was verified.
  expect(await renewSession(stranger)).toBeNull();
  const again = await signInByLink(email);
  expect(again.uid).not.toBe(stranger.uid);
  const { user } = await ask('getMe', again);
  expect(user).toMatchObject({ id: again.uid, email });
  expect((await suiteDeps().documents.user(stranger.uid).get()).exists).toBe(false);
});

test('the one who prepared an account can’t get it before its owner', async () => {
  const email = `${randomUUID()}@test.duu`;
  const stranger = await newPasswordUser(email);
  const owner = await signInByLink(email);
  const proven = await renewSession(stranger);
  expect(proven?.uid).toBe(owner.uid);
  expect(await refusal('getMe', proven)).toBe('401 auth.user_not_found');
  expect(await refusal('getMe', owner)).not.toContain('200');
});

test('a prepared account gives no access through a provider either', async () => {
  const email = `${randomUUID()}@test.duu`;
  const subject = randomUUID();
  const stranger = await newPasswordUser(email);
  // The provider proves the address: the owner gets the account, with the same uid as in the other token.
  const owner = await signInWithGoogle(email, subject);
  expect(owner.uid).toBe(stranger.uid);
  expect(await refusal('getMe', owner)).toBe('401 auth.user_not_found');

  expect(await renewSession(stranger)).toBeNull();
  const again = await signInWithGoogle(email, subject);
  expect(again.uid).not.toBe(stranger.uid);
  expect((await ask('getMe', again)).user).toMatchObject({ id: again.uid, email });
});

test('documents can be read with a proven address only', async () => {
  const read = async ({ uid, token }: TestUser) => {
    const documents = `projects/${projectId()}/databases/(default)/documents`;
    const url = `http://${fromSuite('FIRESTORE_EMULATOR_HOST')}/v1/${documents}/users/${uid}`;
    return (await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status;
  };
  const owner = await signInByLink(`${randomUUID()}@test.duu`);
  await ask('getMe', owner);
  expect(await read(owner)).toBe(200);
  const stranger = await newUnverifiedUser();
  await suiteDeps()
    .documents.user(stranger.uid)
    .set((await ask('getMe', owner)).user);
  expect(await read(stranger)).toBe(403);
});

test('an unproven address is neither shown nor reserved', async () => {
  const [first, subject] = [`${randomUUID()}@test.duu`, randomUUID()];
  const stranger = await signInWithGoogle(first, subject);
  await ask('getMe', stranger);
  const email = `${randomUUID()}@test.duu`;
  await changeAddress(stranger, email);
  // A change ends the sessions of earlier seconds, and its own token has the time of the sign-in.
  const changed = await signInWithGoogle(first, subject);
  const { user } = await ask('getMe', changed);
  expect(user.email).toBe(first);

  // The owner, who has another account, gets the trial.
  await changeAddress(changed, `${randomUUID()}@test.duu`);
  const owner = await signInWithGoogle(email, randomUUID());
  expect((await ask('getMe', owner)).subscription?.source).toBe('trial');
});
