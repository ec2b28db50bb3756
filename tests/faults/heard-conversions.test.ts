import { limits } from '@duu/contract/limits';
import type { SpeechEvent, SpeechResult } from '@duu/speech/speak-types';
import { SpeechError } from '@duu/speech/speech-error';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../functions/src/deps.ts';
import { retryConversion } from '../../functions/src/services/conversions/retry-conversion.ts';
import { runToCompletion } from '../../functions/src/services/conversions/run-to-completion.ts';
import { startConversion } from '../../functions/src/services/conversions/start-conversion.ts';
import { streamSource } from '../../functions/src/services/conversions/stream-source.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { audioOf } from '../support/audios.ts';
import {
  characters,
  request,
  result,
  startWithoutTasks,
  withoutTasks,
} from '../support/conversions.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = withoutTasks;
const sound: SpeechEvent = { type: 'audio', bytes: Uint8Array.of(1, 2, 3) };

let user: TestUser;
let audioId: string;
beforeEach(async () => {
  ({ user, audioId } = await startWithoutTasks());
});

/** Converts while a client reads the first sound, then calls `after`. Returns how the stream ended. */
async function heardThen(after: () => Iterable<SpeechEvent>): Promise<unknown> {
  let heardFirst = () => {};
  const first = new Promise<void>((done) => {
    heardFirst = done;
  });
  const deps: Deps = {
    ...withoutTasks,
    speech: async () =>
      async function* () {
        yield sound;
        await first;
        yield* after();
      },
  };
  const ticket = { uid: user.uid, audioId, version: 1, until: Date.now() + 60_000 };
  const heard = await streamSource(deps, ticket, { wholeOnly: false, timeoutMs: 10_000 });
  if (heard.kind !== 'live') throw new Error('It was made before.');
  let error: unknown = null;
  try {
    for await (const chunk of heard.sound) {
      expect(chunk.byteLength).toBe(3);
      heardFirst();
    }
  } catch (thrown) {
    error = thrown;
  }
  await runToCompletion(deps, user.uid, audioId, 10_000);
  return error;
}

async function credits(): Promise<{ held: number; used: number; making: number }> {
  const { user: account, subscription } = await ask('getMe', user);
  const { heldCredits: held = -1, usedCredits: used = -1 } = subscription ?? {};
  return { held, used, making: account.counters.making };
}

const failing: Deps = {
  ...withoutTasks,
  speech: async () =>
    async function* () {
      yield sound;
      throw new SpeechError('tts_request_failed', 'test');
    },
};

test('an internal error costs nothing, and a limited number of times', async () => {
  for (let times = 1; times <= limits.heardFailures.max; times++) {
    const error = await heardThen(function* () {
      yield sound;
      throw new SpeechError('tts_request_failed', 'test');
    });
    expect(error).toMatchObject({ key: 'tts_request_failed' });
    expect(await audioOf(user, audioId)).toMatchObject({ state: 'failed', heardAt: null });
    expect(await credits()).toEqual({ held: 0, used: 0, making: 0 });
    if (times < limits.heardFailures.max) await retryConversion(withoutTasks, user.uid, audioId);
  }
  const paused = { key: 'conversions_paused' };
  await expect(retryConversion(withoutTasks, user.uid, audioId)).rejects.toMatchObject(paused);
  await expect(startConversion(withoutTasks, user.uid, request, null)).rejects.toMatchObject(
    paused,
  );
  const later = {
    ...withoutTasks,
    now: () => new Date(Date.now() + limits.heardFailures.windowMs),
  };
  await retryConversion(later, user.uid, audioId);
});

test('sound that is there before its player counts as heard with the lease', async () => {
  const started = await newUserWithAccount();
  let goOn = () => {};
  const read = new Promise<void>((done) => {
    goOn = done;
  });
  const deps: Deps = {
    ...withoutTasks,
    speech: async () =>
      async function* () {
        yield sound;
        await read;
        yield { type: 'done', result };
      },
  };
  const { audioId: id } = await startConversion(deps, started.uid, request, null);
  expect((await audioOf(started, id)).heardAt).toBeNull();
  const ticket = { uid: started.uid, audioId: id, version: 1, until: Date.now() + 60_000 };
  const heard = await streamSource(deps, ticket, { wholeOnly: false, timeoutMs: 10_000 });
  expect((await audioOf(started, id)).heardAt).not.toBeNull();
  goOn();
  await runToCompletion(deps, started.uid, id, 10_000);
  expect(heard.kind).toBe('live');
  expect(await audioOf(started, id)).toMatchObject({ state: 'done', heardAt: null, attempt: 1 });
});

test('failures without a listener do not count', async () => {
  for (let times = 0; times <= limits.heardFailures.max; times++) {
    await runToCompletion(failing, user.uid, audioId, 10_000);
    await retryConversion(withoutTasks, user.uid, audioId);
  }
  expect(await credits()).toEqual({ held: characters, used: 0, making: 1 });
});

test('a sound beyond the maximum length ends, and is settled if somebody listened', async () => {
  const startMs = 3 * limits.soundSeconds * 1000;
  const word = { segment: 0, start: 0, end: 4, startMs, endMs: startMs, estimated: false };
  const error = await heardThen(function* () {
    yield { type: 'words', words: [word] };
    yield sound;
  });
  expect(error).toMatchObject({ key: 'max_sound_seconds_exceeded' });
  expect(await audioOf(user, audioId)).toMatchObject({
    state: 'failed',
    error: 'max_sound_seconds_exceeded',
  });
  expect(await credits()).toEqual({ held: 0, used: characters, making: 0 });
  const settled = await documents.ledger(user.uid).where('type', '==', 'settle').get();
  expect(settled.docs.map((doc) => doc.data().reason)).toEqual(['max_sound_seconds_exceeded']);
});

test('a sound beyond the maximum length is free a limited number of times', async () => {
  const startMs = 3 * limits.soundSeconds * 1000;
  const word = { segment: 0, start: 0, end: 4, startMs, endMs: startMs, estimated: false };
  const endless: Deps = {
    ...withoutTasks,
    speech: async () =>
      async function* () {
        yield { type: 'words', words: [word] };
      },
  };
  const { max } = limits.cancelledConversions;
  const tally = { count: max - 1, since: new Date() };
  await documents.transact(async (tx) =>
    tx.update(documents.user(user.uid), { cancelledConversions: tally }),
  );
  await runToCompletion(endless, user.uid, audioId, 10_000);
  expect(await credits()).toEqual({ held: 0, used: 0, making: 0 });
  await retryConversion(withoutTasks, user.uid, audioId);
  await runToCompletion(endless, user.uid, audioId, 10_000);
  expect(await audioOf(user, audioId)).toMatchObject({ error: 'max_sound_seconds_exceeded' });
  expect(await credits()).toEqual({ held: 0, used: characters, making: 0 });
});

test('a listener who comes after a failure gets no sound', async () => {
  let goOn = () => {};
  const waits = new Promise<void>((done) => {
    goOn = done;
  });
  const deps: Deps = {
    ...withoutTasks,
    speech: async () =>
      async function* () {
        yield sound;
        await waits;
        throw new SpeechError('tts_request_failed', 'test');
      },
  };
  const ticket = { uid: user.uid, audioId, version: 1, until: Date.now() + 60_000 };
  const heard = await streamSource(deps, ticket, { wholeOnly: false, timeoutMs: 10_000 });
  if (heard.kind !== 'live') throw new Error('It was made before.');
  goOn();
  await runToCompletion(deps, user.uid, audioId, 10_000);
  expect(await credits()).toEqual({ held: 0, used: 0, making: 0 });
  const listener = heard.sound[Symbol.asyncIterator]();
  await expect(listener.next()).rejects.toMatchObject({ key: 'tts_request_failed' });
});

describe('data of a sound', () => {
  /** A word and a token for each character, and a longer spoken text than is accepted: over 1 MiB as maps. */
  const words = Array.from({ length: limits.textCharacters }, (_, at) => ({
    segment: 0,
    start: at,
    end: at + 1,
    startMs: at * 400,
    endMs: at * 400 + 300,
    estimated: false,
  }));
  const tokens = words.map(({ start, end }) => ({
    start,
    end,
    kind: 'number' as const,
    spoken: 'five hundred '.repeat(5).trim(),
    certain: true,
  }));
  const normalized = [{ spoken: tokens.map((token) => token.spoken).join(' '), tokens }];
  const speaking = (whole: SpeechResult): Deps => ({
    ...withoutTasks,
    speech: async () =>
      async function* () {
        yield sound;
        yield { type: 'done', result: whole };
      },
  });

  test('the data of a sound is stored completely for the largest text', async () => {
    await runToCompletion(speaking({ ...result, words, normalized }), user.uid, audioId, 10_000);
    expect(await audioOf(user, audioId)).toMatchObject({ state: 'done' });
    const content = (await documents.content(user.uid, audioId).get()).data();
    expect(content?.words).toEqual(words);
    expect(content?.normalized).toEqual(normalized);
    expect(await credits()).toEqual({ held: 0, used: characters, making: 0 });
  });

  test('the data of a sound does not prevent settlement', async () => {
    const stray = { ...result, words: [{ ...words[0], startMs: -1 }] } as SpeechResult;
    await runToCompletion(speaking(stray), user.uid, audioId, 10_000);
    expect(await audioOf(user, audioId)).toMatchObject({ state: 'done', attempt: 1 });
    const content = (await documents.content(user.uid, audioId).get()).data();
    expect(content).toMatchObject({ segments: request.segments, words: [] });
    expect(await credits()).toEqual({ held: 0, used: characters, making: 0 });
  });
});

test('content in an older format can be read', async () => {
  const old = {
    segments: ['Сайн'],
    normalized: [
      {
        spoken: 'сайн',
        tokens: [{ start: 0, end: 4, kind: 'word', spoken: 'сайн', certain: true }],
      },
    ],
    words: [{ segment: 0, start: 0, end: 4, startMs: 0, endMs: 400, estimated: false }],
    peaks: [0.5],
  };
  const ref = suiteDeps().documents.content(user.uid, audioId);
  await ref.withConverter(null).set(old);
  expect((await ref.get()).data()).toEqual(old);
});
