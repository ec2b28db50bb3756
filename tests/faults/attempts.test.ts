import { countSegments } from '@duu/contract/count-segments';
import { limits } from '@duu/contract/limits';
import { audioFile } from '@duu/contract/paths';
import { SpeechError } from '@duu/speech/speech-error';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Speech } from '../../functions/src/adapters/speech.ts';
import type { Deps } from '../../functions/src/deps.ts';
import { storedInput } from '../../functions/src/services/conversions/conversion-input.ts';
import { diffWithAudio } from '../../functions/src/services/conversions/diff-with-audio.ts';
import { failConversion } from '../../functions/src/services/conversions/end-conversion.ts';
import { acquireLease, renewLease } from '../../functions/src/services/conversions/lease.ts';
import { makeConversion } from '../../functions/src/services/conversions/make-conversion.ts';
import { heardMarker } from '../../functions/src/services/conversions/mark-heard.ts';
import { Recording } from '../../functions/src/services/conversions/recording.ts';
import { retryConversion } from '../../functions/src/services/conversions/retry-conversion.ts';
import { runToCompletion } from '../../functions/src/services/conversions/run-to-completion.ts';
import { startConversion } from '../../functions/src/services/conversions/start-conversion.ts';
import { startReconversion } from '../../functions/src/services/conversions/start-reconversion.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { audioOf } from '../support/audios.ts';
import {
  request,
  result,
  startWithoutTasks,
  withoutTasks as withEngine,
} from '../support/conversions.ts';
import { FaultyProcess } from '../support/faults/faulty-process.ts';
import type { TestUser } from '../support/users.ts';

const sound = { type: 'audio', bytes: Uint8Array.of(1, 2, 3) } as const;
const speaks: Speech = async function* () {
  yield sound;
  yield { type: 'done', result };
};
const fails: Speech = async function* () {
  yield sound;
  throw new SpeechError('tts_request_failed', 'test');
};
const breaks: Speech = async function* () {
  yield sound;
  throw new TypeError('a bug');
};
const speaking = (speech: Speech): Deps => ({ ...withEngine, speech: async () => speech });
const alone = speaking(speaks);
const later = (ms: number): Deps => ({ ...alone, now: () => new Date(Date.now() + ms) });
const text = request.segments.join('\n');
const near = { ...request, segments: [text.replace('?', '!')] };

let user: TestUser;
let audioId: string;
beforeEach(async () => {
  ({ user, audioId } = await startWithoutTasks('a-key'));
});

const audio = () => audioOf(user, audioId);

async function took(deps: Deps) {
  const taken = await acquireLease(deps, user.uid, audioId);
  if (taken.kind !== 'taken') throw new Error(`The audio is ${taken.kind}.`);
  const { uid } = user;
  const markHeard = heardMarker(deps, uid, audioId, false);
  const { attempt, audio } = taken;
  const stored = storedInput(deps, uid, audioId, audio);
  return { uid, audioId, attempt, audio, startedBy: 'player' as const, markHeard, stored };
}

describe('attempts after a newer one started', () => {
  test('an attempt neither renews the lease nor fails the audio after a newer one started', async () => {
    const first = await took(alone);
    const second = await took(later(limits.leaseMs + 1000));
    expect(await renewLease(alone, user.uid, audioId, first.attempt)).toBe(false);
    const key = 'tts_request_failed';
    expect(await failConversion(alone, user.uid, audioId, key, first.attempt)).toBe(false);
    const { holder } = second.attempt;
    expect(await audio()).toMatchObject({ state: 'creating', attempt: 2, lease: { holder } });
    expect(await renewLease(alone, user.uid, audioId, second.attempt)).toBe(true);
  });

  test('an attempt leaves no file and overwrites none after a newer one started', async () => {
    const written: string[] = [];
    const slow: Deps = {
      ...alone,
      files: {
        ...alone.files,
        write: async (path, ...rest) => {
          await alone.files.write(path, ...rest);
          written.push(path);
          if (written.length === 1)
            await makeConversion(slow, await took(later(limits.leaseMs + 1000)), new Recording());
        },
      },
    };
    await makeConversion(slow, await took(slow), new Recording());
    const [first = '', second = ''] = written;
    expect(first).toBe(audioFile(user.uid, audioId, 1));
    expect(second).not.toBe(first);
    expect(await alone.files.size(first)).toBeNull();
    expect(await alone.files.size(second)).toBe(3);
    expect(await audio()).toMatchObject({ state: 'done', attempt: 2, storagePath: second });
  });
});

test('an internal error in the last attempt fails the audio at once', async () => {
  for (let before = 1; before < limits.attempts; before++)
    await took(later((before - 1) * (limits.leaseMs + 1000)));
  const last = await took(later(limits.attempts * (limits.leaseMs + 1000)));
  await makeConversion(speaking(breaks), last, new Recording());
  expect(await audio()).toMatchObject({ state: 'failed', error: 'failed_to_synthesize_audio' });
});

test('a commit whose answer was lost keeps the file', async () => {
  let isWritten = false;
  const lossy: Deps = {
    ...alone,
    files: {
      ...alone.files,
      write: async (...given) => {
        await alone.files.write(...given);
        isWritten = true;
      },
    },
    documents: {
      ...alone.documents,
      transact: async (run, options) => {
        const answer = await alone.documents.transact(run, options);
        if (!isWritten) return answer;
        isWritten = false;
        // `transact` retries if the result of a commit is unknown.
        return alone.documents.transact(run, options);
      },
    },
  };
  await makeConversion(lossy, await took(lossy), new Recording());
  expect(await audio()).toMatchObject({ state: 'done', storagePath: expect.any(String) });
  expect(await alone.files.size((await audio()).storagePath ?? '')).toBe(3);
});

test('a lease is taken though the answer of its commit was lost', async () => {
  const lost = { point: 'commit', nth: 1, failure: 'answer lost' } as const;
  const { deps } = new FaultyProcess(alone, lost);
  const { attempt } = await took(deps);
  expect(attempt.number).toBe(1);
  expect(await renewLease(alone, user.uid, audioId, attempt)).toBe(true);
});

test('an idempotency key is stored for a day', async () => {
  const again = (deps: Deps) => startConversion(deps, user.uid, request, 'a-key');
  expect((await again(alone)).audioId).toBe(audioId);
  expect((await again(later(24 * 60 * 60_000 + 1000))).audioId).not.toBe(audioId);
});

describe('reconversions', () => {
  const convertAgain = (deps = alone) => startReconversion(deps, user.uid, audioId, near, null);
  beforeEach(() => runToCompletion(alone, user.uid, audioId, 10_000));

  test('a reconversion that fails does not count as a free one, and its retry does', async () => {
    await convertAgain();
    expect(await audio()).toMatchObject({ state: 'creating', freeConversionsLeft: 2 });
    await runToCompletion(speaking(fails), user.uid, audioId, 10_000);
    expect(await audio()).toMatchObject({ state: 'failed', version: 1, freeConversionsLeft: 3 });
    await retryConversion(alone, user.uid, audioId);
    expect(await audio()).toMatchObject({ state: 'creating', freeConversionsLeft: 2 });
    const { shareId } = await ask('shareAudio', user, { params: { audioId } });
    await runToCompletion(alone, user.uid, audioId, 10_000);
    expect(await audio()).toMatchObject({ state: 'done', version: 2, freeConversionsLeft: 2 });
    const { documents } = alone;
    expect((await documents.pendingContent(user.uid, audioId).get()).exists).toBe(false);
    const shared = (await documents.share(shareId).get()).data();
    expect(shared?.segments).toEqual(near.segments);
    const { subscription, user: account } = await ask('getMe', user);
    const usedCredits = countSegments(request.segments);
    expect(subscription).toMatchObject({ usedCredits, heldCredits: 0 });
    expect(account.counters.making).toBe(0);
  });

  test('a reconversion is refused after the audio expired, and so is its diff', async () => {
    await suiteDeps()
      .documents.audio(user.uid, audioId)
      .update({ expiresAt: new Date(Date.now() - 1) });
    await expect(convertAgain()).rejects.toMatchObject({ key: 'audio.expired' });
    const diff = diffWithAudio(alone, user.uid, { text, audioId });
    await expect(diff).rejects.toMatchObject({ key: 'audio.expired' });
  });
});
