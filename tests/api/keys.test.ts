import { readFileSync } from 'node:fs';
import type { KeyScope } from '@duu/contract/documents/api-key';
import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { aRequest, convert } from '../support/audios.ts';
import { withKey } from '../support/keys.ts';
import { fromSuite } from '../support/suite.ts';
import {
  disableAccount,
  newAdmin,
  newProUser,
  newUser,
  newUserWithAccount,
} from '../support/users.ts';

const everything: KeyScope[] = ['speak', 'read', 'library'];
const text = { language: 'mn' as const, segments: ['Сайн байна уу?'] };

test('a key is shown once and stored as its hash', async () => {
  const user = await newUserWithAccount();
  const { key, keyId } = await ask('createKey', user, {
    input: { name: 'Уншигч', scopes: everything },
  });
  const { documents } = suiteDeps();
  const stored = (await documents.apiKey(user.uid, keyId).get()).data();
  expect(stored).toMatchObject({ name: 'Уншигч', ending: key.slice(-4), scopes: everything });
  const holders = await documents.keyHolders().where('uid', '==', user.uid).get();
  const kept = JSON.stringify([stored, holders.docs.map((one) => [one.id, one.data()])]);
  expect(kept).not.toContain(key.slice(4, 34));
});

test('a key may do what its scopes say, and nothing of the account', async () => {
  const user = await newProUser();
  const reader = await withKey(user, ['read']);
  expect((await ask('normalizeText', reader, { input: text })).segments).toHaveLength(1);
  expect(await refusal('synthesize', reader, { input: aRequest })).toBe('403 key.scope_missing');
  const speaker = await withKey(user, ['speak']);
  expect((await convert(speaker)).state).toBe('done');
  expect(await refusal('normalizeText', speaker, { input: text })).toBe('403 key.scope_missing');
  const all = await withKey(user, everything);
  for (const name of ['getMe', 'deleteMe', 'adminListUsers', 'adminGetStats'] as const) {
    expect(await refusal(name, all, { query: { from: '2026-01-01', to: '2026-01-02' } })).toBe(
      '403 key.scope_missing',
    );
  }
  const input = { name: 'x', scopes: everything };
  expect(await refusal('createKey', all, { input })).toBe('403 key.scope_missing');
});

test('a revoked key ends at once', async () => {
  const user = await newUserWithAccount();
  const keyed = await withKey(user, everything);
  await ask('normalizeText', keyed, { input: text });
  await ask('revokeKey', user, { params: { keyId: keyed.keyId } });
  expect(await refusal('normalizeText', keyed, { input: text })).toBe('401 key.invalid');
  expect(await refusal('revokeKey', user, { params: { keyId: keyed.keyId } })).toBe(
    '404 key.not_found',
  );
  // Its place in the plan is free again.
  expect((await withKey(user, everything)).keyId).not.toBe(keyed.keyId);
});

test('a key ends with its time', async () => {
  const user = await newUserWithAccount();
  const keyed = await withKey(user, everything, 1);
  const ref = suiteDeps().documents.apiKey(user.uid, keyed.keyId);
  expect((await ref.get()).data()?.expiresAt?.getTime()).toBeGreaterThan(Date.now());
  await ref.update({ expiresAt: new Date(Date.now() - 1000) });
  expect(await refusal('normalizeText', keyed, { input: text })).toBe('401 key.expired');
});

test.each([
  ['unknown', 'duu_0123456789ABCDEFGHIJKLMNOPQRST4Zz9aQ'],
  ['with wrong check digits', 'duu_000000000000000000000000000000000000'],
  ['too short', 'duu_1'],
])('refuses a key that is %s', async (_, token) => {
  const forged = { ...(await newUser()), token };
  expect(await refusal('normalizeText', forged, { input: text })).toBe('401 key.invalid');
});

test('another user’s key can’t be revoked', async () => {
  const user = await newUserWithAccount();
  const keyed = await withKey(user, everything);
  const other = await newUserWithAccount();
  expect(await refusal('revokeKey', other, { params: { keyId: keyed.keyId } })).toBe(
    '404 key.not_found',
  );
  await ask('normalizeText', keyed, { input: text });
});

test('the plan says how many keys there may be, also if several are made at once', async () => {
  const user = await newUserWithAccount();
  const input = { name: 'x', scopes: everything };
  const made = await Promise.allSettled([1, 2, 3].map(() => ask('createKey', user, { input })));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusal('createKey', user, { input })).toBe('409 key.limit_reached');
});

test('a deleted account’s keys end, and nothing names it any longer', async () => {
  const user = await newUserWithAccount();
  const keyed = await withKey(user, everything);
  await ask('normalizeText', keyed, { input: text });
  await ask('deleteMe', user);
  expect(await refusal('normalizeText', keyed, { input: text })).toBe('401 key.invalid');
  const { documents } = suiteDeps();
  expect((await documents.keyHolders().where('uid', '==', user.uid).get()).size).toBe(0);
});

test('a disabled account’s keys don’t work', async () => {
  const user = await newUserWithAccount();
  const keyed = await withKey(user, everything);
  await disableAccount(user.email);
  expect(await refusal('normalizeText', keyed, { input: text })).toBe('401 key.invalid');
});

test('use is stored by key and day, and in the ledger', async () => {
  const user = await newProUser();
  const keyed = await withKey(user, ['speak']);
  const { characters } = await convert(keyed);
  const { documents } = suiteDeps();
  const uses = await documents.keyUses(user.uid).get();
  expect(uses.docs.map((one) => one.data())).toMatchObject([
    { keyId: keyed.keyId, calls: 1, characters },
  ]);
  const ledger = (await documents.ledger(user.uid).get()).docs.map((one) => one.data());
  const byKey = ledger.filter((one) => one.keyId === keyed.keyId);
  expect(byKey.map(({ type }) => type).sort()).toEqual(['hold', 'settle']);
  const key = (await documents.apiKey(user.uid, keyed.keyId).get()).data();
  expect(key?.lastUsedAt).toBeInstanceOf(Date);
  // A program's voice is not the user's choice for the next text.
  const account = (await documents.user(user.uid).get()).data();
  expect(account?.preferences.lastVoices).toEqual({ mn: null, en: null });
});

test('making and revoking a key is in the audit log, and admins see that it exists', async () => {
  const user = await newUserWithAccount();
  const keyed = await withKey(user, ['read']);
  await ask('revokeKey', user, { params: { keyId: keyed.keyId } });
  const admin = await newAdmin();
  const { entries } = await ask('adminListAudit', admin, { query: { user: user.uid } });
  expect(entries.map(({ action, target, by }) => [action, target, by])).toEqual([
    ['key.revoke', keyed.keyId, { uid: user.uid, email: null }],
    ['key.create', keyed.keyId, { uid: user.uid, email: null }],
  ]);
  const { keys } = await ask('adminGetUser', admin, { params: { uid: user.uid } });
  expect(keys).toMatchObject([{ id: keyed.keyId, ending: keyed.token.slice(-4) }]);
  const seen = JSON.stringify([entries, keys]);
  expect(seen).not.toContain(keyed.token.slice(4, 30));
  expect(seen).not.toMatch(/[0-9a-f]{64}/);
});

test('no key is in the log', async () => {
  const user = await newUserWithAccount();
  const keyed = await withKey(user, ['read']);
  await ask('normalizeText', keyed, { input: text });
  await refusal('synthesize', keyed, { input: aRequest });
  const log = readFileSync(fromSuite('DUU_SUITE_LOG'), 'utf8');
  expect(log).not.toContain(keyed.token.slice(4, 34));
  expect(log).not.toMatch(/duu_[0-9A-Za-z]{10}/);
});
