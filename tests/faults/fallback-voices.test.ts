import type { Audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import { createAzure } from '@duu/speech/engines/azure';
import { reported } from '@duu/speech/engines/breaker';
import { cachedEngine } from '@duu/speech/engines/cached-engine';
import { createChimege } from '@duu/speech/engines/chimege';
import {
  bytes,
  hang,
  type Reply,
  reset,
  startTestServer,
  status,
  type TestServer,
  wavOf,
} from '@duu/speech/engines/testing/http-server';
import { speak } from '@duu/speech/speak';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBreaker } from '../../functions/src/adapters/engine-breaker.ts';
import { breakerStore, type Deps } from '../../functions/src/deps.ts';
import { retryConversion } from '../../functions/src/services/conversions/retry-conversion.ts';
import { runToCompletion } from '../../functions/src/services/conversions/run-to-completion.ts';
import { startConversion } from '../../functions/src/services/conversions/start-conversion.ts';
import { startReconversion } from '../../functions/src/services/conversions/start-reconversion.ts';
import { restoreVersion } from '../../functions/src/services/library/restore-version.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { audioOf } from '../support/audios.ts';
import { request, withoutTasks } from '../support/conversions.ts';
import { newAdmin, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();
const speakerId = 'speaker-with-fallback';
const timeoutMs = 60_000;

let azure: TestServer;
let chimege: TestServer;
beforeAll(async () => {
  [azure, chimege] = await Promise.all([startTestServer(), startTestServer()]);
  await documents.speaker(speakerId).set({
    name: { mn: 'Есүй', en: 'Yesui' },
    description: { mn: 'Тод.', en: 'Clear.' },
    language: 'mn',
    gender: 'female',
    engine: 'azure',
    voice: 'mn-MN-YesuiNeural',
    gainDb: 0,
    fallbacks: [{ engine: 'chimege', voice: 'FEMALE1', gainDb: 3 }],
    sample: null,
    order: 900,
    published: true,
    premium: false,
  });
});
afterAll(async () => {
  await Promise.all([azure.close(), chimege.close()]);
  await documents.speaker(speakerId).delete();
  await documents.breaker('azure').delete();
});

/** A second of a tone, at a rate of its own for each provider. */
const tone = (sampleRate: number, seconds = 1): Reply =>
  bytes(
    wavOf(
      Int16Array.from({ length: sampleRate * seconds }, (_, at) =>
        Math.round(8000 * Math.sin((at * 2 * Math.PI * 300) / sampleRate)),
      ),
      sampleRate,
    ),
  );

/** A process with both providers, whose clock is `aheadMs` ahead. */
function instance(aheadMs = 0, firstSoundMs = timeoutMs): Deps {
  const now = () => new Date(Date.now() + aheadMs);
  const breaker = createBreaker({
    store: breakerStore(documents),
    now,
    log: withoutTasks.log,
    pause: () => new Promise(() => {}),
  });
  const retries = { attempts: 2, firstMs: 0, maxMs: 1000 };
  const cached = (engine: ReturnType<typeof createAzure>) =>
    cachedEngine(reported(engine, breaker), { memoryBytes: 1e8 });
  const engines = {
    azure: cached(createAzure({ region: '', key: 'k', baseUrl: azure.url, retries })),
    chimege: cached(createChimege({ token: 't', baseUrl: chimege.url, retries })),
  };
  const timeout = () => AbortSignal.timeout(firstSoundMs);
  return {
    ...withoutTasks,
    now,
    speech: async () => (request) => speak(request, { engines, breaker, timeout }),
  };
}

const text = Array.from({ length: 8 }, (_, at) => `${'абвгдежзий'[at]} Өнөөдөр цаг сайхан байна.`);

let user: TestUser;
let before: { used: number };
beforeEach(async () => {
  await documents.breaker('azure').delete();
  azure.reply(tone(24_000));
  chimege.reply(tone(22_050));
  azure.requests.length = 0;
  chimege.requests.length = 0;
  user = await newUserWithAccount();
  before = await credits();
});

async function credits(): Promise<{ used: number; held: number; settled: number }> {
  const { subscription } = await ask('getMe', user);
  const settled = await documents.ledger(user.uid).where('type', '==', 'settle').get();
  return {
    used: subscription?.usedCredits ?? -1,
    held: subscription?.heldCredits ?? -1,
    settled: settled.size,
  };
}

async function converted(deps: Deps, segments = text): Promise<{ audioId: string; audio: Audio }> {
  const input = { ...request, speakerId, segments };
  const { audioId } = await startConversion(deps, user.uid, input, null);
  await runToCompletion(deps, user.uid, audioId, timeoutMs);
  return { audioId, audio: await audioOf(user, audioId) };
}

const instead = { engine: 'chimege', voice: 'FEMALE1' };

test('the own voice speaks while its provider works', async () => {
  const { audio } = await converted(instance());
  expect(audio).toMatchObject({ state: 'done', fallback: null });
  expect(chimege.requests).toEqual([]);
});

test.each([
  ['hangs', hang],
  ['answers 429', status(429)],
  ['asks to come back in a minute', status(429, { 'Retry-After': '60' })],
  ['answers 500', status(500)],
  ['answers 401', status(401)],
  ['sends half an answer', reset],
  ['sends something else', bytes('<html>')],
])('a provider that %s is replaced, and charged once', async (_, reply) => {
  azure.reply(reply);
  const { audio, audioId } = await converted(instance(0, reply === hang ? 300 : timeoutMs));
  expect(audio).toMatchObject({ state: 'done', error: null, fallback: instead, attempt: 1 });
  expect(await withoutTasks.files.size(audio.storagePath ?? '')).toBeGreaterThan(50_000);
  expect(await credits()).toEqual({
    used: before.used + audio.characters,
    held: 0,
    settled: 1,
  });
  await runToCompletion(instance(), user.uid, audioId, 1000);
  expect((await credits()).settled).toBe(1);
});

test('a provider that fails midway ends the conversion for nothing, and a retry has the other voice', async () => {
  // So much that some of it is heard before the last sentence is asked for.
  const good = tone(24_000, 10);
  azure.reply(good, good, good, good, status(500));
  const deps = instance();
  const { audio, audioId } = await converted(deps);
  expect(audio).toMatchObject({ state: 'failed', error: 'tts_request_failed', fallback: null });
  expect(chimege.requests).toEqual([]);
  expect(await credits()).toEqual({ ...before, held: 0, settled: 0 });

  // Also on another instance, whose cache is empty.
  const other = instance();
  await retryConversion(other, user.uid, audioId);
  const calls = azure.requests.length;
  await runToCompletion(other, user.uid, audioId, timeoutMs);
  expect(azure.requests.length).toBe(calls);
  const done = await audioOf(user, audioId);
  expect(done).toMatchObject({ state: 'done', fallback: instead });
  expect(await credits()).toEqual({ used: before.used + done.characters, held: 0, settled: 1 });
});

test('when both fail, the conversion fails and costs nothing', async () => {
  azure.reply(status(503));
  chimege.reply(status(503));
  const { audio } = await converted(instance());
  expect(audio).toMatchObject({ state: 'failed', error: 'tts_request_failed', fallback: null });
  expect(await credits()).toEqual({ ...before, held: 0, settled: 0 });
});

test('a paused provider is not asked until its pause is over, and then speaks again', async () => {
  const short = text.slice(0, 1);
  azure.reply(status(500));
  const deps = instance();
  for (let at = 0; at < limits.breaker.failures; at++) {
    await converted(deps, short);
  }
  await expect.poll(async () => (await documents.breaker('azure').get()).exists).toBe(true);
  const admin = await newAdmin();
  await ask('getMe', admin);
  const health = async () => {
    const { engines } = await ask('adminGetHealth', admin);
    return engines.find(({ engine }) => engine === 'azure');
  };
  const paused = await health();
  expect(paused?.pausedUntil).toBeInstanceOf(Date);
  expect(paused?.replaced).toBeGreaterThanOrEqual(limits.breaker.failures);

  azure.reply(tone(24_000));
  const calls = azure.requests.length;
  const meanwhile = await converted(instance(), short);
  expect(meanwhile.audio.fallback).toEqual(instead);
  expect(azure.requests.length).toBe(calls);

  const { audio } = await converted(instance(limits.breaker.maxPauseMs), short);
  expect(audio).toMatchObject({ state: 'done', fallback: null });
  await expect.poll(async () => (await documents.breaker('azure').get()).exists).toBe(false);
  expect((await health())?.pausedUntil).toBeNull();
});

test('a version keeps the voice that spoke it', async () => {
  azure.reply(status(401));
  const { audioId } = await converted(instance());
  azure.reply(tone(24_000));
  await documents.breaker('azure').delete();
  const deps = instance();
  const louder = { ...request, speakerId, segments: text, background: 'rain' as const };
  await startReconversion(deps, user.uid, audioId, louder, null);
  await runToCompletion(deps, user.uid, audioId, timeoutMs);
  expect(await audioOf(user, audioId)).toMatchObject({ version: 2, fallback: null });
  const version = await documents.version(user.uid, audioId, 1).get();
  expect(version.data()?.fallback).toEqual(instead);
  await restoreVersion(deps, user.uid, audioId, 1);
  expect((await audioOf(user, audioId)).fallback).toEqual(instead);
});

test('the chosen voice reads the text once more for nothing, after another one did', async () => {
  azure.reply(status(401));
  const { audioId, audio } = await converted(instance());
  expect(audio).toMatchObject({ fallback: instead, freeConversionsLeft: 4 });
  const paid = await credits();
  azure.reply(tone(24_000));
  await documents.breaker('azure').delete();
  const deps = instance();
  const same = { ...request, speakerId, segments: text };
  await startReconversion(deps, user.uid, audioId, same, null);
  await runToCompletion(deps, user.uid, audioId, timeoutMs);
  expect(await audioOf(user, audioId)).toMatchObject({
    version: 2,
    fallback: null,
    freeConversionsLeft: 3,
  });
  expect(await credits()).toEqual(paid);
  await expect(startReconversion(deps, user.uid, audioId, same, null)).rejects.toMatchObject({
    key: 'background_same',
  });
});

test('a fallback voice that speaks a free conversion gives none back', async () => {
  azure.reply(status(401));
  const deps = instance();
  const { audioId } = await converted(deps);
  const same = { ...request, speakerId, segments: text };
  await startReconversion(deps, user.uid, audioId, same, null);
  await runToCompletion(deps, user.uid, audioId, timeoutMs);
  expect(await audioOf(user, audioId)).toMatchObject({
    version: 2,
    fallback: instead,
    freeConversionsLeft: 3,
  });
});

test('an audio that was stored before there were fallback voices has none', async () => {
  const { audioId } = await converted(instance());
  const ref = documents.audio(user.uid, audioId);
  const { fallback: _, ...old } = (await ref.get()).data() ?? {};
  await ref.withConverter(null).set(old);
  expect((await audioOf(user, audioId)).fallback).toBeNull();
});
