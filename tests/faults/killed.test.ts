import { limits } from '@duu/contract/limits';
import { expect, onTestFailed, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { aRequest, audioOf, ended } from '../support/audios.ts';
import { aBook, charactersOf, partsOf, stopped } from '../support/books.ts';
import { faultsOfUser, readBooks } from '../support/invariants.ts';
import { countFunction, killFunction, processesOf } from '../support/processes.ts';
import { baseUrl, until } from '../support/suite.ts';
import { newProUser, type TestUser } from '../support/users.ts';

const sentence = 'Тал нутгийн салхи намуухан үлээж, хонь хурга бэлчээрээр тархана. ';
const long = { ...aRequest, segments: [sentence.repeat(30).trim()] };

/** Starts a long conversion, listens until its first sound, and stops the API, so that it goes no further. */
async function listening(user: TestUser) {
  const speaking = processesOf('api');
  onTestFailed(() => void killFunction('api'));
  const { audioId, streamUrl } = await ask('synthesize', user, { input: long });
  const stream = await fetch(new URL(streamUrl, baseUrl()));
  const reader = stream.body?.getReader();
  const first = (await reader?.read())?.value?.byteLength ?? 0;
  for (const id of speaking) process.kill(id, 'SIGSTOP');
  expect(first).toBeGreaterThan(0);
  expect((await audioOf(user, audioId)).state).toBe('creating');
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  return { audioId, streamUrl, first, rest };
}

/** Credits are settled once and never released. */
async function paidOnce({ uid }: TestUser): Promise<void> {
  expect(await faultsOfUser(uid)).toEqual([]);
  const { ledger: entries } = await readBooks(uid);
  const ledger = entries.map(({ type }) => type);
  expect(ledger.filter((type) => type === 'settle')).toHaveLength(1);
  expect(ledger).not.toContain('release');
}

const timeoutMs = limits.leaseMs + 90_000;

test('killing a process during a conversion only delays it', async () => {
  const user = await newProUser();
  const { audioId, streamUrl, first, rest } = await listening(user);
  expect(killFunction('api')).toBeGreaterThan(0);
  await expect(rest()).rejects.toThrow();

  const audio = await ended(user, audioId, timeoutMs);
  expect(audio).toMatchObject({ state: 'done', attempt: 2, hold: null, lease: null });
  await paidOnce(user);

  // A player now gets the complete file of the second attempt.
  const again = await fetch(new URL(streamUrl, baseUrl()));
  const heard = Buffer.from(await again.arrayBuffer());
  const kept = await suiteDeps().files.bytes(audio.storagePath ?? '');
  expect(heard.equals(Buffer.from(kept ?? []))).toBe(true);
  expect(heard.byteLength).toBeGreaterThan(first);
});

test('killing every process, including the queue’s, only delays it', async () => {
  const user = await newProUser();
  const { audioId, rest } = await listening(user);
  // The queue's worker has the task and waits for the lease.
  await until('the queue to deliver', async () => countFunction('convert') > 0);
  expect(killFunction('convert') + killFunction('api')).toBeGreaterThan(1);
  await rest().catch(() => undefined);

  const audio = await ended(user, audioId, timeoutMs);
  expect(audio).toMatchObject({ state: 'done', hold: null, lease: null });
  await paidOnce(user);
});

test('killing every process during a book only delays it', async () => {
  const user = await newProUser();
  const short = aBook(['Хавар', 'Зун', 'Намар']);
  // The one that is killed.
  const parts = short.parts.map((part, at) =>
    at === 1 ? { ...part, segments: long.segments } : part,
  );
  const input = { ...short, parts };
  const { collectionId } = await ask('createBook', user, { input });
  await until('the second part to begin', async () => {
    const begun = await partsOf(user, collectionId);
    return begun[1]?.state === 'creating' && begun[1].lease !== null;
  });
  expect(killFunction('convert')).toBeGreaterThan(0);
  killFunction('api');

  expect(await stopped(user, collectionId, timeoutMs)).toMatchObject({ state: 'done', next: 3 });
  const states = (await partsOf(user, collectionId)).map(({ state, attempt }) => [state, attempt]);
  expect(states).toEqual([
    ['done', 1],
    ['done', 2],
    ['done', 1],
  ]);
  expect(await faultsOfUser(user.uid)).toEqual([]);
  const { ledger } = await readBooks(user.uid);
  const charged = ledger.filter(({ type }) => type === 'settle');
  // The books have no order.
  expect(charged.map(({ characters }) => characters).toSorted((a, b) => a - b)).toEqual(
    input.parts.map((part) => charactersOf({ parts: [part] })).toSorted((a, b) => a - b),
  );
});
