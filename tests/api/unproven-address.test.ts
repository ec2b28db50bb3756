import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import {
  changeAddress,
  newPerson,
  newPersonUnverified,
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

test('an account that somebody else prepared is no way in by a provider either', async () => {
  const email = `${randomUUID()}@test.duu`;
  const subject = randomUUID();
  const stranger = await prepareAccount(email);
  // The provider vouches for the address: the account is handed over, under the uid that the stranger's token names.
  const owner = await signInWithGoogle(email, subject);
  expect(owner.uid).toBe(stranger.uid);
  expect(await refusal('getMe', owner)).toBe('401 auth.user_not_found');

  expect(await renewed(stranger)).toBeNull();
  const again = await signInWithGoogle(email, subject);
  expect(again.uid).not.toBe(stranger.uid);
  expect((await ask('getMe', again)).user).toMatchObject({ id: again.uid, email });
});

test('documents are read by who has proven the address, not by who has taken it', async () => {
  const read = async ({ uid, token }: Person) => {
    const documents = `projects/${projectId()}/databases/(default)/documents`;
    const url = `http://${fromSuite('FIRESTORE_EMULATOR_HOST')}/v1/${documents}/users/${uid}`;
    return (await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status;
  };
  const owner = await signInByLink(`${randomUUID()}@test.duu`);
  await ask('getMe', owner);
  expect(await read(owner)).toBe(200);
  const stranger = await newPersonUnverified();
  await suiteDeps()
    .documents.user(stranger.uid)
    .set((await ask('getMe', owner)).user);
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
