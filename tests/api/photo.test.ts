import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@duu/contract/limits';
import { photoFile } from '@duu/contract/paths';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';
import { purgeExpiredAudio } from '../../functions/src/services/jobs/purge-expired-audio.ts';
import { adminApp, suiteDeps } from '../support/admin.ts';
import { ask, refusal, send } from '../support/api.ts';
import { newAdmin, newUser, signInWithGoogle, type TestUser } from '../support/users.ts';

/** WebP files of one colour, in base64. */
const blue = 'UklGRiQAAABXRUJQVlA4TBgAAAAv/8A/AAdQrXoUtP8BAEX6/58i+p/6338=';
const red = 'UklGRiQAAABXRUJQVlA4TBgAAAAv/8A/AAdQrSKXp/8BAEX6/58i+p/6338=';
const oneColumnShort = 'UklGRigAAABXRUJQVlA4TBwAAAAv/sA/AAdQgVQIIAAKmv7HAFCk//8pov+p//0H';

async function photoOf(user: TestUser): Promise<string | null> {
  return (await ask('getMe', user)).user.photoPath;
}

async function filesOf(user: TestUser): Promise<string[]> {
  const [files] = await getStorage(adminApp())
    .bucket()
    .getFiles({ prefix: `users/${user.uid}/` });
  return files.map((file) => file.name);
}

async function notesOf(user: TestUser): Promise<number> {
  const notes = await suiteDeps().documents.cleanups().get();
  return notes.docs.filter((doc) => doc.data().prefix.includes(user.uid)).length;
}

test('a photo is saved, replaced and removed with its file', async () => {
  const user = await newUser();
  expect(await photoOf(user)).toBeNull();

  await ask('setPhoto', user, { input: { image: blue } });
  const first = (await photoOf(user)) ?? '';
  expect(first).toMatch(new RegExp(`^users/${user.uid}/photo/\\w+\\.webp$`));
  const { files } = suiteDeps();
  expect(Buffer.from((await files.bytes(first)) ?? []).toString('base64')).toBe(blue);

  await ask('setPhoto', user, { input: { image: red } });
  const second = (await photoOf(user)) ?? '';
  expect(second).not.toBe(first);
  expect(await filesOf(user)).toEqual([second]);

  await ask('removePhoto', user);
  await ask('removePhoto', user);
  expect(await photoOf(user)).toBeNull();
  expect([await filesOf(user), await notesOf(user)]).toEqual([[], 0]);
});

test('parallel uploads leave only the last photo', async () => {
  const user = await newUser();
  await Promise.all(
    [blue, red, blue, red].map((image) => ask('setPhoto', user, { input: { image } })),
  );
  expect(await filesOf(user)).toEqual([await photoOf(user)]);
  expect(await notesOf(user)).toBe(0);
});

test('removing it also removes the provider’s picture, in the account and at the identity platform', async () => {
  const user = await newUser();
  const photoURL = 'https://pictures.example/me.jpg';
  await ask('getMe', user);
  await getAuth(adminApp()).updateUser(user.uid, { photoURL });
  await suiteDeps().documents.user(user.uid).update({ photoUrl: photoURL });
  await ask('removePhoto', user);
  expect((await ask('getMe', user)).user.photoUrl).toBeNull();
  expect((await getAuth(adminApp()).getUser(user.uid)).photoURL).toBeUndefined();
});

const page = Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64');
const tooLong = Buffer.concat([
  Buffer.from(blue, 'base64'),
  Buffer.alloc(limits.photo.bytes),
]).toString('base64');

test.each([
  ['something else', page],
  ['another size', oneColumnShort],
  ['half a file', blue.slice(0, 32)],
  ['more bytes than a photo has', tooLong],
  ['no base64', 'data:image/webp;base64,AAAA'],
  ['nothing', ''],
])('refuses %s and stores nothing', async (_, image) => {
  const user = await newUser();
  expect(await refusal('setPhoto', user, { input: { image } })).toBe('400 photo.invalid');
  expect([await photoOf(user), await filesOf(user)]).toEqual([null, []]);
});

test('refuses a body that is too large, and visitors', async () => {
  const user = await newUser();
  const image = 'A'.repeat(limits.bodyBytes);
  const answer = await send('setPhoto', user, { body: { image } });
  expect([answer.status, await answer.text()]).toEqual([413, 'request.too_large']);
  expect(await refusal('setPhoto', null, { input: { image: blue } })).toBe(
    '401 auth.invalid_token',
  );
});

test('the photo is deleted with the account', async () => {
  const user = await newUser();
  await ask('setPhoto', user, { input: { image: blue } });
  expect(await filesOf(user)).toHaveLength(1);
  await ask('deleteMe', user);
  expect(await filesOf(user)).toEqual([]);
  expect(await refusal('setPhoto', user, { input: { image: blue } })).toBe(
    '401 auth.user_not_found',
  );
  expect(await filesOf(user)).toEqual([]);
});

test('the job removes files that a crash left', async () => {
  const user = await newUser();
  const { documents, files } = suiteDeps();
  const left = photoFile(user.uid, 'left', 'jpeg');
  await files.write(left, Buffer.from(blue, 'base64'), 'image/jpeg');
  const createdAt = new Date(Date.now() - 3_600_000);
  await documents.cleanups().doc(`photo-${user.uid}`).create({ prefix: left, createdAt });
  expect((await purgeExpiredAudio(suiteDeps())).swept).toBeGreaterThan(0);
  expect(await filesOf(user)).toEqual([]);
});

test('a picture address set before the first call is never requested', async () => {
  const asked: string[] = [];
  const tracker = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  tracker.listen(0, '127.0.0.1');
  await once(tracker, 'listening');
  const { port } = tracker.address() as AddressInfo;
  const subject = randomUUID();
  const email = `${subject}@test.duu`;
  const { uid } = await signInWithGoogle(email, subject);
  await getAuth(adminApp()).updateUser(uid, {
    photoURL: `http://127.0.0.1:${port}/track.png`,
    displayName: `а\u202e${'я'.repeat(200)}`,
  });
  const user = await signInWithGoogle(email, subject);
  const { user: account } = await ask('getMe', user);
  expect([account.photoUrl, account.photoPath]).toEqual([null, null]);
  const { users } = await ask('adminListUsers', await newAdmin(), { query: { query: email } });
  expect(users.map(({ id }) => id)).toEqual([uid]);
  expect(JSON.stringify(users)).not.toContain('track.png');
  expect([...(account.displayName ?? '')].length).toBeLessThanOrEqual(120);
  expect(account.displayName).not.toContain('\u202e');
  tracker.close();
  expect(asked).toEqual([]);
});
