import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import {
  changeAddress,
  newPerson,
  type Person,
  prepareAccount,
  renewed,
  signInByLink,
  signInWithGoogle,
} from '../support/people.ts';
import { fromSuite, projectId } from '../support/suite.ts';

test('an account that somebody else prepared under an address is nobody’s way in', async () => {
  const email = `${randomUUID()}@test.duu`;
  const stranger = await prepareAccount(email);

  // The owner of the address comes in by a letter, and lands in the prepared account.
  const owner = await signInByLink(email);
  expect(owner.uid).toBe(stranger.uid);
  expect(await refusal('getMe', owner)).toBe('401 auth.user_not_found');

  // Nobody comes in under it any more, with a token from after the address was proven either.
  expect(await renewed(stranger)).toBeNull();
  const again = await signInByLink(email);
  expect(again.uid).not.toBe(stranger.uid);
  const { user } = await ask('getMe', again);
  expect(user).toMatchObject({ id: again.uid, email });
  expect((await suiteDeps().documents.user(stranger.uid).get()).exists).toBe(false);
});

test('who prepared an account does not get it by asking before its owner does', async () => {
  const email = `${randomUUID()}@test.duu`;
  const stranger = await prepareAccount(email);
  const owner = await signInByLink(email);
  const proven = await renewed(stranger);
  expect(proven?.uid).toBe(owner.uid);
  expect(await refusal('getMe', proven)).toBe('401 auth.user_not_found');
  expect(await refusal('getMe', owner)).not.toContain('200');
});

test('who prepared an account sees nothing of its owner, who comes in by a provider', async () => {
  const email = `${randomUUID()}@test.duu`;
  const stranger = await prepareAccount(email);
  // A provider that vouches for the address takes the account over, under the uid that the stranger's token names.
  const owner = await signInWithGoogle(email, randomUUID());
  expect(owner.uid).toBe(stranger.uid);
  await ask('getMe', owner);

  expect(await refusal('getMe', stranger)).toBe('403 auth.email_unverified');
  const documents = `projects/${projectId()}/databases/(default)/documents`;
  const read = async ({ token }: Person) => {
    const url = `http://${fromSuite('FIRESTORE_EMULATOR_HOST')}/v1/${documents}/users/${owner.uid}`;
    return (await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status;
  };
  expect(await read(owner)).toBe(200);
  expect(await read(stranger)).toBe(403);
});

test('an address that nobody has proven is neither shown nor used up', async () => {
  const stranger = await newPerson();
  await ask('getMe', stranger);
  const email = `${randomUUID()}@test.duu`;
  const changed = await changeAddress(stranger, email);
  const { user } = await ask('getMe', changed);
  expect(user.email).toBe(stranger.email);

  // Its owner, who has another account, gets the trial.
  await changeAddress(changed, `${randomUUID()}@test.duu`);
  const owner = await signInWithGoogle(email, randomUUID());
  expect((await ask('getMe', owner)).subscription?.source).toBe('trial');
});
