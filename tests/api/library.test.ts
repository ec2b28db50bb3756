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

let person: TestUser;
const collectionOf = async (id: string) =>
  (await suiteDeps().documents.collection(person.uid, id).get()).data();

beforeEach(async () => {
  person = await newUserWithAccount();
});

describe('an audio', () => {
  test('is renamed, moved and archived in one request, with correct counters', async () => {
    const audioId = await putAudio(person);
    const collectionId = await newCollection(person);
    await ask('updateAudio', person, {
      params: { audioId },
      input: { name: '  Шинэ   нэр ', collectionId },
    });
    expect(await audioOf(person, audioId)).toMatchObject({ name: 'Шинэ нэр', collectionId });
    expect((await collectionOf(collectionId))?.audioCount).toBe(1);
    await ask('updateAudio', person, { params: { audioId }, input: { archived: true } });
    expect(await faultsOfUser(person.uid)).toEqual([]);
    expect((await countersOf(person.uid)).stored).toMatchObject({ audios: 0, archivedAudios: 1 });
    expect((await collectionOf(collectionId))?.audioCount).toBe(0);
  });

  test('can’t be moved into a collection that is archived, deleted or another user’s', async () => {
    const audioId = await putAudio(person);
    const archived = await newCollection(person);
    await ask('updateCollection', person, {
      params: { collectionId: archived },
      input: { archived: true },
    });
    const stranger = await newUser();
    const theirs = await newCollection(stranger);
    for (const collectionId of [archived, theirs, 'nowhere']) {
      const move = { params: { audioId }, input: { collectionId } };
      expect(await refusal('updateAudio', person, move)).toBe('404 collection.not_found');
    }
    expect((await audioOf(person, audioId)).collectionId).toBeNull();
  });

  test('of another user can’t be distinguished from a missing one', async () => {
    const stranger = await newUserWithAccount();
    const audioId = await putAudio(stranger);
    for (const name of ['deleteAudio', 'shareAudio', 'unshareAudio', 'openStream'] as const) {
      expect(await refusal(name, person, { params: { audioId } })).toBe('404 audio.not_found');
    }
    const change = { params: { audioId }, input: { name: 'Миний' } };
    expect(await refusal('updateAudio', person, change)).toBe('404 audio.not_found');
    expect((await audioOf(stranger, audioId)).name).toBe('Аудио');
  });

  test('is deleted with all its data', async () => {
    const { documents, files } = suiteDeps();
    const audioId = await putAudio(person);
    const path = (await audioOf(person, audioId)).storagePath ?? '';
    const { shareId } = await ask('shareAudio', person, { params: { audioId } });
    expect(await files.size(path)).toBeGreaterThan(0);
    await ask('deleteAudio', person, { params: { audioId } });
    const gone = await Promise.all([
      documents.audio(person.uid, audioId).get(),
      documents.content(person.uid, audioId).get(),
      documents.search(person.uid, audioId).get(),
      documents.share(shareId).get(),
      documents.shareSource(shareId).get(),
    ]);
    expect(gone.map((doc) => doc.exists)).toEqual([false, false, false, false, false]);
    expect(await files.size(path)).toBeNull();
    expect(await refusal('deleteAudio', person, { params: { audioId } })).toBe(
      '404 audio.not_found',
    );
  });

  test('stores the position at which the user stopped listening', async () => {
    const audioId = await putAudio(person);
    await ask('savePosition', person, { params: { audioId }, input: { positionMs: 700 } });
    expect((await audioOf(person, audioId)).positionMs).toBe(700);
    await ask('savePosition', person, { params: { audioId }, input: { positionMs: 99_000 } });
    expect((await audioOf(person, audioId)).positionMs).toBe(1000);
  });
});

describe('many audios', () => {
  test('are moved, archived, restored and deleted together; failures are listed', async () => {
    const audioIds = await Promise.all([putAudio(person), putAudio(person), putAudio(person)]);
    const collectionId = await newCollection(person);
    const moved = await ask('bulkAudios', person, {
      input: { audioIds: [...audioIds, 'nowhere'], action: 'move', collectionId },
    });
    expect(moved.done.sort()).toEqual([...audioIds].sort());
    expect(moved.failed).toEqual([{ audioId: 'nowhere', error: 'audio.not_found' }]);
    expect((await collectionOf(collectionId))?.audioCount).toBe(3);
    for (const action of ['archive', 'restore'] as const) {
      await ask('bulkAudios', person, { input: { audioIds, action } });
      expect(await faultsOfUser(person.uid)).toEqual([]);
    }
    await ask('bulkAudios', person, { input: { audioIds, action: 'delete' } });
    expect((await countersOf(person.uid)).stored).toMatchObject({ audios: 0, archivedAudios: 0 });
  });

  test('are refused if more than a hundred, or for a move without a target', async () => {
    const audioIds = Array.from({ length: 101 }, (_, at) => `a${at}`);
    const tooMany = { input: { audioIds, action: 'archive' } };
    expect(await refusal('bulkAudios', person, tooMany)).toBe('400 request.invalid');
    const noTarget = { input: { audioIds: ['a'], action: 'move' } };
    expect(await refusal('bulkAudios', person, noTarget)).toBe('400 request.invalid');
  });
});

describe('a collection', () => {
  test('is archived with its audios, and restoring it restores exactly those', async () => {
    const collectionId = await newCollection(person);
    const [stays, before] = await Promise.all([
      putAudio(person, { collectionId }),
      putAudio(person, { collectionId }),
    ]);
    await ask('updateAudio', person, { params: { audioId: before }, input: { archived: true } });
    const set = (archived: boolean) =>
      ask('updateCollection', person, { params: { collectionId }, input: { archived } });
    await set(true);
    expect((await audioOf(person, stays)).archived).toBe(true);
    expect((await collectionOf(collectionId))?.audioCount).toBe(1);
    await set(true);
    expect(await faultsOfUser(person.uid)).toEqual([]);
    await set(false);
    expect((await audioOf(person, stays)).archived).toBe(false);
    expect((await audioOf(person, before)).archived).toBe(true);
    expect(await faultsOfUser(person.uid)).toEqual([]);
  });

  test.each([
    ['keep', 1],
    ['delete', 0],
  ] as const)('deleted with its audios to %s leaves %i', async (audios, left) => {
    const collectionId = await newCollection(person);
    const audioId = await putAudio(person, { collectionId });
    await ask('deleteCollection', person, { params: { collectionId }, query: { audios } });
    const found = (await suiteDeps().documents.audio(person.uid, audioId).get()).data();
    expect(found ? found.collectionId : 'gone').toBe(left === 1 ? null : 'gone');
    expect(await faultsOfUser(person.uid)).toEqual([]);
    expect((await countersOf(person.uid)).stored).toMatchObject({ audios: left, collections: 0 });
  });
});

test('counters are exact after 500 random operations, three at a time', async () => {
  let seed = 20_261_120;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const audioIds = await Promise.all(Array.from({ length: 12 }, () => putAudio(person)));
  const collectionIds = await Promise.all(
    Array.from({ length: 4 }, (_, at) => newCollection(person, `Цуглуулга ${at}`)),
  );
  const audioId = () => audioIds[random(audioIds.length)] ?? '';
  const collectionId = () => collectionIds[random(collectionIds.length)] ?? '';
  // Calls the services directly, because 500 HTTP requests of one user exceed the rate limit.
  const deps = suiteDeps();
  const { uid } = person;
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
      else audioIds.push(await putAudio(person));
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
  expect(await faultsOfUser(person.uid)).toEqual([]);
  const { counted } = await countersOf(person.uid);
  expect(counted.audios + counted.archivedAudios).toBeGreaterThan(0);
}, 240_000);
