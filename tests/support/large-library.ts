import { randomUUID } from 'node:crypto';
import type { Audio } from '../../contract/src/documents/audio.ts';
import { limits } from '../../contract/src/limits.ts';
import { audioFile } from '../../contract/src/paths.ts';
import { aCollection } from '../../contract/src/testing/a-collection.ts';
import { anAudio } from '../../contract/src/testing/an-audio.ts';
import {
  type CounterChanges,
  counterChanges,
  sumChanges,
} from '../../functions/src/services/audios/counter-changes.ts';
import { suiteDeps } from './admin.ts';
import { ask } from './api.ts';
import { signInWithGoogle, type TestUser } from './users.ts';

const day = 24 * 3_600_000;
/** The limit of Firestore for writes in a batch. */
const batchSize = 400;
const openings = [
  'Өглөөний мэнд',
  'Хичээлийн тэмдэглэл',
  'A short story',
  'Аяллын дэвтэр',
  'Захидал',
];

const english = {
  speaker: { id: 'emma', name: { mn: 'Эмма', en: 'Emma' }, language: 'en', gender: 'female' },
  language: 'en',
} as const;

function audioAt(
  index: number,
  collectionId: string | null,
  archived: boolean,
  storagePath: string,
): Audio {
  const mongolian = index % 3 !== 0;
  const at = new Date(Date.now() - index * 60_000);
  const opening = openings[index % openings.length] ?? '';
  const name = `${opening} ${index + 1}`;
  return anAudio({
    storagePath,
    createdAt: at,
    name,
    excerpt: `${opening}. ${'Тал нутагт салхи сэвэлзэнэ. '.repeat(5)}`.slice(
      0,
      limits.excerptCharacters,
    ),
    ...(mongolian ? {} : english),
    collectionId,
    archived,
    characters: 150,
    durationMs: 5000 + (index % 600) * 1000,
    // Some are in their last week, so that their rows have a warning.
    expiresAt: new Date(Date.now() + (1 + (index % 90)) * day),
  });
}

/** Creates a user with that many audios and collections. Returns the e-mail address. */
export async function createLargeLibrary(audios: number, collections: number): Promise<string> {
  const email = `large-${randomUUID().slice(0, 8)}@duu.test`;
  const user = await signInWithGoogle(email, `google.com:${email}`);
  await ask('getMe', user);
  await fillLibrary(user, audios, collections);
  return email;
}

/**
 * Fills the empty library of a user with an account, and sets the counters. Texts, sound and search entries are left out,
 * because the library's pages don't read them.
 */
export async function fillLibrary(
  { uid }: TestUser,
  audios: number,
  collections: number,
): Promise<void> {
  const { documents, newId } = suiteDeps();
  const collectionIds = Array.from({ length: collections }, () => newId());
  const ids = Array.from({ length: audios }, () => newId());
  const made = ids.map((id, index) =>
    audioAt(
      index,
      index % 4 === 0 ? null : (collectionIds[index % collections] ?? null),
      index % 50 === 49,
      audioFile(uid, id, 1),
    ),
  );
  const counted: CounterChanges = sumChanges(made.map((audio) => counterChanges(null, audio)));
  const writes: ((batch: ReturnType<typeof documents.batch>) => void)[] = [
    ...made.map((audio, index) => (batch: ReturnType<typeof documents.batch>) => {
      batch.create(documents.audio(uid, ids[index] ?? ''), audio);
    }),
    ...collectionIds.map((id, index) => (batch: ReturnType<typeof documents.batch>) => {
      const collection = aCollection({
        name: `Цуглуулга ${index + 1}`,
        audioCount: counted.collections.get(id) ?? 0,
        createdAt: new Date(Date.now() - index * 3_600_000),
      });
      batch.create(documents.collection(uid, id), collection);
    }),
  ];
  for (let at = 0; at < writes.length; at += batchSize) {
    const batch = documents.batch();
    for (const write of writes.slice(at, at + batchSize)) write(batch);
    await batch.commit();
  }
  await documents.user(uid).update({
    'counters.audios': counted.user.audios,
    'counters.archivedAudios': counted.user.archivedAudios,
    'counters.collections': collections,
  });
}
