import { dayOf } from '@duu/contract/day';
import type { JobName } from '@duu/contract/documents/operations';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminApp, suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { audioOf } from '../support/audios.ts';
import { newCollection, putAudio } from '../support/library.ts';
import { newAdmin, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents, files } = suiteDeps();
const raw = () => getFirestore(adminApp());
const past = () => new Date(Date.now() - 3_600_000);

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});

const run = (name: JobName) => ask('adminRunJob', admin, { params: { name } });

/** Runs a job with one invalid document, and expects that only this one is counted as failed and remains. */
async function runBeside(name: JobName, path: string, data: object) {
  await raw().doc(path).set(data);
  try {
    const { result, left } = await run(name);
    expect(left).toBe(1);
    const last = (await documents.job(name).get()).data();
    expect(last).toMatchObject({ ok: true, left: 1, leftPaths: [path] });
    return result;
  } finally {
    await raw().doc(path).delete();
  }
}

describe('jobs with an invalid document', () => {
  test('the purge continues after an invalid audio and audios of deleted users or collections', async () => {
    const [user, leaver] = [await newUserWithAccount(), await newUserWithAccount()];
    const due = { expiresAt: past() };
    const good = await putAudio(user, due);
    const collectionId = await newCollection(user);
    const inGone = await putAudio(user, { ...due, collectionId });
    await documents.collection(user.uid, collectionId).delete();
    const orphan = await putAudio(leaver, due);
    await documents.user(leaver.uid).delete();
    await documents.cleanups().add({ prefix: `users/${user.uid}/audios/l.`, createdAt: past() });
    await files.write(`users/${user.uid}/audios/l.mp3`, new Uint8Array(3), 'audio/mpeg');

    // The oldest one, so that it comes first.
    const bad = { expiresAt: new Date(1), name: 'neither state nor settings' };
    await runBeside('purgeExpiredAudio', `users/${user.uid}/audios/bad`, bad);
    for (const [uid, id] of [
      [user.uid, good],
      [user.uid, inGone],
      [leaver.uid, orphan],
    ] as const) {
      expect((await documents.audio(uid, id).get()).exists).toBe(false);
      expect(await files.size(`users/${uid}/audios/${id}.mp3`)).toBeNull();
    }
    expect(await files.size(`users/${user.uid}/audios/l.mp3`)).toBeNull();
    expect(await run('purgeExpiredAudio')).toMatchObject({ result: { deleted: 0 }, left: 0 });
  });

  test('the job for subscriptions continues after an invalid document', async () => {
    const user = await newUserWithAccount();
    await documents.subscription(user.uid, 'trial').update({ endsAt: past() });
    const bad = { state: 'active', endsAt: new Date(1) };
    await runBeside('expireSubscriptions', `users/${user.uid}/subscriptions/bad`, bad);
    const trial = (await documents.subscription(user.uid, 'trial').get()).data();
    expect(trial?.state).toBe('expired');
  });

  test('the job for stuck conversions continues after an invalid document', async () => {
    const user = await newUserWithAccount();
    const stuck = await putAudio(user, {
      state: 'creating',
      storagePath: null,
      updatedAt: past(),
    });
    await documents.user(user.uid).update({ 'counters.making': 1 });
    const bad = { state: 'creating', updatedAt: new Date(1) };
    await runBeside('settleStale', `users/${user.uid}/audios/bad`, bad);
    expect((await audioOf(user, stuck)).state).toBe('failed');
  });

  test('the job for daily figures continues after an invalid document', async () => {
    const user = await newUserWithAccount();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await documents.user(user.uid).update({ createdAt: daysAgo(3) });
    const counted = await documents.allStats().get();
    await Promise.all(counted.docs.map(({ ref }) => ref.delete()));
    const bad = { conversions: 'many' };
    const result = await runBeside('dailyFigures', `stats/${dayOf(daysAgo(1))}`, bad);
    expect(result.days).toBeGreaterThanOrEqual(3);
  });

  test('the job for deletions continues after an invalid document', async () => {
    const bad = { endedAt: null, requestedAt: 'yesterday' };
    await runBeside('finishDeletions', 'deletions/bad', bad);
  });
});

test('lists for admins continue after an invalid document', async () => {
  const user = await newUserWithAccount();
  const audioId = await putAudio(user);
  // The newest ones, so that both are on the first page, also if other tests use future times.
  const newest = new Date('2199-12-31');
  await documents.user(user.uid).update({ createdAt: newest });
  const bad = [
    [`users/${user.uid}/audios/bad`, { createdAt: newest }],
    [`users/bad${Date.now()}`, { createdAt: newest }],
  ] as const;
  for (const [path, data] of bad) await raw().doc(path).set(data);
  try {
    const { audios } = await ask('adminListAudios', admin, { query: { owner: user.uid } });
    expect(audios.map(({ id }) => id)).toEqual([audioId]);
    const { users } = await ask('adminListUsers', admin);
    expect(users.map(({ id }) => id)).toContain(user.uid);
  } finally {
    await documents.user(user.uid).update({ createdAt: new Date() });
    for (const [path] of bad) await raw().doc(path).delete();
  }
});

test('an admin deletes an audio of a deleted user', async () => {
  const user = await newUserWithAccount();
  const audioId = await putAudio(user);
  await documents.user(user.uid).delete();
  await ask('adminDeleteAudio', admin, { params: { uid: user.uid, audioId } });
  expect((await documents.audio(user.uid, audioId).get()).exists).toBe(false);
  expect(await files.size(`users/${user.uid}/audios/${audioId}.mp3`)).toBeNull();
});
