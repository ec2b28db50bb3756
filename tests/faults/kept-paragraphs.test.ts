import { countCharacters } from '@duu/contract/characters';
import { losslessFile } from '@duu/contract/paths';
import { speak } from '@duu/speech/speak';
import { SpeechError } from '@duu/speech/speech-error';
import { createTone } from '@duu/speech/testing/tone-engine';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../functions/src/deps.ts';
import { retryConversion } from '../../functions/src/services/conversions/retry-conversion.ts';
import { runToCompletion } from '../../functions/src/services/conversions/run-to-completion.ts';
import { startConversion } from '../../functions/src/services/conversions/start-conversion.ts';
import { startReconversion } from '../../functions/src/services/conversions/start-reconversion.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { audioOf } from '../support/audios.ts';
import { request, withoutTasks } from '../support/conversions.ts';
import { faultsOfUser, readBooks } from '../support/invariants.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents, files } = suiteDeps();
const timeoutMs = 60_000;
const segments = [
  'Эхний догол мөр хэвээрээ үлдэнэ, түүнийг дахин уншихгүй.',
  'Хоёр дахь нь энд байна.',
  'Гурав дахь нь бас хэвээрээ үлдэнэ, түүнийг ч дахин уншихгүй.',
];
const near = segments.map((text) => text.replace('энд', 'тэнд'));

/** A process with an engine that says what it was asked for, and fails in these calls. */
function instance(failAt?: number) {
  const google = createTone(
    failAt === undefined
      ? {}
      : { failAt: { call: failAt, error: new SpeechError('tts_request_failed', 'test') } },
  );
  const deps: Deps = {
    ...withoutTasks,
    speech: async () => (request) => {
      const speaker = { ...request.speaker, engine: 'google' as const };
      return speak({ ...request, speaker }, { engines: { google } });
    },
  };
  return { deps, requests: () => google.requests.map(({ text }) => text).join(' ') };
}

let user: TestUser;
let audioId: string;
beforeEach(async () => {
  user = await newUserWithAccount();
  const { deps } = instance();
  const started = await startConversion(deps, user.uid, { ...request, segments }, null);
  audioId = started.audioId;
  await runToCompletion(deps, user.uid, audioId, timeoutMs);
  expect(await audioOf(user, audioId)).toMatchObject({ state: 'done' });
});

const again = (deps: Deps, change: object = {}, key: string | null = null) => {
  const input = { ...request, segments: near, ...change };
  return startReconversion(deps, user.uid, audioId, input, key);
};

async function convertAgain(change: object = {}) {
  const { deps, requests } = instance();
  await again(deps, change);
  await runToCompletion(deps, user.uid, audioId, timeoutMs);
  expect(await audioOf(user, audioId)).toMatchObject({ state: 'done', version: 2 });
  return requests();
}

test('a reconversion speaks the changed paragraph, and has words and readings of all', async () => {
  const before = (await documents.content(user.uid, audioId).get()).data();
  expect(await convertAgain()).toBe(near[1]);
  const after = (await documents.content(user.uid, audioId).get()).data();
  expect(after?.segments).toEqual(near);
  const places = (content: typeof after, segment: number) =>
    content?.words
      .filter((word) => word.segment === segment)
      .map(({ start, end, startMs, endMs }) => [start, end, endMs - startMs]);
  for (const segment of [0, 2]) {
    expect(places(after, segment)?.length).toBeGreaterThan(5);
    expect(places(after, segment)?.map(([start, end]) => [start, end])).toEqual(
      places(before, segment)?.map(([start, end]) => [start, end]),
    );
    expect(after?.normalized[segment]).toEqual(before?.normalized[segment]);
  }
  const { storagePath } = await audioOf(user, audioId);
  // What was put together is kept without loss again.
  expect(await files.size(losslessFile(storagePath ?? ''))).toBeGreaterThan(10_000);
});

test('after a failure the retry speaks only that paragraph too', async () => {
  const failing = instance(0);
  await again(failing.deps);
  await runToCompletion(failing.deps, user.uid, audioId, timeoutMs);
  expect(await audioOf(user, audioId)).toMatchObject({ state: 'failed', version: 1 });
  const { deps, requests } = instance();
  await retryConversion(deps, user.uid, audioId);
  await runToCompletion(deps, user.uid, audioId, timeoutMs);
  expect(await audioOf(user, audioId)).toMatchObject({ state: 'done', version: 2 });
  expect(requests()).toBe(near[1]);
});

test.each([
  ['other music', { background: 'limbe', backgroundVolume: 'low' }],
  ['another speed', { speed: 1.5 }],
])('with %s all of it is spoken', async (_, change) => {
  expect(await convertAgain(change)).toBe(near.join(' '));
});

test('a paragraph that ends with a pause is spoken again, since its pause is not in its words', async () => {
  const { deps } = instance();
  const paused = segments.map((text, at) => (at === 0 ? `${text} [pause 1s]` : text));
  const first = await startConversion(deps, user.uid, { ...request, segments: paused }, null);
  audioId = first.audioId;
  await runToCompletion(deps, user.uid, audioId, timeoutMs);
  const changed = paused.map((text) => text.replace('энд', 'тэнд'));
  expect(await convertAgain({ segments: changed })).toBe(`${segments[0]} ${near[1]}`);
});

test('without the former sound, or with another voice since, all of it is spoken', async () => {
  const { storagePath } = await audioOf(user, audioId);
  const lossless = losslessFile(storagePath ?? '');
  expect(await files.size(lossless)).not.toBeNull();
  await files.remove(lossless);
  expect(await convertAgain()).toBe(near.join(' '));
  // The next one has its own sound again, but an admin chose another voice meanwhile.
  const content = documents.content(user.uid, audioId);
  await content.update({ spokenBy: ['google former 0'] });
  const { deps, requests } = instance();
  await again(deps, { segments });
  await runToCompletion(deps, user.uid, audioId, timeoutMs);
  expect(await audioOf(user, audioId)).toMatchObject({ state: 'done', version: 3 });
  expect(requests()).toBe(segments.join(' '));
});

describe('a paid reconversion', () => {
  const added = 'Энэ догол мөр нэмэгдсэн, урьд өмнө уншигдаж байгаагүй.';
  const longer = [...near.slice(0, 2), added, ...near.slice(2)];
  const price = countCharacters(near[1] ?? '') + countCharacters(added);
  const credits = async () => {
    const { subscription } = await ask('getMe', user);
    return { used: subscription?.usedCredits ?? 0, held: subscription?.heldCredits ?? 0 };
  };
  const runs = (deps: Deps) => runToCompletion(deps, user.uid, audioId, timeoutMs);

  test('holds and settles the characters of what it speaks, once', async () => {
    const before = await credits();
    const { deps, requests } = instance();
    await again(deps, { segments: longer, paid: true }, 'a-key');
    expect((await again(deps, { segments: longer, paid: true }, 'a-key')).audioId).toBe(audioId);
    expect(await credits()).toEqual({ used: before.used, held: price });
    await runs(deps);
    expect(requests()).toBe(`${near[1]} ${added}`);
    expect(await credits()).toEqual({ used: before.used + price, held: 0 });
    expect(await audioOf(user, audioId)).toMatchObject({
      version: 2,
      segmentCount: 4,
      freeConversionsLeft: 3,
      hold: null,
    });
    const settled = (await readBooks(user.uid)).ledger.filter(({ type }) => type === 'settle');
    expect(settled.map(({ characters }) => characters).sort((a, b) => a - b)[0]).toBe(price);
    expect(await faultsOfUser(user.uid)).toEqual([]);
  });

  test('gives its characters back when it fails, and holds them again for the retry', async () => {
    const before = await credits();
    const failing = instance(0);
    await again(failing.deps, { segments: longer, paid: true });
    await runs(failing.deps);
    expect(await audioOf(user, audioId)).toMatchObject({ state: 'failed', freeConversionsLeft: 3 });
    expect(await credits()).toEqual(before);
    const { deps, requests } = instance();
    await retryConversion(deps, user.uid, audioId);
    expect(await credits()).toEqual({ used: before.used, held: price });
    await runs(deps);
    expect(requests()).toBe(`${near[1]} ${added}`);
    expect(await credits()).toEqual({ used: before.used + price, held: 0 });
    expect(await faultsOfUser(user.uid)).toEqual([]);
  });

  test('costs nothing for a text that only lost paragraphs', async () => {
    const before = await credits();
    const { deps, requests } = instance();
    await again(deps, { segments: segments.slice(1), paid: true });
    await runs(deps);
    expect(requests()).toBe('');
    expect(await credits()).toEqual(before);
    const { durationMs, segmentCount } = await audioOf(user, audioId);
    expect(segmentCount).toBe(2);
    expect(durationMs).toBeGreaterThan(1000);
    expect(await faultsOfUser(user.uid)).toEqual([]);
  });

  test('charges all of it with another speed', async () => {
    const before = await credits();
    const { deps, requests } = instance();
    await again(deps, { segments, paid: true, speed: 1.5 });
    await runs(deps);
    expect(requests()).toBe(segments.join(' '));
    const { characters } = await audioOf(user, audioId);
    expect(await credits()).toEqual({ used: before.used + characters, held: 0 });
  });

  test('is refused without characters for it, without a change, and for another speaker', async () => {
    const { deps } = instance();
    const reconvert = (change: object) => again(deps, { segments: longer, paid: true, ...change });
    await expect(reconvert({ segments })).rejects.toMatchObject({ key: 'background_same' });
    await expect(reconvert({ speakerId: 'temuulen' })).rejects.toMatchObject({
      key: 'speaker_not_same',
    });
    const id = (await readBooks(user.uid)).activeSubscriptionId ?? '';
    const subscription = documents.subscription(user.uid, id);
    const { totalCredits = 0 } = (await subscription.get()).data() ?? {};
    const { used } = await credits();
    await subscription.update({ totalCredits: used + price - 1 });
    await expect(reconvert({})).rejects.toMatchObject({ key: 'max_characters_exceeded' });
    await subscription.update({ totalCredits: used + price });
    await reconvert({});
    expect(await credits()).toEqual({ used, held: price });
    await subscription.update({ totalCredits });
    await runs(deps);
    expect(await audioOf(user, audioId)).toMatchObject({ state: 'done', version: 2 });
  });
});
