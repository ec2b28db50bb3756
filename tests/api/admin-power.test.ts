import { calls } from '@duu/contract/calls/calls';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { adminApp, suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { putAudio } from '../support/library.ts';
import { until } from '../support/suite.ts';
import { newAdmin, newUser, newUserWithAccount, type TestUser } from '../support/users.ts';

const auth = () => getAuth(adminApp());
const change = (uid: string, input: { disabled?: boolean; admin?: boolean }) => ({
  params: { uid },
  input,
});

describe('admins whose claim was revoked', () => {
  test('an admin whose claim was revoked can read and write nothing, although the token still has the claim', async () => {
    const [admin, other] = [await newAdmin(), await newAdmin()];
    await ask('adminListJobs', other);
    await ask('adminUpdateUser', admin, change(other.uid, { admin: false }));
    // A token from the second of the revocation passes the check. The emulator checks revocation for
    // reads too, which production does for writes alone.
    const { validSince } = await validity(other);
    const fresh = { ...other, token: issuedAt(other.token, validSince + 1) };
    expect(await refusal('adminListUsers', fresh)).toBe('403 auth.forbidden');
    expect(await refusal('adminListAudios', fresh)).toBe('403 auth.forbidden');
    expect((await ask('getMe', fresh)).admin).toBe(false);
    expect(await refusal('adminUpdateUser', fresh, change(admin.uid, { admin: false }))).toBe(
      '403 auth.forbidden',
    );
  });

  test('an admin is refused within seconds if the claim was revoked outside of the API', async () => {
    const admin = await newAdmin();
    await ask('adminListJobs', admin);
    await auth().setCustomUserClaims(admin.uid, null);
    await until(
      'reads to be refused',
      async () => (await refusal('adminListJobs', admin)) === '403 auth.forbidden',
      10_000,
    );
  });
});

test('a disabled admin can read nothing', async () => {
  const [admin, other] = [await newAdmin(), await newAdmin()];
  await ask('adminListJobs', other);
  await ask('adminUpdateUser', admin, change(other.uid, { disabled: true }));
  expect(await refusal('adminListJobs', other)).toBe('401 auth.disabled');
});

test('a new admin has the rights at once', async () => {
  const [admin, user] = [await newAdmin(), await newUser()];
  await ask('getMe', user);
  expect(await refusal('adminListJobs', user)).toBe('403 auth.forbidden');
  await ask('adminUpdateUser', admin, change(user.uid, { admin: true }));
  await ask('adminListJobs', user);
});

describe('deleted users', () => {
  test('an admin who opens a deleted user gets an error and stays signed in', async () => {
    const admin = await newAdmin();
    const user = await newUserWithAccount();
    const orphaned = await newUserWithAccount();
    const audioId = await putAudio(orphaned, { state: 'failed', error: 'tts_request_failed' });
    await suiteDeps().documents.user(orphaned.uid).delete();
    await ask('deleteMe', user);
    const gone = '404 user.not_found';
    const params = { uid: user.uid };
    const input = { characters: 5, reason: 'x' };
    expect(await refusal('adminAdjustCredits', admin, { params, input })).toBe(gone);
    expect(await refusal('adminUpdateUser', admin, change(user.uid, { disabled: true }))).toBe(
      gone,
    );
    const retry = { params: { uid: orphaned.uid, audioId } };
    expect(await refusal('adminRetryAudio', admin, retry)).toBe(gone);
    expect(calls.adminRetryAudio.errors).toContain('user.not_found');
    const missing = { params: { uid: user.uid, audioId: 'none' } };
    expect(await refusal('adminDeleteAudio', admin, missing)).toBe('404 audio.not_found');
  });
});

async function validity({ uid }: TestUser): Promise<{ validSince: number }> {
  const { tokensValidAfterTime } = await auth().getUser(uid);
  return { validSince: Math.floor(new Date(tokensValidAfterTime ?? 0).getTime() / 1000) };
}

/** The Auth emulator's tokens are unsigned, so a test can make one of another moment. */
function issuedAt(token: string, seconds: number): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  Object.assign(claims, { iat: seconds, auth_time: seconds });
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}
