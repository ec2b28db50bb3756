import { randomUUID } from 'node:crypto';
import { limits } from '@duu/contract/limits';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminApp, suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { buy } from '../support/orders.ts';
import {
  newAdminWithAccount,
  newUserWithAccount,
  signInWithGoogle,
  type TestUser,
} from '../support/users.ts';

const { documents } = suiteDeps();

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdminWithAccount();
});

/** A user with an account whose address starts with this. */
async function member(beginning = 'm'): Promise<TestUser> {
  const name = `${beginning}${randomUUID().slice(0, 13)}`;
  const user = await signInWithGoogle(`${name}@test.duu`, name);
  await ask('getMe', user);
  return user;
}

const found = async (query: string) =>
  (await ask('adminListUsers', admin, { query: { query } })).users.map(({ id }) => id);

type Batch = ReturnType<typeof documents.batch>;

/** Writes for each id, in few commits. */
async function forEach(
  ids: readonly string[],
  write: (batch: Batch, id: string, at: number) => void,
) {
  for (let from = 0; from < ids.length; from += 400) {
    const batch = documents.batch();
    for (const [at, id] of ids.slice(from, from + 400).entries()) write(batch, id, from + at);
    await batch.commit();
  }
}
const remove = (ids: readonly string[]) =>
  forEach(ids, (batch, id) => batch.delete(documents.user(id)));

describe('search for users', () => {
  test('the search finds users by the beginning of the address, words of the name and the whole uid', async () => {
    const user = await member('Zolzaya.');
    const word = `Нэр${randomUUID().slice(0, 6)}`;
    await ask('updateMe', user, { input: { displayName: `Золзаяа ${word}` } });
    expect(await found(user.email.slice(0, 12))).toContain(user.uid);
    expect(await found(user.email.toUpperCase())).toEqual([user.uid]);
    expect(await found(`${word.toLowerCase()} золз`)).toEqual([user.uid]);
    expect(await found(user.uid)).toEqual([user.uid]);
    expect(await found(`${user.uid.slice(0, -1)}_`)).toEqual([]);
    expect(await found(`${word} дорж`)).toEqual([]);
    expect(await found('?!')).toEqual([]);
  });

  test('the search shows a user’s plan and account, and no private data', async () => {
    const user = await member();
    const { users } = await ask('adminListUsers', admin, { query: { query: user.email } });
    expect(users).toHaveLength(1);
    expect(users[0]).toMatchObject({
      id: user.uid,
      email: user.email,
      displayName: 'Тест',
      disabled: false,
      admin: false,
      subscription: { totalCredits: 500, usedCredits: 0, plan: { id: '0' } },
    });
    expect(Object.keys(users[0] ?? {})).not.toContain('preferences');
  });

  test('the search finds an account that was never indexed by its whole address, and then by its beginning', async () => {
    const user = await member();
    await documents.user(user.uid).update({ searchPrefixes: [] });
    expect(await found(user.email.slice(0, 12))).toEqual([]);
    expect(await found(user.email)).toEqual([user.uid]);
    await ask('getMe', user);
    expect(await found(user.email.slice(0, 12))).toEqual([user.uid]);
  });

  test('the search finds a user by an address that was connected later', async () => {
    const name = randomUUID().slice(0, 13);
    const before = await signInWithGoogle(`${name}@test.duu`, name);
    await ask('getMe', before);
    const email = `new.${name}@test.duu`;
    await getAuth(adminApp()).updateUser(before.uid, { email, emailVerified: true });
    const { user: account } = await ask('getMe', await signInWithGoogle(before.email, name));
    expect(account).toMatchObject({ id: before.uid, email });
    expect(await found(email.slice(0, 12))).toEqual([before.uid]);
    expect(await found(before.email)).toEqual([]);
  });

  test('the search lists every user once, newest first, over several pages', async () => {
    const word = `Хуудас${randomUUID().slice(0, 8)}`;
    const template = (await documents.user(admin.uid).get()).data();
    if (!template) throw new Error('The admin has no account.');
    const count = limits.pageSize + 5;
    const ids = Array.from({ length: count }, (_, at) => `${word}-${at}`.replace('Хуудас', 'page'));
    // Pairs with the same time, which differ only by id.
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2));
    const searchPrefixes = [word.toLowerCase().slice(0, 8)];
    await forEach(ids, (batch, id, index) => {
      const createdAt = at(index);
      batch.set(documents.user(id), { ...template, displayName: word, searchPrefixes, createdAt });
    });
    const first = await ask('adminListUsers', admin, { query: { query: word } });
    expect(first.users).toHaveLength(limits.pageSize);
    const cursor = first.nextCursor ?? '';
    const second = await ask('adminListUsers', admin, { query: { query: word, cursor } });
    expect(second.nextCursor).toBeNull();
    const both = [...first.users, ...second.users];
    expect(both.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const times = both.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    // Nobody can sign in without an account at the identity platform.
    expect(both.every(({ disabled }) => disabled)).toBe(true);
    await remove(ids);
  });

  test('a call reads a limited number of candidates, and the next one continues', async () => {
    const template = (await documents.user(admin.uid).get()).data();
    if (!template) throw new Error('The admin has no account.');
    const word = `rare${randomUUID().slice(0, 4)}`;
    // Twenty and a half pages with the same beginning; only the oldest one matches.
    const ids = Array.from({ length: 20 * limits.pageSize + 15 }, (_, at) => `${word}-${at}`);
    const at = (index: number) => new Date(Date.UTC(2026, 0, 2) - index * 1000);
    const searchPrefixes = [word];
    await forEach(ids, (batch, id, index) => {
      const displayName = index === ids.length - 1 ? `${word}meant` : `${word}else`;
      const createdAt = at(index);
      batch.set(documents.user(id), { ...template, displayName, searchPrefixes, createdAt });
    });
    const query = `${word}meant`.slice(0, 9);
    const first = await ask('adminListUsers', admin, { query: { query } });
    expect(first.users).toEqual([]);
    const cursor = first.nextCursor ?? '';
    const second = await ask('adminListUsers', admin, { query: { query, cursor } });
    expect(second.users.map(({ id }) => id)).toEqual([ids.at(-1)]);
    expect(second.nextCursor).toBeNull();
    await remove(ids);
  });

  test('the search lists all users without a query, and refuses an invalid cursor', async () => {
    const user = await member();
    const { users } = await ask('adminListUsers', admin);
    expect(users.map(({ id }) => id)).toContain(user.uid);
    expect(await refusal('adminListUsers', admin, { query: { cursor: '!' } })).toBe(
      '400 request.invalid',
    );
  });
});

describe('accounts', () => {
  const change = (uid: string, input: { disabled?: boolean; admin?: boolean }) => ({
    params: { uid },
    input,
  });
  const input = { preferences: { theme: 'dark' as const } };
  const again = (user: TestUser) => signInWithGoogle(user.email, user.email.split('@')[0] ?? '');
  /** Revocation has a resolution of a second: tokens of the same second stay valid. */
  const nextSecond = () => new Promise((done) => setTimeout(done, 1100));

  test('a disabled user can’t write until they are enabled', async () => {
    const user = await member();
    await ask('adminUpdateUser', admin, change(user.uid, { disabled: true }));
    expect(await refusal('updateMe', user, { input })).toBe('401 auth.disabled');
    expect((await ask('adminListUsers', admin, { query: { query: user.uid } })).users).toEqual([
      expect.objectContaining({ disabled: true }),
    ]);
    await ask('adminUpdateUser', admin, change(user.uid, { disabled: false }));
    await nextSecond();
    await ask('updateMe', await again(user), { input });
  });

  test('a disabled user is not charged after the paid period', async () => {
    const user = await member();
    const { id: orderId } = await buy(user, '1', { recurring: true });
    await ask('adminUpdateUser', admin, change(user.uid, { disabled: true }));
    const { subscriptions } = await ask('adminGetUser', admin, { params: { uid: user.uid } });
    expect(subscriptions.find(({ state }) => state === 'active')).toMatchObject({
      plan: { id: '1' },
      recurring: { state: 'ending' },
    });
    const known = (await documents.simulatedPayment(orderId).get()).data();
    expect(known).toMatchObject({ recurringEnding: true, recurringEnded: false });
  });

  test('an admin grants and revokes the claim without changing other claims, with effect on the next write', async () => {
    const user = await member();
    const claims = async () => (await getAuth(adminApp()).getUser(user.uid)).customClaims;
    await getAuth(adminApp()).setCustomUserClaims(user.uid, { tester: 1 });
    await ask('adminUpdateUser', admin, change(user.uid, { admin: true }));
    expect(await claims()).toEqual({ tester: 1, admin: true });
    const other = await again(user);
    await ask('adminListJobs', other);
    await nextSecond();
    await ask('adminUpdateUser', admin, change(user.uid, { admin: false }));
    expect(await claims()).toEqual({ tester: 1 });
    expect(await refusal('adminUpdateUser', other, change(admin.uid, { admin: false }))).toBe(
      '401 auth.invalid_token',
    );
    await nextSecond();
    expect(await refusal('adminListUsers', await again(user))).toBe('403 auth.forbidden');
  });

  test('admins can’t disable themselves', async () => {
    for (const own of [{ disabled: true }, { admin: false }]) {
      expect(await refusal('adminUpdateUser', admin, change(admin.uid, own))).toBe(
        '409 admin.own_account',
      );
    }
    await ask('adminUpdateUser', admin, change(admin.uid, { disabled: false, admin: true }));
    await ask('updateMe', admin, { input });
  });

  test('a deleted user can’t be changed', async () => {
    expect(await refusal('adminUpdateUser', admin, change('nobody', { disabled: true }))).toBe(
      '404 user.not_found',
    );
    const wrong = { params: { uid: 'nobody' }, input: { disabled: 'yes' } };
    expect(await refusal('adminUpdateUser', admin, wrong)).toBe('400 request.invalid');
  });

  test('a user without the claim can change nobody, not even themselves', async () => {
    const user = await newUserWithAccount();
    expect(await refusal('adminUpdateUser', user, change(user.uid, { admin: true }))).toBe(
      '403 auth.forbidden',
    );
  });
});
