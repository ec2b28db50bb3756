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

async function photoOf(person: TestUser): Promise<string | null> {
  return (await ask('getMe', person)).user.photoPath;
}

async function filesOf(person: TestUser): Promise<string[]> {
  const [files] = await getStorage(adminApp())
    .bucket()
    .getFiles({ prefix: `users/${person.uid}/` });
  return files.map((file) => file.name);
}

async function notesOf(person: TestUser): Promise<number> {
  const notes = await suiteDeps().documents.cleanups().get();
  return notes.docs.filter((doc) => doc.data().prefix.includes(person.uid)).length;
}

test('a photo is saved, replaced and removed with its file', async () => {
  const person = await newUser();
  expect(await photoOf(person)).toBeNull();

  await ask('setPhoto', person, { input: { image: blue } });
  const first = (await photoOf(person)) ?? '';
  expect(first).toMatch(new RegExp(`^users/${person.uid}/photo/\\w+\\.webp$`));
  const { files } = suiteDeps();
  expect(Buffer.from((await files.bytes(first)) ?? []).toString('base64')).toBe(blue);

  await ask('setPhoto', person, { input: { image: red } });
  const second = (await photoOf(person)) ?? '';
  expect(second).not.toBe(first);
  expect(await filesOf(person)).toEqual([second]);

  await ask('removePhoto', person);
  await ask('removePhoto', person);
  expect(await photoOf(person)).toBeNull();
  expect([await filesOf(person), await notesOf(person)]).toEqual([[], 0]);
});

test('parallel uploads leave only the last photo', async () => {
  const person = await newUser();
  await Promise.all(
    [blue, red, blue, red].map((image) => ask('setPhoto', person, { input: { image } })),
  );
  expect(await filesOf(person)).toEqual([await photoOf(person)]);
  expect(await notesOf(person)).toBe(0);
});

test('removing it also removes the provider’s picture, in the account and at the identity platform', async () => {
  const person = await newUser();
  const photoURL = 'https://pictures.example/me.jpg';
  await ask('getMe', person);
  await getAuth(adminApp()).updateUser(person.uid, { photoURL });
  await suiteDeps().documents.user(person.uid).update({ photoUrl: photoURL });
  await ask('removePhoto', person);
  expect((await ask('getMe', person)).user.photoUrl).toBeNull();
  expect((await getAuth(adminApp()).getUser(person.uid)).photoURL).toBeUndefined();
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
  const person = await newUser();
  expect(await refusal('setPhoto', person, { input: { image } })).toBe('400 photo.invalid');
  expect([await photoOf(person), await filesOf(person)]).toEqual([null, []]);
});

test('refuses a body that is too large, and visitors', async () => {
  const person = await newUser();
  const image = 'A'.repeat(limits.bodyBytes);
  const answer = await send('setPhoto', person, { body: { image } });
  expect([answer.status, await answer.text()]).toEqual([413, 'request.too_large']);
  expect(await refusal('setPhoto', null, { input: { image: blue } })).toBe(
    '401 auth.invalid_token',
  );
});

test('the photo is deleted with the account', async () => {
  const person = await newUser();
  await ask('setPhoto', person, { input: { image: blue } });
  expect(await filesOf(person)).toHaveLength(1);
  await ask('deleteMe', person);
  expect(await filesOf(person)).toEqual([]);
  expect(await refusal('setPhoto', person, { input: { image: blue } })).toBe(
    '401 auth.user_not_found',
  );
  expect(await filesOf(person)).toEqual([]);
});

test('the job removes files that a crash left', async () => {
  const person = await newUser();
  const { documents, files } = suiteDeps();
  const left = photoFile(person.uid, 'left', 'jpeg');
  await files.write(left, Buffer.from(blue, 'base64'), 'image/jpeg');
  const createdAt = new Date(Date.now() - 3_600_000);
  await documents.cleanups().doc(`photo-${person.uid}`).create({ prefix: left, createdAt });
  expect((await purgeExpiredAudio(suiteDeps())).swept).toBeGreaterThan(0);
  expect(await filesOf(person)).toEqual([]);
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
  const person = await signInWithGoogle(email, subject);
  const { user } = await ask('getMe', person);
  expect([user.photoUrl, user.photoPath]).toEqual([null, null]);
  const { users } = await ask('adminListUsers', await newAdmin(), { query: { query: email } });
  expect(users.map(({ id }) => id)).toEqual([uid]);
  expect(JSON.stringify(users)).not.toContain('track.png');
  expect([...(user.displayName ?? '')].length).toBeLessThanOrEqual(120);
  expect(user.displayName).not.toContain('\u202e');
  tracker.close();
  expect(asked).toEqual([]);
});
