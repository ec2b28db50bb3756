import { photoFile } from '@duu/contract/paths';
import { aCollection } from '@duu/contract/testing/a-collection';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../functions/src/services/account/delete-account.ts';
import { adminApp, suiteDeps } from '../support/admin.ts';
import { ask, refusal, send } from '../support/api.ts';
import { aRequest } from '../support/audios.ts';
import { newCollection, putAudio } from '../support/library.ts';
import { killFunction } from '../support/processes.ts';
import { until } from '../support/suite.ts';
import { tracesOf } from '../support/traces.ts';
import {
  actorOf,
  newAdmin,
  newUser,
  newUserWithAccount,
  signInWithGoogle,
  type TestUser,
} from '../support/users.ts';

const deps = suiteDeps();
const { documents, files } = deps;

/** A WebP file of one colour, in base64. */
const aPhoto = 'UklGRiQAAABXRUJQVlA4TBgAAAAv/8A/AAdQrXoUtP8BAEX6/58i+p/6338=';

/** A user with audios, a collection and a respelling. */
async function member(): Promise<{ user: TestUser; audioIds: string[]; collectionId: string }> {
  const user = await newUserWithAccount();
  const collectionId = await newCollection(user);
  const audioIds = await Promise.all([
    putAudio(user),
    putAudio(user, { collectionId }),
    putAudio(user, { state: 'failed', error: 'failed_to_synthesize_audio' }),
  ]);
  return { user, audioIds, collectionId };
}

/** One request of every call that writes for a user. */
function everyWrite({ user, audioIds, collectionId }: Awaited<ReturnType<typeof member>>) {
  const [one = '', two = '', failed = ''] = audioIds;
  const call =
    (name: Parameters<typeof send>[0], params: object = {}, body?: unknown) =>
    () =>
      send(name, user, { params, body }).then((answer) => answer.text());
  return [
    call('getMe'),
    call('updateMe', {}, { displayName: 'Бат', preferences: { theme: 'dark' } }),
    call('setPhoto', {}, { image: aPhoto }),
    call('removePhoto'),
    call('synthesize', {}, aRequest),
    call('retryAudio', { audioId: failed }, {}),
    call(
      'resynthesize',
      { audioId: one },
      { ...aRequest, segments: ['Сайн байна уу?'], background: 'rain' },
    ),
    call('updateAudio', { audioId: two }, { name: 'Шинэ нэр', archived: true }),
    call('deleteAudio', { audioId: two }),
    call('bulkAudios', {}, { audioIds, action: 'move', collectionId }),
    call('savePosition', { audioId: one }, { positionMs: 10 }),
    call('rateAudio', { audioId: one }, { rating: 'up' }),
    call('shareAudio', { audioId: one }, {}),
    call('unshareAudio', { audioId: one }),
    call('createCollection', {}, { name: 'Цуглуулга' }),
    call('updateCollection', { collectionId }, { name: 'Өөр', archived: true }),
    call('saveRespelling', {}, { written: 'Duu', spoken: 'дуу', language: 'mn' }),
  ];
}

/** What remains: documents after the last answer, files after their writers have ended. */
async function nothingStays(uid: string): Promise<void> {
  const left = await tracesOf(uid);
  expect(left.filter((path) => !/\.(?:mp3|flac)$/.test(path))).toEqual([]);
  if (left.length > 0) await until(`${left} to go`, async () => (await tracesOf(uid)).length === 0);
}

describe('deletion during other requests', () => {
  // A deletion after each second request of `everyWrite`.
  test.each([0, 2, 4, 6, 8, 10, 12, 14, 16])(
    'leaves nothing, whatever was asked at once (after %i requests)',
    async (many) => {
      const account = await member();
      const asked = everyWrite(account);
      const before = asked.slice(0, many).map((request) => request());
      const deleted = send('deleteMe', account.user);
      const after = asked.slice(many).map((request) => request());
      expect((await deleted).status).toBe(200);
      await Promise.all([...before, ...after]);
      await nothingStays(account.user.uid);
    },
  );

  test('deleting an account is not undone by pages that are opened meanwhile', async () => {
    for (let round = 0; round < 6; round++) {
      const user = await newUser();
      // Some have an account already, others would get it just then.
      if (round % 2 === 0) await ask('getMe', user);
      const pages = () => Array.from({ length: 4 }, () => send('getMe', user));
      const opened = pages();
      const deleted = send('deleteMe', user);
      const answers = await Promise.all([...opened, ...pages()]);
      expect((await deleted).status).toBe(200);
      for (const { status } of answers) expect([200, 401]).toContain(status);
      await nothingStays(user.uid);
    }
  });

  test('deleting an account may be requested twice in parallel', async () => {
    for (let round = 0; round < 3; round++) {
      const account = await member();
      const { user } = account;
      const requests = everyWrite(account).map((request) => request());
      const deleted = await Promise.all([send('deleteMe', user), send('deleteMe', user)]);
      for (const answer of deleted) {
        expect(['200 {}', '401 auth.user_not_found']).toContain(
          `${answer.status} ${await answer.text()}`,
        );
      }
      await Promise.all(requests);
      await nothingStays(user.uid);
    }
  });
});

describe('interrupted deletions', () => {
  const finish = async () =>
    ask('adminRunJob', await newAdmin(), { params: { name: 'finishDeletions' } });

  test('an interrupted deletion continues after the process was killed', async () => {
    const { user } = await member();
    await Promise.all(Array.from({ length: 30 }, () => putAudio(user)));
    const asked = send('deleteMe', user).catch(() => null);
    const gone = getAuth(adminApp());
    await until('the sign-in to go', async () =>
      gone.getUser(user.uid).then(
        () => false,
        () => true,
      ),
    );
    expect(killFunction('api')).toBeGreaterThan(0);
    await asked;
    // The emulator sends requests to a dead process until it notices its end.
    await until('the API in a new process', async () => (await send('getPlans', null)).ok);
    await finish();
    expect(await tracesOf(user.uid)).toEqual([]);
  });

  test('an interrupted deletion allows no writes meanwhile, and is finished by the job', async () => {
    const { user, audioIds } = await member();
    const { uid } = user;
    const broken = {
      ...deps,
      files: { ...files, removeAll: () => Promise.reject(new Error('The bucket is away.')) },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    };
    await deleteAccount(broken, actorOf(user));
    expect(await tracesOf(uid)).not.toEqual([]);
    const params = { audioId: audioIds[0] ?? '' };
    expect(await refusal('updateAudio', user, { params, input: { name: 'x' } })).toBe(
      '401 auth.user_not_found',
    );
    const late = documents.transact(async (tx) => {
      await tx.get(documents.user(uid));
      tx.set(documents.collection(uid, 'late'), aCollection());
    });
    await expect(late).rejects.toMatchObject({ key: 'auth.user_not_found' });
    expect((await finish()).result.finished).toBeGreaterThanOrEqual(1);
    expect(await tracesOf(uid)).toEqual([]);
  });

  test('an interrupted deletion lets the same user sign up again, without a trial', async () => {
    const name = `anew-${Date.now()}`;
    const user = await signInWithGoogle(`${name}@test.duu`, name);
    await ask('getMe', user);
    await ask('deleteMe', user);
    const back = await signInWithGoogle(`${name}@test.duu`, name);
    const { user: account, subscription } = await ask('getMe', back);
    expect(account).toMatchObject({
      email: user.email,
      displayName: 'Тест',
      activeSubscriptionId: null,
    });
    expect(subscription).toBeNull();
    await newCollection(back);
  });
});

describe('data without a user', () => {
  test('data without a user is removed by the nightly job, documents and files', async () => {
    const { user, audioIds } = await member();
    const { uid } = user;
    const { shareId } = await ask('shareAudio', user, { params: { audioId: audioIds[0] ?? '' } });
    await files.write(photoFile(uid, 'p', 'webp'), new Uint8Array(3), 'image/webp');
    await documents.user(uid).delete();
    const filesOnly = `gone${Date.now()}`;
    await files.write(`users/${filesOnly}/audios/a.mp3`, new Uint8Array(3), 'audio/mpeg');
    const kept = await newUserWithAccount();
    const audio = await putAudio(kept);

    const run = async () =>
      ask('adminRunJob', await newAdmin(), { params: { name: 'removeOrphans' } });
    const { result, left } = await run();
    expect(left).toBe(0);
    expect(result.removed).toBeGreaterThanOrEqual(2);
    expect(await tracesOf(uid)).toEqual([]);
    expect(await tracesOf(filesOnly)).toEqual([]);
    expect((await documents.share(shareId).get()).exists).toBe(false);
    expect((await documents.audio(kept.uid, audio).get()).exists).toBe(true);
    expect((await run()).result.removed).toBe(0);
  });
});
