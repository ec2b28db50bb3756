import { countSegments } from '@duu/contract/count-segments';
import { limitHeader } from '@duu/contract/errors/status';
import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, send } from '../support/api.ts';
import { aRequest, ended } from '../support/audios.ts';
import { newUser, newUserWithAccount } from '../support/users.ts';

test('ten parallel copies of a request create one audio with one hold', async () => {
  const user = await newUserWithAccount();
  const headers = { 'Idempotency-Key': 'a-key' };
  const started = await Promise.all(
    Array.from({ length: 10 }, () => ask('synthesize', user, { input: aRequest, headers })),
  );
  const [audioId] = new Set(started.map((one) => one.audioId));
  expect(started.every((one) => one.audioId === audioId)).toBe(true);
  const { documents } = suiteDeps();
  expect((await documents.audios(user.uid).get()).size).toBe(1);
  const holds = await documents.ledger(user.uid).where('type', '==', 'hold').get();
  expect(holds.size).toBe(1);

  await ended(user, audioId ?? '');
  const again = await ask('synthesize', user, { input: aRequest, headers });
  expect(again.audioId).toBe(audioId);
  const other = { ...aRequest, speed: 1.5 };
  const refused = await send('synthesize', user, { body: other, headers });
  expect([refused.status, await refused.text()]).toEqual([400, 'request.invalid']);
});

/** The most conversions of a user that held characters at one time, by when their entries were written. */
async function mostAtOnce(uid: string): Promise<number> {
  const { docs } = await suiteDeps().documents.ledger(uid).get();
  const written = docs.toSorted(
    (a, b) =>
      a.createTime.seconds - b.createTime.seconds ||
      a.createTime.nanoseconds - b.createTime.nanoseconds,
  );
  let held = 0;
  let most = 0;
  for (const entry of written) {
    const { type } = entry.data();
    if (type === 'hold') held += 1;
    if (type === 'settle' || type === 'release') held -= 1;
    most = Math.max(most, held);
  }
  return most;
}

test('only the plan’s number of conversions runs at one time, and the ledger stays exact', async () => {
  const user = await newUserWithAccount();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => send('synthesize', user, { body: aRequest })),
  );
  const began = answers.filter((answer) => answer.status === 200);
  const refused = await Promise.all(
    answers.filter((answer) => answer.status !== 200).map((answer) => answer.text()),
  );
  // One that ends while others wait to be read makes room for another.
  expect(began.length).toBeGreaterThanOrEqual(limits.conversionsAtOnce);
  expect(new Set(refused)).toEqual(new Set(['too_many_conversions']));
  const stated = answers.map((answer) => answer.headers.get(limitHeader)).filter(Boolean);
  expect(stated).toEqual(refused.map(() => String(limits.conversionsAtOnce)));
  const waits = answers.map((answer) => answer.headers.get('retry-after')).filter(Boolean);
  expect(waits).toHaveLength(refused.length);

  const characters = countSegments(aRequest.segments) * began.length;
  for (const answer of began) {
    const { audioId }: { audioId: string } = await answer.json();
    expect((await ended(user, audioId)).state).toBe('done');
  }
  const { subscription, user: account } = await ask('getMe', user);
  expect(subscription).toMatchObject({ heldCredits: 0, usedCredits: characters });
  expect(account.counters.making).toBe(0);
  expect(await mostAtOnce(user.uid)).toBe(limits.conversionsAtOnce);
});

test('two copies of a request create one collection', async () => {
  const user = await newUser();
  const headers = { 'Idempotency-Key': 'a-collection' };
  const create = () =>
    ask('createCollection', user, { input: { name: 'Ном', inOrder: true }, headers });
  const made = await Promise.all([create(), create(), create()]);
  expect(new Set(made.map(({ collectionId }) => collectionId)).size).toBe(1);
  expect((await ask('getMe', user)).user.counters.collections).toBe(1);
  const body = { name: 'Өөр ном' };
  const refused = await send('createCollection', user, { body, headers });
  expect([refused.status, await refused.text()]).toEqual([400, 'request.invalid']);
});
