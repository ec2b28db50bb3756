import { countSegments } from '@duu/contract/characters';
import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { aRequest, audioOf, ended } from '../support/audios.ts';
import { newProPerson } from '../support/people.ts';
import { killFunction } from '../support/processes.ts';
import { baseUrl } from '../support/suite.ts';

const sentence = 'Тал нутгийн салхи намуухан үлээж, хонь хурга бэлчээрээр тархана. ';
const long = { ...aRequest, segments: [sentence.repeat(60).trim()] };

test('a process killed in the middle of a conversion costs time, and nothing else', async () => {
  const person = await newProPerson();
  const { documents, files } = suiteDeps();
  const { audioId, streamUrl } = await ask('synthesize', person, { input: long });
  const characters = countSegments(long.segments);

  const stream = await fetch(new URL(streamUrl, baseUrl()));
  const reader = stream.body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.byteLength).toBeGreaterThan(0);
  expect((await audioOf(person, audioId)).state).toBe('creating');
  expect(killFunction('api')).toBeGreaterThan(0);
  await expect(
    (async () => {
      while (!(await reader?.read())?.done);
    })(),
  ).rejects.toThrow();

  const audio = await ended(person, audioId, limits.leaseMs + 60_000);
  expect(audio).toMatchObject({ state: 'done', attempt: 2, hold: null, lease: null });
  const { subscription, user } = await ask('getMe', person);
  expect(subscription).toMatchObject({ heldCredits: 0, usedCredits: characters });
  expect(user.counters.making).toBe(0);
  const ledger = (await documents.ledger(person.uid).get()).docs.map((doc) => doc.data().type);
  expect(ledger.filter((type) => type === 'settle')).toHaveLength(1);
  expect(ledger).not.toContain('release');

  // What a player hears now is the second attempt's file, whole.
  const again = await fetch(new URL(streamUrl, baseUrl()));
  const heard = Buffer.from(await again.arrayBuffer());
  const kept = await files.bytes(audio.storagePath ?? '');
  expect(heard.equals(Buffer.from(kept ?? []))).toBe(true);
  expect(heard.byteLength).toBeGreaterThan(first?.value?.byteLength ?? 0);
});
