import { aacFile, audioFile, coverFile, photoFile, sampleFile } from '@duu/contract/paths';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadString,
} from 'firebase/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Actor,
  actors,
  ask,
  buckets,
  owner,
  rulesEnvironment,
  wanted,
} from './environment.ts';

let environment: RulesTestEnvironment;
let as: ReturnType<typeof buckets>;

const onlyOwner = ['owner', 'ownerByLink'] as const;
const noOne = [] as const;

/** The actors who may read a kind of file. No actor may list, write, change or delete files. */
interface File {
  readonly path: string;
  readonly get: readonly Actor[];
}

const files: Record<string, File> = {
  'an audio': { path: audioFile(owner, 'a', 1), get: onlyOwner },
  'a later version of an audio': { path: audioFile(owner, 'a', 2), get: onlyOwner },
  'an audio as WAV': { path: `users/${owner}/audios/a.wav`, get: onlyOwner },
  'an audio as AAC': { path: aacFile(audioFile(owner, 'a', 1)), get: onlyOwner },
  'the cover of a collection': { path: coverFile(owner, 'c'), get: onlyOwner },
  'the text of a book': { path: `users/${owner}/books/a.json`, get: onlyOwner },
  'something below an audio': { path: `users/${owner}/audios/a/x.mp3`, get: noOne },
  'a photo': { path: photoFile(owner, 'p', 'webp'), get: onlyOwner },
  'something below a photo': { path: `${photoFile(owner, 'p', 'jpeg')}/x`, get: noOne },
  'another file of a user': { path: `users/${owner}/secret.txt`, get: noOne },
  'a file in another folder of a user': { path: `users/${owner}/other/x.mp3`, get: noOne },
  'a sample of a speaker': { path: sampleFile('bold', 'm'), get: actors },
  'something below a sample': { path: 'speakers/bold/x.mp3', get: noOne },
  'an audio by way of the samples': { path: `speakers/../${audioFile(owner, 'a', 1)}`, get: noOne },
  'a photo by way of the music': {
    path: `backgrounds/../${photoFile(owner, 'p', 'webp')}`,
    get: noOne,
  },
  'a background': { path: 'backgrounds/limbe.mp3', get: actors },
  'cached speech': { path: 'cache/x.pcm', get: noOne },
  'a file at the root': { path: 'x.txt', get: noOne },
};

beforeAll(async () => {
  environment = await rulesEnvironment('storage');
  as = buckets(environment);
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const { path } of Object.values(files)) {
      await uploadString(ref(context.storage(), path), 'sound');
    }
  });
});
afterAll(() => environment.cleanup());

test('every kind of file can be read only by the actors in the table', async () => {
  const sound = async (actor: Actor, { path }: File) =>
    expect(new TextDecoder().decode(await getBytes(ref(as(actor), path)))).toBe('sound');
  expect(await ask(files, sound)).toEqual(wanted(files, ({ get }) => get));
});

test('metadata can be read by the same actors', async () => {
  const looked = await ask(files, (actor, { path }) => getMetadata(ref(as(actor), path)));
  expect(looked).toEqual(wanted(files, ({ get }) => get));
});

const above = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

test.each<[string, (actor: Actor, file: File) => Promise<unknown>]>([
  ['overwritten', (actor, { path }) => uploadString(ref(as(actor), path), 'noise')],
  ['created', (actor, { path }) => uploadString(ref(as(actor), `${path}.new`), 'noise')],
  ['changed', (actor, { path }) => updateMetadata(ref(as(actor), path), { contentType: 'a/b' })],
  ['deleted', (actor, { path }) => deleteObject(ref(as(actor), path))],
  ['listed', (actor, { path }) => listAll(ref(as(actor), above(path)))],
])('no kind of file can be %s by anybody', async (_, request) => {
  expect(await ask(files, request)).toEqual(wanted(files, () => noOne));
});
