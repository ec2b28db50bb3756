import { audioFile, photoFile } from '@duu/contract/paths';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadString,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, actors, buckets, owner, rulesEnvironment } from './environment.ts';

let environment: RulesTestEnvironment;
let as: ReturnType<typeof buckets>;

const onlyOwner = ['owner'] as const;
const noOne = [] as const;

/** Which actors may read each kind of file; nobody may list, write, change or delete any. */
const files: Record<string, { path: string; get: readonly Actor[] }> = {
  'an audio': { path: audioFile(owner, 'a', 1), get: onlyOwner },
  'a later version of an audio': { path: audioFile(owner, 'a', 2), get: onlyOwner },
  'an audio as WAV': { path: `users/${owner}/audios/a.wav`, get: onlyOwner },
  'something below an audio': { path: `users/${owner}/audios/a/x.mp3`, get: noOne },
  'a photo': { path: photoFile(owner, 'p', 'webp'), get: onlyOwner },
  'something below a photo': { path: `${photoFile(owner, 'p', 'jpeg')}/x`, get: noOne },
  'another file of a user': { path: `users/${owner}/secret.txt`, get: noOne },
  'a sample of a speaker': { path: 'speakers/bold/sample.mp3', get: actors },
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

const cases = Object.entries(files).flatMap(([what, file]) =>
  actors.map((actor) => ({ what, actor, ...file })),
);

describe.each(cases)('$actor and $what', ({ actor, path, get }) => {
  const may = get.includes(actor);

  test(may ? 'may read it' : 'may not read it', async () => {
    const file = ref(as(actor), path);
    if (may) {
      const bytes = await assertSucceeds(getBytes(file));
      expect(new TextDecoder().decode(bytes)).toBe('sound');
    } else {
      await assertFails(getBytes(file));
      await assertFails(getMetadata(file));
    }
  });

  test('may not write, change, delete or list', async () => {
    const bucket = as(actor);
    await assertFails(uploadString(ref(bucket, path), 'noise'));
    await assertFails(uploadString(ref(bucket, `${path}.new`), 'noise'));
    await assertFails(updateMetadata(ref(bucket, path), { contentType: 'text/html' }));
    await assertFails(deleteObject(ref(bucket, path)));
    await assertFails(listAll(ref(bucket, path.slice(0, Math.max(0, path.lastIndexOf('/'))))));
  });
});
