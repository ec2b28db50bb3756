import { audioFile } from '@duu/contract/paths';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
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
  const user = await newUser();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('getMe', user)));
  for (const { user: account, subscription, admin } of answers) {
    expect(account).toMatchObject({ id: user.uid, email: user.email });
    expect(subscription).toMatchObject({ source: 'trial', totalCredits: 500, endsAt: null });
    expect(subscription?.plan.id).toBe('0');
    expect(admin).toBe(false);
  }
  const { documents } = suiteDeps();
  expect((await documents.subscriptions(user.uid).get()).size).toBe(1);
  const ledger = (await documents.ledger(user.uid).get()).docs.map((doc) => doc.data());
  expect(ledger).toMatchObject([{ type: 'grant', characters: 500 }]);
});

test('a new account takes the language of the page, and keeps its own', async () => {
  const languageAfter = async (user: TestUser, accepted: string | null) => {
    const headers = accepted === null ? {} : { 'Accept-Language': accepted };
    return (await ask('getMe', user, { headers })).user.preferences.language;
  };
  const [english, mongolian, unknown] = [await newUser(), await newUser(), await newUser()];
  expect(await languageAfter(english, 'en')).toBe('en');
  expect(await languageAfter(english, 'mn')).toBe('en');
  expect(await languageAfter(mongolian, 'mn')).toBe('mn');
  expect(await languageAfter(unknown, 'de-DE,de;q=0.9,en;q=0.8')).toBe('mn');
});

test.each([
  ['nobody', null, '401 auth.invalid_token'],
  ['a made-up token', { uid: 'x', email: 'x', token: 'a.b.c' }, '401 auth.invalid_token'],
])('%s is refused', async (_, user, expected) => {
  expect(await refusal('getMe', user)).toBe(expected);
});

test('a password alone does not prove the e-mail address', async () => {
  expect(await refusal('getMe', await newUnverifiedUser())).toBe('403 auth.email_unverified');
});

test('refuses writes of a disabled user at once', async () => {
  const user = await newUserWithAccount();
  await getAuth(adminApp()).updateUser(user.uid, { disabled: true });
  const input = { preferences: { theme: 'dark' as const } };
  expect(await refusal('updateMe', user, { input })).toBe('401 auth.disabled');
});

test('preferences change one by one', async () => {
  const user = await newUser();
  await ask('updateMe', user, { input: { preferences: { theme: 'dark' } } });
  await ask('updateMe', user, {
    input: { displayName: '  Бат  Болд ', preferences: { autoPlay: false } },
  });
  const { user: account } = await ask('getMe', user);
  expect(account.displayName).toBe('Бат Болд');
  expect(account.preferences).toMatchObject({ theme: 'dark', autoPlay: false, language: 'mn' });
  const wrong = { input: { preferences: { theme: 'blue' } } };
  expect(await refusal('updateMe', user, wrong)).toBe('400 request.invalid');
});

test('a default voice is set for one language at a time, in older accounts as well', async () => {
  const user = await newUserWithAccount();
  const ref = suiteDeps().documents.user(user.uid);
  await ref.withConverter(null).update({
    'preferences.lastVoices': FieldValue.delete(),
    'preferences.defaultVoices': FieldValue.delete(),
  });
  const voice = {
    background: null,
    backgroundVolume: 'medium',
    speed: 1.5,
    pitch: 'low',
    speakerId: 'bat',
  } as const;
  const set = (defaultVoices: object) =>
    ask('updateMe', user, { input: { preferences: { defaultVoices } } });
  await set({ mn: voice });
  await set({ en: { ...voice, speakerId: 'emily' } });
  await set({ en: null });
  const { user: account } = await ask('getMe', user);
  expect(account.preferences).toMatchObject({
    defaultVoices: { mn: voice, en: null },
    lastVoices: { mn: null, en: null },
  });
  for (const wrong of [
    { ...voice, speed: 9 },
    { ...voice, speakerId: 'a/b' },
  ]) {
    const input = { preferences: { defaultVoices: { mn: wrong } } };
    expect(await refusal('updateMe', user, { input })).toBe('400 request.invalid');
  }
});

async function nothingIsLeftOf(user: TestUser, audioId: string): Promise<void> {
  const { documents, files } = suiteDeps();
  const root = documents.user(user.uid);
  expect((await root.get()).exists).toBe(false);
  for (const below of [
    documents.audios(user.uid),
    documents.subscriptions(user.uid),
    documents.ledger(user.uid),
    documents.searches(user.uid),
    documents.collections(user.uid),
    documents.dictionary(user.uid),
    documents.versions(user.uid, audioId),
  ]) {
    expect((await below.get()).size).toBe(0);
  }
  expect((await documents.content(user.uid, audioId).get()).exists).toBe(false);
  for (const version of [1, 2])
    expect(await files.size(audioFile(user.uid, audioId, version))).toBeNull();
  await expect(getAuth(adminApp()).getUser(user.uid)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
}

test('deleting an account deletes all its data, and the same user gets no second trial', async () => {
  const name = `again-${Date.now()}`;
  const user = await signInWithGoogle(`${name}@test.duu`, name);
  await ask('getMe', user);
  const audio = await convert(user);
  const { shareId } = await ask('shareAudio', user, { params: { audioId: audio.id } });
  await newCollection(user);
  const entry = { written: 'Duu', spoken: 'дуу', language: 'mn' as const };
  await ask('saveRespelling', user, { input: entry });
  const input = { ...aRequest, background: 'rain' as const };
  const again = await ask('resynthesize', user, { params: { audioId: audio.id }, input });
  await (await fetch(new URL(again.streamUrl, baseUrl()))).arrayBuffer();
  await ended(user, audio.id);
  const { documents, files } = suiteDeps();
  // One document or file of each kind.
  for (const below of [
    documents.collections(user.uid),
    documents.dictionary(user.uid),
    documents.versions(user.uid, audio.id),
  ]) {
    expect((await below.get()).size).toBe(1);
  }
  expect(await files.size(audioFile(user.uid, audio.id, 2))).toBeGreaterThan(5000);
  await documents
    .orders(user.uid)
    .doc('order-1')
    .set(anOrder('1', { status: 'paid', invoiceNumber: 'DUU-2026-000001' }));

  await ask('deleteMe', user);
  await nothingIsLeftOf(user, audio.id);
  expect(await refusal('getShare', null, { params: { shareId } })).toBe('404 share.not_found');
  const kept = (await documents.formerOrder('order-1').get()).data();
  expect(kept).toMatchObject({ invoiceNumber: 'DUU-2026-000001', amount: 990_000 });
  expect(JSON.stringify(kept)).not.toContain(user.uid);
  // The old token does not create the account again.
  expect(await refusal('getMe', user)).toBe('401 auth.user_not_found');

  const back = await signInWithGoogle(`${name}+tag@test.duu`, `${name}-other`);
  expect(back.uid).not.toBe(user.uid);
  const { subscription, user: account } = await ask('getMe', back);
  expect([subscription, account.activeSubscriptionId]).toEqual([null, null]);
});

test('a former e-mail address gets no second trial, even if no page was opened with it', async () => {
  const name = `moved-${Date.now()}`;
  const user = await signInWithGoogle(`${name}@test.duu`, name);
  expect((await ask('getMe', user)).subscription).not.toBeNull();
  const auth = getAuth(adminApp());
  const [seen, unseen] = [`${name}-seen@test.duu`, `${name}-unseen@test.duu`];
  await auth.updateUser(user.uid, { email: seen, emailVerified: true });
  await ask('getMe', await signInWithGoogle(user.email, name));
  await auth.updateUser(user.uid, { email: unseen, emailVerified: true });
  await ask('deleteMe', await signInWithGoogle(user.email, name));
  for (const email of [user.email, seen, unseen]) {
    const back = await signInWithGoogle(email, `${name}-${email}`);
    expect((await ask('getMe', back)).subscription).toBeNull();
  }
});

test('a disposable e-mail address gets no trial', async () => {
  const name = `short-${Date.now()}`;
  const user = await signInWithGoogle(`${name}@mailinator.com`, name);
  const { user: account, subscription } = await ask('getMe', user);
  expect([account.email, subscription]).toEqual([user.email, null]);
  expect(await refusal('synthesize', user, { input: aRequest })).toBe('403 no_active_subscription');
});

test('an invalid address without a sign-in provider gets no trial', async () => {
  const user = await signInByLink(`${'a'.repeat(65)}${Date.now()}@test.duu`);
  const { user: account, subscription } = await ask('getMe', user);
  expect([account.email, subscription]).toEqual([null, null]);
});

test('deleting an account needs a recent sign-in', async () => {
  const user = await newUserWithAccount();
  const stale = await send('deleteMe', { ...user, token: withOldSignIn(user.token) });
  expect([stale.status, await stale.text()]).toEqual([403, 'auth.recent_login_required']);
  expect((await ask('getMe', user)).user.id).toBe(user.uid);
});

/** The Auth emulator's tokens are unsigned, so a test can make one of six minutes ago. */
function withOldSignIn(token: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  claims.auth_time -= 6 * 60;
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}
