import type { Audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import { SpeechError } from '@duu/speech/speech-error';
import { beforeEach, expect, test } from 'vitest';
import type { Speech } from '../../functions/src/adapters/speech.ts';
import type { Deps } from '../../functions/src/deps.ts';
import type { Attempt } from '../../functions/src/services/conversions/attempt.ts';
import { finishConversion } from '../../functions/src/services/conversions/finish-conversion.ts';
import { acquireLease } from '../../functions/src/services/conversions/lease.ts';
import { retryConversion } from '../../functions/src/services/conversions/retry-conversion.ts';
import { runToCompletion } from '../../functions/src/services/conversions/run-to-completion.ts';
import { settleStale } from '../../functions/src/services/jobs/settle-stale.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { audioOf, ended } from '../support/audios.ts';
import {
  characters,
  request,
  result,
  startWithoutTasks,
  withoutTasks,
} from '../support/conversions.ts';
import type { TestUser } from '../support/users.ts';

const { documents } = suiteDeps();
const later = (ms: number): Deps => ({ ...withoutTasks, now: () => new Date(Date.now() + ms) });
const speaking = (speech: Speech): Deps => ({ ...withoutTasks, speech: async () => speech });

let user: TestUser;
let audioId: string;
beforeEach(async () => {
  ({ user, audioId } = await startWithoutTasks());
});

async function took(deps: Deps): Promise<Attempt> {
  const taken = await acquireLease(deps, user.uid, audioId);
  if (taken.kind !== 'taken') throw new Error(`The audio is ${taken.kind}.`);
  return taken.attempt;
}

function finish(attempt: Attempt): Promise<boolean> {
  const made = {
    segments: request.segments,
    spokenBy: [],
    result,
    voiceUsed: null,
    storagePath: `made-by-${attempt.number}`,
    firstSoundMs: null,
  };
  return finishConversion(withoutTasks, user.uid, audioId, attempt, made);
}

async function account(): Promise<{ held: number; used: number; making: number }> {
  const { user: account, subscription } = await ask('getMe', user);
  return {
    held: subscription?.heldCredits ?? -1,
    used: subscription?.usedCredits ?? -1,
    making: account.counters.making,
  };
}

const audio = (): Promise<Audio> => audioOf(user, audioId);
const settled = { held: 0, used: characters, making: 0 };
const givenBack = { held: 0, used: 0, making: 0 };

test('a late writer changes nothing, at any time', async () => {
  const first = await took(withoutTasks);
  expect((await acquireLease(withoutTasks, user.uid, audioId)).kind).toBe('busy');
  const second = await took(later(limits.leaseMs + 1000));
  expect(second.number).toBe(2);
  expect(await finish(first)).toBe(false);
  expect(await account()).toEqual({ held: characters, used: 0, making: 1 });
  expect(await finish(second)).toBe(true);
  expect(await finish(first)).toBe(false);
  // The result is written again, as after a commit whose answer was lost, and is not charged twice.
  expect(await finish(second)).toBe(true);
  expect((await audio()).storagePath).toBe('made-by-2');
  expect(await account()).toEqual(settled);
});

test('a conversion fails after all attempts died, and releases its hold once', async () => {
  for (let attempt = 0; attempt < limits.attempts; attempt++) {
    await took(later(attempt * (limits.leaseMs + 1000)));
  }
  const after = later(limits.attempts * (limits.leaseMs + 1000));
  expect((await acquireLease(after, user.uid, audioId)).kind).toBe('ended');
  expect((await acquireLease(after, user.uid, audioId)).kind).toBe('ended');
  expect(await audio()).toMatchObject({ state: 'failed', error: 'failed_to_synthesize_audio' });
  expect(await account()).toEqual(givenBack);
});

test('a failed engine costs nothing, and a retry works', async () => {
  const failing = speaking(async function* () {
    yield { type: 'audio', bytes: Uint8Array.of(1, 2, 3) };
    throw new SpeechError('tts_request_failed', 'test');
  });
  await runToCompletion(failing, user.uid, audioId, 10_000);
  expect(await audio()).toMatchObject({
    state: 'failed',
    error: 'tts_request_failed',
    storagePath: null,
    hold: null,
  });
  expect(await account()).toEqual(givenBack);

  await retryConversion(withoutTasks, user.uid, audioId);
  expect(await account()).toEqual({ held: characters, used: 0, making: 1 });
  await runToCompletion(withoutTasks, user.uid, audioId, 30_000);
  const done = await audio();
  expect(done).toMatchObject({ state: 'done', error: null });
  expect(await withoutTasks.files.size(done.storagePath ?? '')).toBeGreaterThan(5000);
  expect(await account()).toEqual(settled);
  await expect(retryConversion(withoutTasks, user.uid, audioId)).rejects.toMatchObject({
    key: 'audio.not_failed',
  });
});

test('an internal error is retried, and fails if it persists', async () => {
  let calls = 0;
  const broken = speaking(async function* () {
    calls++;
    yield { type: 'audio', bytes: Uint8Array.of(1) };
    throw new TypeError('a bug');
  });
  await runToCompletion(broken, user.uid, audioId, 10_000);
  expect(calls).toBe(limits.attempts);
  expect(await audio()).toMatchObject({ state: 'failed', error: 'failed_to_synthesize_audio' });
  expect(await account()).toEqual(givenBack);
});

test('a failed write of the file is retried', async () => {
  let writes = 0;
  const full: Deps = {
    ...withoutTasks,
    files: {
      ...withoutTasks.files,
      write: (...args) => {
        if (++writes === 1) throw new Error('The bucket did not answer.');
        return withoutTasks.files.write(...args);
      },
    },
  };
  await runToCompletion(full, user.uid, audioId, 30_000);
  const done = await audio();
  expect(done).toMatchObject({ state: 'done', attempt: 2 });
  expect(await withoutTasks.files.size(done.storagePath ?? '')).toBeGreaterThan(5000);
  expect(await account()).toEqual(settled);
});

test('a task that is delivered twice converts once', async () => {
  const { tasks } = suiteDeps();
  await Promise.all([
    tasks.enqueue({ uid: user.uid, audioId }, `${audioId}-one`, true),
    tasks.enqueue({ uid: user.uid, audioId }, `${audioId}-two`, true),
    tasks.enqueue({ uid: user.uid, audioId }, `${audioId}-one`, true),
    runToCompletion(withoutTasks, user.uid, audioId, 60_000),
  ]);
  expect(await audio()).toMatchObject({ state: 'done', attempt: 1 });
  await runToCompletion(withoutTasks, user.uid, audioId, 1000);
  expect(await account()).toEqual(settled);
});

test('an audio that the queue forgot is converted by the job', async () => {
  const old = new Date(Date.now() - 5 * 60_000);
  await documents.audio(user.uid, audioId).update({ updatedAt: old });
  const { resumed, failed } = await settleStale(suiteDeps());
  expect(resumed).toBeGreaterThan(0);
  expect(failed).toBe(0);
  expect(await ended(user, audioId)).toMatchObject({ state: 'done', attempt: 1 });
  expect(await account()).toEqual(settled);
});

test('an audio that is deleted during its conversion leaves nothing', async () => {
  const { deleteAudio } = await import('../../functions/src/services/library/delete-audio.ts');
  const speech = await withoutTasks.speech();
  const deleting = speaking(async function* (asked) {
    for await (const event of speech(asked)) {
      yield event;
      if (event.type === 'done') await deleteAudio(withoutTasks, user.uid, audioId);
    }
  });
  await runToCompletion(deleting, user.uid, audioId, 30_000);
  expect((await documents.audio(user.uid, audioId).get()).exists).toBe(false);
  expect(await withoutTasks.files.size(`users/${user.uid}/audios/${audioId}.mp3`)).toBeNull();
  expect(await account()).toEqual(givenBack);
});
