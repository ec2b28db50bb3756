import { countSegments } from '@duu/contract/characters';
import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { aRequest, audioOf, ended } from '../support/audios.ts';
import { newProPerson, type Person } from '../support/people.ts';
import { countFunction, killFunction } from '../support/processes.ts';
import { baseUrl, until } from '../support/suite.ts';

const sentence = 'Тал нутгийн салхи намуухан үлээж, хонь хурга бэлчээрээр тархана. ';
const long = { ...aRequest, segments: [sentence.repeat(60).trim()] };

/** Starts a long conversion and listens until its first sound. */
async function listening(person: Person) {
  const { audioId, streamUrl } = await ask('synthesize', person, { input: long });
  const stream = await fetch(new URL(streamUrl, baseUrl()));
  const reader = stream.body?.getReader();
  const first = (await reader?.read())?.value?.byteLength ?? 0;
  expect(first).toBeGreaterThan(0);
  expect((await audioOf(person, audioId)).state).toBe('creating');
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  return { audioId, streamUrl, first, rest };
}

/** Credits are settled once and never released, and no conversion counts as running. */
async function paidOnce(person: Person): Promise<void> {
  const { documents } = suiteDeps();
  const { subscription, user } = await ask('getMe', person);
  expect(subscription).toMatchObject({ heldCredits: 0, usedCredits: countSegments(long.segments) });
  expect(user.counters.making).toBe(0);
  const ledger = (await documents.ledger(person.uid).get()).docs.map((doc) => doc.data().type);
  expect(ledger.filter((type) => type === 'settle')).toHaveLength(1);
  expect(ledger).not.toContain('release');
}

const patienceMs = limits.leaseMs + 90_000;

test('killing a process during a conversion only delays it', async () => {
  const person = await newProPerson();
  const { audioId, streamUrl, first, rest } = await listening(person);
  expect(killFunction('api')).toBeGreaterThan(0);
  await expect(rest()).rejects.toThrow();

  const audio = await ended(person, audioId, patienceMs);
  expect(audio).toMatchObject({ state: 'done', attempt: 2, hold: null, lease: null });
  await paidOnce(person);

  // A player now gets the complete file of the second attempt.
  const again = await fetch(new URL(streamUrl, baseUrl()));
  const heard = Buffer.from(await again.arrayBuffer());
  const kept = await suiteDeps().files.bytes(audio.storagePath ?? '');
  expect(heard.equals(Buffer.from(kept ?? []))).toBe(true);
  expect(heard.byteLength).toBeGreaterThan(first);
});

test('killing every process, including the queue’s, only delays it', async () => {
  const person = await newProPerson();
  const { audioId, rest } = await listening(person);
  // The queue's worker has the task and waits for the lease.
  await until('the queue to deliver', async () => countFunction('convert') > 0);
  expect(killFunction('convert') + killFunction('api')).toBeGreaterThan(1);
  await rest().catch(() => undefined);

  const audio = await ended(person, audioId, patienceMs);
  expect(audio).toMatchObject({ state: 'done', hold: null, lease: null });
  await paidOnce(person);
});
