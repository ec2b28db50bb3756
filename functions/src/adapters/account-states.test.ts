import type { Auth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { cachedMs, createAccountStates } from './account-states.ts';

function statesOf(record: { customClaims?: object; disabled: boolean } | null) {
  const of = { record, reads: 0, now: 0 };
  const auth = {
    getUsers: async () => {
      of.reads++;
      return { users: of.record ? [{ uid: 'u', ...of.record }] : [] };
    },
    getUser: async () => ({ customClaims: of.record?.customClaims }),
    setCustomUserClaims: async (_: string, customClaims: object) => {
      of.record = { disabled: false, customClaims };
    },
    revokeRefreshTokens: async () => undefined,
  };
  const states = createAccountStates(
    async () => auth as unknown as Auth,
    () => of.now,
  );
  return { of, states };
}

const admin = { disabled: false, customClaims: { admin: true } };

test('a record is cached for seconds', async () => {
  const { of, states } = statesOf(admin);
  expect(await states.current('u', false)).toEqual({ disabled: false, admin: true });
  of.record = null;
  of.now = cachedMs - 1;
  expect(await states.current('u', false)).toEqual({ disabled: false, admin: true });
  of.now = cachedMs;
  expect(await states.current('u', false)).toBeNull();
  expect(of.reads).toBe(2);
});

test('a write reads a new record, and caches it', async () => {
  const { of, states } = statesOf(admin);
  await states.current('u', false);
  of.record = { ...admin, disabled: true };
  expect(await states.current('u', true)).toEqual({ disabled: true, admin: true });
  expect(await states.current('u', false)).toEqual({ disabled: true, admin: true });
});

test('a change applies immediately', async () => {
  const { states } = statesOf(admin);
  await states.current('u', false);
  await states.change('u', { admin: false });
  expect(await states.current('u', false)).toEqual({ disabled: false, admin: false });
});
