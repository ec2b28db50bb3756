import { audioFile } from '@duu/contract/paths';
import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { adminApp, suiteDeps } from '../support/admin.ts';
import { ask, refusal, send } from '../support/api.ts';
import { aRequest, convert, ended } from '../support/audios.ts';
import { newCollection } from '../support/library.ts';
import { anOrder } from '../support/orders.ts';
import { baseUrl } from '../support/suite.ts';
import {
  newUnverifiedUser,
  newUser,
  newUserWithAccount,
  signInByLink,
  signInWithGoogle,
  type TestUser,
} from '../support/users.ts';

test('parallel first requests create one account with one trial', async () => {
  const person = await newUser();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('getMe', person)));
  for (const { user, subscription, admin } of answers) {
    expect(user).toMatchObject({ id: person.uid, email: person.email });
    expect(subscription).toMatchObject({ source: 'trial', totalCredits: 500, endsAt: null });
    expect(subscription?.plan.id).toBe('0');
    expect(admin).toBe(false);
  }
  const { documents } = suiteDeps();
  expect((await documents.subscriptions(person.uid).get()).size).toBe(1);
  const ledger = (await documents.ledger(person.uid).get()).docs.map((doc) => doc.data());
  expect(ledger).toMatchObject([{ type: 'grant', characters: 500 }]);
});

test.each([
  ['nobody', null, '401 auth.invalid_token'],
  ['a made-up token', { uid: 'x', email: 'x', token: 'a.b.c' }, '401 auth.invalid_token'],
])('%s is refused', async (_, person, expected) => {
  expect(await refusal('getMe', person)).toBe(expected);
});

test('a password alone does not prove the e-mail address', async () => {
  expect(await refusal('getMe', await newUnverifiedUser())).toBe('403 auth.email_unverified');
});

test('refuses writes of a disabled user at once', async () => {
  const person = await newUserWithAccount();
  await getAuth(adminApp()).updateUser(person.uid, { disabled: true });
  const input = { preferences: { theme: 'dark' as const } };
  expect(await refusal('updateMe', person, { input })).toBe('401 auth.disabled');
});

test('preferences change one by one', async () => {
  const person = await newUser();
  await ask('updateMe', person, { input: { preferences: { theme: 'dark' } } });
  await ask('updateMe', person, {
    input: { displayName: '  Бат  Болд ', preferences: { autoPlay: false } },
  });
  const { user } = await ask('getMe', person);
  expect(user.displayName).toBe('Бат Болд');
  expect(user.preferences).toMatchObject({ theme: 'dark', autoPlay: false, language: 'mn' });
  const wrong = { input: { preferences: { theme: 'blue' } } };
  expect(await refusal('updateMe', person, wrong)).toBe('400 request.invalid');
});

async function nothingIsLeftOf(person: TestUser, audioId: string): Promise<void> {
  const { documents, files } = suiteDeps();
  const root = documents.user(person.uid);
  expect((await root.get()).exists).toBe(false);
  for (const below of [
    documents.audios(person.uid),
    documents.subscriptions(person.uid),
    documents.ledger(person.uid),
    documents.searches(person.uid),
    documents.collections(person.uid),
    documents.dictionary(person.uid),
    documents.versions(person.uid, audioId),
  ]) {
    expect((await below.get()).size).toBe(0);
  }
  expect((await documents.content(person.uid, audioId).get()).exists).toBe(false);
  for (const version of [1, 2])
    expect(await files.size(audioFile(person.uid, audioId, version))).toBeNull();
  await expect(getAuth(adminApp()).getUser(person.uid)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
}

test('deleting an account deletes all its data, and the same person gets no second trial', async () => {
  const name = `again-${Date.now()}`;
  const person = await signInWithGoogle(`${name}@test.duu`, name);
  await ask('getMe', person);
  const audio = await convert(person);
  const { shareId } = await ask('shareAudio', person, { params: { audioId: audio.id } });
  await newCollection(person);
  const entry = { written: 'Duu', spoken: 'дуу', language: 'mn' as const };
  await ask('saveRespelling', person, { input: entry });
  const input = { ...aRequest, background: 'rain' as const };
  const again = await ask('resynthesize', person, { params: { audioId: audio.id }, input });
  await (await fetch(new URL(again.streamUrl, baseUrl()))).arrayBuffer();
  await ended(person, audio.id);
  const { documents, files } = suiteDeps();
  // One document or file of each kind.
  for (const below of [
    documents.collections(person.uid),
    documents.dictionary(person.uid),
    documents.versions(person.uid, audio.id),
  ]) {
    expect((await below.get()).size).toBe(1);
  }
  expect(await files.size(audioFile(person.uid, audio.id, 2))).toBeGreaterThan(5000);
  await documents
    .orders(person.uid)
    .doc('order-1')
    .set(anOrder('1', { status: 'paid', invoiceNumber: 'DUU-2026-000001' }));

  await ask('deleteMe', person);
  await nothingIsLeftOf(person, audio.id);
  expect(await refusal('getShare', null, { params: { shareId } })).toBe('404 share.not_found');
  const kept = (await documents.formerOrder('order-1').get()).data();
  expect(kept).toMatchObject({ invoiceNumber: 'DUU-2026-000001', amount: 990_000 });
  expect(JSON.stringify(kept)).not.toContain(person.uid);
  // The old token does not create the account again.
  expect(await refusal('getMe', person)).toBe('401 auth.user_not_found');

  const back = await signInWithGoogle(`${name}+tag@test.duu`, `${name}-other`);
  expect(back.uid).not.toBe(person.uid);
  const { subscription, user } = await ask('getMe', back);
  expect([subscription, user.activeSubscriptionId]).toEqual([null, null]);
});

test('a former e-mail address gets no second trial, even if no page was opened with it', async () => {
  const name = `moved-${Date.now()}`;
  const person = await signInWithGoogle(`${name}@test.duu`, name);
  expect((await ask('getMe', person)).subscription).not.toBeNull();
  const auth = getAuth(adminApp());
  const [seen, unseen] = [`${name}-seen@test.duu`, `${name}-unseen@test.duu`];
  await auth.updateUser(person.uid, { email: seen, emailVerified: true });
  await ask('getMe', await signInWithGoogle(person.email, name));
  await auth.updateUser(person.uid, { email: unseen, emailVerified: true });
  await ask('deleteMe', await signInWithGoogle(person.email, name));
  for (const email of [person.email, seen, unseen]) {
    const back = await signInWithGoogle(email, `${name}-${email}`);
    expect((await ask('getMe', back)).subscription).toBeNull();
  }
});

test('a disposable e-mail address gets no trial', async () => {
  const name = `short-${Date.now()}`;
  const person = await signInWithGoogle(`${name}@mailinator.com`, name);
  const { user, subscription } = await ask('getMe', person);
  expect([user.email, subscription]).toEqual([person.email, null]);
  expect(await refusal('synthesize', person, { input: aRequest })).toBe(
    '403 no_active_subscription',
  );
});

test('an invalid address without a sign-in provider gets no trial', async () => {
  const person = await signInByLink(`${'a'.repeat(65)}${Date.now()}@test.duu`);
  const { user, subscription } = await ask('getMe', person);
  expect([user.email, subscription]).toEqual([null, null]);
});

test('deleting an account needs a recent sign-in', async () => {
  const person = await newUserWithAccount();
  const stale = await send('deleteMe', { ...person, token: withOldSignIn(person.token) });
  expect([stale.status, await stale.text()]).toEqual([403, 'auth.recent_login_required']);
  expect((await ask('getMe', person)).user.id).toBe(person.uid);
});

/** The Auth emulator's tokens are unsigned, so a test can make one of six minutes ago. */
function withOldSignIn(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  claims.auth_time -= 6 * 60;
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}
