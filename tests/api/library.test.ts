import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../functions/src/api-error.ts';
import { createCollection } from '../../functions/src/services/collections/create-collection.ts';
import { deleteCollection } from '../../functions/src/services/collections/delete-collection.ts';
import { updateCollection } from '../../functions/src/services/collections/update-collection.ts';
import { bulkAudios } from '../../functions/src/services/library/bulk-audios.ts';
import { deleteAudio } from '../../functions/src/services/library/delete-audio.ts';
import { updateAudio } from '../../functions/src/services/library/update-audio.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { audioOf } from '../support/audios.ts';
import { countersOf, faultsOfUser } from '../support/invariants.ts';
import { newCollection, putAudio } from '../support/library.ts';
import { newUser, newUserWithAccount, type TestUser } from '../support/users.ts';

let user: TestUser;
const collectionOf = async (id: string) =>
  (await suiteDeps().documents.collection(user.uid, id).get()).data();

beforeEach(async () => {
  user = await newUserWithAccount();
});

describe('audios', () => {
  test('an audio is renamed, moved and archived in one request, with correct counters', async () => {
    const audioId = await putAudio(user);
    const collectionId = await newCollection(user);
    await ask('updateAudio', user, {
      params: { audioId },
      input: { name: '  Шинэ   нэр ', collectionId },
    });
    expect(await audioOf(user, audioId)).toMatchObject({ name: 'Шинэ нэр', collectionId });
    expect((await collectionOf(collectionId))?.audioCount).toBe(1);
    await ask('updateAudio', user, { params: { audioId }, input: { archived: true } });
    expect(await faultsOfUser(user.uid)).toEqual([]);
    expect((await countersOf(user.uid)).stored).toMatchObject({ audios: 0, archivedAudios: 1 });
    expect((await collectionOf(collectionId))?.audioCount).toBe(0);
  });

  test('an audio can’t be moved into a collection that is archived, deleted or another user’s', async () => {
    const audioId = await putAudio(user);
    const archived = await newCollection(user);
    await ask('updateCollection', user, {
      params: { collectionId: archived },
      input: { archived: true },
    });
    const stranger = await newUser();
    const theirs = await newCollection(stranger);
    for (const collectionId of [archived, theirs, 'nowhere']) {
      const move = { params: { audioId }, input: { collectionId } };
      expect(await refusal('updateAudio', user, move)).toBe('404 collection.not_found');
    }
    expect((await audioOf(user, audioId)).collectionId).toBeNull();
  });

  test('an audio of another user can’t be distinguished from a missing one', async () => {
    const stranger = await newUserWithAccount();
    const audioId = await putAudio(stranger);
    for (const name of ['deleteAudio', 'shareAudio', 'unshareAudio', 'openStream'] as const) {
      expect(await refusal(name, user, { params: { audioId } })).toBe('404 audio.not_found');
    }
    const change = { params: { audioId }, input: { name: 'Миний' } };
    expect(await refusal('updateAudio', user, change)).toBe('404 audio.not_found');
    expect((await audioOf(stranger, audioId)).name).toBe('Аудио');
  });

  test('an audio is deleted with all its data', async () => {
    const { documents, files } = suiteDeps();
    const audioId = await putAudio(user);
    const path = (await audioOf(user, audioId)).storagePath ?? '';
    const { shareId } = await ask('shareAudio', user, { params: { audioId } });
    expect(await files.size(path)).toBeGreaterThan(0);
    await ask('deleteAudio', user, { params: { audioId } });
    const gone = await Promise.all([
      documents.audio(user.uid, audioId).get(),
      documents.content(user.uid, audioId).get(),
      documents.search(user.uid, audioId).get(),
      documents.share(shareId).get(),
      documents.shareSource(shareId).get(),
    ]);
    expect(gone.map((doc) => doc.exists)).toEqual([false, false, false, false, false]);
    expect(await files.size(path)).toBeNull();
    expect(await refusal('deleteAudio', user, { params: { audioId } })).toBe('404 audio.not_found');
  });

  test('an audio stores the position at which the user stopped listening', async () => {
    const audioId = await putAudio(user);
    await ask('savePosition', user, { params: { audioId }, input: { positionMs: 700 } });
    expect((await audioOf(user, audioId)).positionMs).toBe(700);
    await ask('savePosition', user, { params: { audioId }, input: { positionMs: 99_000 } });
    expect((await audioOf(user, audioId)).positionMs).toBe(1000);
  });

  test('a collection remembers what was played last of it, whichever device sends it first', async () => {
    const collectionId = await newCollection(user);
    const [one, two] = [
      await putAudio(user, { collectionId }),
      await putAudio(user, { collectionId }),
    ];
    const save = (audioId: string, positionMs: number, agoMs?: number) =>
      ask('savePosition', user, { params: { audioId }, input: { positionMs, agoMs } });
    const state = async () => {
      const last = (await collectionOf(collectionId))?.lastPlayed;
      const at = await Promise.all([one, two].map((id) => audioOf(user, id)));
      return [last?.audioId, ...at.map(({ positionMs }) => positionMs)];
    };
    expect(await state()).toEqual([undefined, 0, 0]);
    await save(one, 300);
    await save(two, 500);
    expect(await state()).toEqual([two, 300, 500]);
    await save(one, 900, 60_000);
    expect(await state()).toEqual([two, 300, 500]);
    await save(one, 400);
    expect(await state()).toEqual([one, 400, 500]);
  });
});

describe('several audios at once', () => {
  test('several audios are moved, archived, restored and deleted together; failures are listed', async () => {
    const audioIds = await Promise.all([putAudio(user), putAudio(user), putAudio(user)]);
    const collectionId = await newCollection(user);
    const moved = await ask('bulkAudios', user, {
      input: { audioIds: [...audioIds, 'nowhere'], action: 'move', collectionId },
    });
    expect(moved.done.sort()).toEqual([...audioIds].sort());
    expect(moved.failed).toEqual([{ audioId: 'nowhere', error: 'audio.not_found' }]);
    expect((await collectionOf(collectionId))?.audioCount).toBe(3);
    for (const action of ['archive', 'restore'] as const) {
      await ask('bulkAudios', user, { input: { audioIds, action } });
      expect(await faultsOfUser(user.uid)).toEqual([]);
    }
    await ask('bulkAudios', user, { input: { audioIds, action: 'delete' } });
    expect((await countersOf(user.uid)).stored).toMatchObject({ audios: 0, archivedAudios: 0 });
  });

  test('several audios are refused if more than a hundred, or for a move without a target', async () => {
    const audioIds = Array.from({ length: 101 }, (_, at) => `a${at}`);
    const tooMany = { input: { audioIds, action: 'archive' } };
    expect(await refusal('bulkAudios', user, tooMany)).toBe('400 request.invalid');
    const noTarget = { input: { audioIds: ['a'], action: 'move' } };
    expect(await refusal('bulkAudios', user, noTarget)).toBe('400 request.invalid');
  });
});

describe('collections', () => {
  test('a collection is archived with its audios, and restoring it restores exactly those', async () => {
    const collectionId = await newCollection(user);
    const [stays, before] = await Promise.all([
      putAudio(user, { collectionId }),
      putAudio(user, { collectionId }),
    ]);
    await ask('updateAudio', user, { params: { audioId: before }, input: { archived: true } });
    const set = (archived: boolean) =>
      ask('updateCollection', user, { params: { collectionId }, input: { archived } });
    await set(true);
    expect((await audioOf(user, stays)).archived).toBe(true);
    expect((await collectionOf(collectionId))?.audioCount).toBe(1);
    await set(true);
    expect(await faultsOfUser(user.uid)).toEqual([]);
    await set(false);
    expect((await audioOf(user, stays)).archived).toBe(false);
    expect((await audioOf(user, before)).archived).toBe(true);
    expect(await faultsOfUser(user.uid)).toEqual([]);
  });

  test.each([
    ['keep', 1],
    ['delete', 0],
  ] as const)(
    'a collection that is deleted with its audios to %s leaves %i',
    async (audios, left) => {
      const collectionId = await newCollection(user);
      const audioId = await putAudio(user, { collectionId });
      await ask('deleteCollection', user, { params: { collectionId }, query: { audios } });
      const found = (await suiteDeps().documents.audio(user.uid, audioId).get()).data();
      expect(found ? found.collectionId : 'gone').toBe(left === 1 ? null : 'gone');
      expect(await faultsOfUser(user.uid)).toEqual([]);
      expect((await countersOf(user.uid)).stored).toMatchObject({ audios: left, collections: 0 });
    },
  );
});

test('counters are exact after 500 random operations, three at a time', async () => {
  let seed = 20_261_120;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const audioIds = await Promise.all(Array.from({ length: 12 }, () => putAudio(user)));
  const collectionIds = await Promise.all(
    Array.from({ length: 4 }, (_, at) => newCollection(user, `Цуглуулга ${at}`)),
  );
  const audioId = () => audioIds[random(audioIds.length)] ?? '';
  const collectionId = () => collectionIds[random(collectionIds.length)] ?? '';
  // Calls the services directly, because 500 HTTP requests of one user exceed the rate limit.
  const deps = suiteDeps();
  const { uid } = user;
  const operations: (() => Promise<unknown>)[] = [
    () => updateAudio(deps, uid, audioId(), { collectionId: collectionId() }),
    () => updateAudio(deps, uid, audioId(), { collectionId: null }),
    () => updateAudio(deps, uid, audioId(), { archived: random(2) === 0 }),
    () =>
      bulkAudios(deps, uid, {
        audioIds: [audioId(), audioId()],
        action: random(2) ? 'archive' : 'restore',
      }),
    () => updateCollection(deps, uid, collectionId(), { archived: random(2) === 0 }),
    async () => {
      if (random(6) === 0) await deleteAudio(deps, uid, audioId());
      else audioIds.push(await putAudio(user));
    },
    async () => {
      if (random(4) > 0) return;
      await deleteCollection(deps, uid, collectionId(), random(2) ? 'keep' : 'delete');
      collectionIds.push(
        await createCollection(deps, uid, { name: 'Цуглуулга', inOrder: false }, null),
      );
    },
  ];
  const tolerant = async (operation: (() => Promise<unknown>) | undefined) => {
    await operation?.().catch((error: unknown) => {
      if (!(error instanceof ApiError && error.key.endsWith('.not_found'))) throw error;
    });
  };
  let left = 500;
  const work = async () => {
    while (left-- > 0) await tolerant(operations[random(operations.length)]);
  };
  await Promise.all([work(), work(), work()]);
  expect(await faultsOfUser(user.uid)).toEqual([]);
  const { counted } = await countersOf(user.uid);
  expect(counted.audios + counted.archivedAudios).toBeGreaterThan(0);
}, 240_000);
