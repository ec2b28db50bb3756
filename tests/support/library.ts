import type { CollectionFile } from '@duu/contract/calls/collections';
import type { Audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import { audioFile } from '@duu/contract/paths';
import { anAudio } from '@duu/contract/testing/an-audio';
import { id3 } from '@duu/speech/output/id3';
import { applyCounters } from '../../functions/src/services/audios/apply-counters.ts';
import { counterChanges } from '../../functions/src/services/audios/counter-changes.ts';
import { searchEntryOf } from '../../functions/src/services/audios/search-entry.ts';
import { suiteDeps } from './admin.ts';
import { ask } from './api.ts';
import { baseUrl } from './suite.ts';
import type { TestUser } from './users.ts';

const day = 24 * 3_600_000;

/**
 * Adds a finished audio to a user's library without converting it, for tests that need many. The user must have an
 * account.
 */
export async function putAudio(
  user: TestUser,
  change: Partial<Audio> & { segments?: string[] } = {},
): Promise<string> {
  const { documents, files, newId } = suiteDeps();
  const { segments = ['Сайн байна уу?'], ...fields } = change;
  const id = newId();
  const now = new Date();
  const audio = anAudio({
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + 90 * day),
    storagePath: audioFile(user.uid, id, 1),
    excerpt: segments.join(' ').slice(0, limits.excerptCharacters),
    segmentCount: segments.length,
    ...fields,
  });
  await files.write(audioFile(user.uid, id, 1), new TextEncoder().encode('sound'), 'audio/mpeg');
  await documents.transact(async (tx) => {
    tx.create(documents.audio(user.uid, id), audio);
    tx.create(documents.content(user.uid, id), {
      segments,
      normalized: [],
      words: [{ segment: 0, start: 0, end: 4, startMs: 0, endMs: 400, estimated: false }],
      peaks: [0, 1],
    });
    tx.create(documents.search(user.uid, id), searchEntryOf(audio, segments));
    applyCounters(tx, documents, user.uid, counterChanges(null, audio));
  });
  return id;
}

export async function newCollection(user: TestUser, name = 'Цуглуулга'): Promise<string> {
  return (await ask('createCollection', user, { input: { name } })).collectionId;
}

/** Makes a collection of three audios, made one after another. */
export async function newBook(user: TestUser) {
  const collectionId = await newCollection(user, 'Номын бүлгүүд');
  const put = (name: string, at: number) =>
    putAudio(user, { name, collectionId, createdAt: new Date(Date.UTC(2026, 10, 1, 10, at)) });
  const [a, b, c] = await Promise.all([put('Нэг', 1), put('Хоёр', 2), put('Гурав', 3)]);
  return { collectionId, audios: { a, b, c } };
}

/** Replaces an audio's file by an MP3, which gets the tag that conversions write. */
export async function writeSound({ uid }: TestUser, audioId: string, sound: Uint8Array) {
  const { documents, files } = suiteDeps();
  const path = (await documents.audio(uid, audioId).get()).data()?.storagePath ?? '';
  const tag = id3({ title: 'Нэр', artist: 'Номин' });
  await files.write(path, Buffer.concat([tag, sound]), 'audio/mpeg');
}

/** Fetches a file of a whole collection that is ready. */
export async function openFile(user: TestUser, collectionId: string, format: CollectionFile) {
  const params = { collectionId };
  const { url } = await ask('openCollectionFile', user, { params, input: { format } });
  if (url === null) throw new Error(`The ${format} is not made yet.`);
  return fetch(new URL(url, baseUrl()));
}
