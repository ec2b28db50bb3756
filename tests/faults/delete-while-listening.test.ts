import { countSegments } from '@duu/contract/count-segments';
import { limits } from '@duu/contract/limits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Speech } from '../../functions/src/adapters/speech.ts';
import type { Deps } from '../../functions/src/deps.ts';
import { runToCompletion } from '../../functions/src/services/conversions/run-to-completion.ts';
import { runningConversion } from '../../functions/src/services/conversions/running-conversions.ts';
import { startConversion } from '../../functions/src/services/conversions/start-conversion.ts';
import { streamSource } from '../../functions/src/services/conversions/stream-source.ts';
import { purgeExpiredAudio } from '../../functions/src/services/jobs/purge-expired-audio.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { aRequest } from '../support/audios.ts';
import { ledgerSums, subscriptionOf } from '../support/credits.ts';
import { newCollection } from '../support/library.ts';
import { baseUrl, until } from '../support/suite.ts';
import { newAdmin, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();
const sentence = 'Хүйтэн өвлийн өглөө цас хаялж, хотын гудамж чимээгүй байлаа. ';
const longText = [sentence.repeat(8).trim()];
const plain = { background: null, backgroundVolume: 'low', speed: 1, pitch: 'normal' } as const;

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});

const ways: Record<string, (user: TestUser, audioId: string, inside: string) => Promise<unknown>> =
  {
    'the audio': (user, audioId) => ask('deleteAudio', user, { params: { audioId } }),
    'its collection with its audios': (user, _, collectionId) =>
      ask('deleteCollection', user, { params: { collectionId }, query: { audios: 'delete' } }),
    'several audios at once': (user, audioId) =>
      ask('bulkAudios', user, { input: { audioIds: [audioId], action: 'delete' } }),
    // The admin exists before: while an account is created, the conversion could end.
    'as an admin': ({ uid }, audioId) =>
      ask('adminDeleteAudio', admin, { params: { uid, audioId } }),
    'by the purge': async ({ uid }, audioId) => {
      await documents.audio(uid, audioId).update({ expiresAt: new Date(0) });
      return purgeExpiredAudio(suiteDeps());
    },
  };

describe('deleting at the first byte of sound settles the conversion', () => {
  test.each(Object.entries(ways))(
    'deleting %s at the first byte of sound settles the conversion',
    async (way, remove) => {
      const user = await newUserWithAccount();
      const collectionId = await newCollection(user);
      const { audioId, streamUrl } = await ask('synthesize', user, {
        input: { ...aRequest, segments: longText, collectionId },
      });
      const stream = await fetch(new URL(streamUrl, baseUrl()));
      const reader = stream.body?.getReader();
      expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
      await remove(user, audioId, collectionId);
      await reader?.cancel().catch(() => undefined);

      const characters = countSegments(longText);
      expect(await subscriptionOf(user.uid)).toMatchObject({
        heldCredits: 0,
        usedCredits: characters,
      });
      expect(await ledgerSums(user.uid)).toEqual({
        grant: 500,
        hold: characters,
        settle: characters,
      });
      const settled = await documents.ledger(user.uid).where('type', '==', 'settle').get();
      // The purge visits every user's audios first, so the conversion may end before it comes to this one.
      const reasons = way === 'by the purge' ? ['deleted', 'conversion'] : ['deleted'];
      expect(settled.docs).toHaveLength(1);
      expect(reasons).toContain(settled.docs[0]?.data().reason);
      expect((await ask('getMe', user)).user.counters).toMatchObject({ audios: 0, making: 0 });
    },
  );
});

describe('audios that another instance converts', () => {
  let deps: Deps;
  let user: TestUser;
  let audioId: string;
  let stopped: Promise<void>;
  let stop: () => void;
  let speaks: Promise<void>;
  let isDeaf: boolean;

  /** An attempt that learns of the deletion only from the database: once it is blocked, none of its transactions ends. */
  function deafMaker(): Deps {
    const own = suiteDeps();
    let begun = () => {};
    speaks = new Promise((done) => {
      begun = done;
    });
    stopped = new Promise((done) => {
      stop = done;
    });
    isDeaf = false;
    const speech: Speech = async function* ({ signal }) {
      yield { type: 'audio', bytes: Uint8Array.of(1, 2, 3) };
      begun();
      await new Promise<void>((done) => signal?.addEventListener('abort', () => done()));
      stop();
      signal?.throwIfAborted();
    };
    return {
      ...own,
      tasks: { enqueue: async () => undefined },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      speech: async () => speech,
      documents: {
        ...own.documents,
        transact: (run) => (isDeaf ? new Promise(() => {}) : own.documents.transact(run)),
      },
    };
  }

  beforeEach(async () => {
    user = await newUserWithAccount();
    deps = deafMaker();
    const request = { ...aRequest, segments: longText, ...plain };
    ({ audioId } = await startConversion(deps, user.uid, request, null));
    await runningConversion(deps, user.uid, audioId, 'player');
    await speaks;
  });

  test('an audio that another instance converts is stopped at once when it is deleted, and costs nothing if nobody listened', async () => {
    isDeaf = true;
    await ask('deleteAudio', user, { params: { audioId } });
    await stopped;
    expect(await subscriptionOf(user.uid)).toMatchObject({ heldCredits: 0, usedCredits: 0 });
  });

  describe('limit of deletions without a listener', () => {
    const { max, windowMs } = limits.cancelledConversions;
    const charged = countSegments(longText);

    test.each([
      ['the limit a while ago', max, windowMs, 0, 1],
      ['one below the limit', max - 1, 1000, 0, max],
      ['the limit', max, 1000, charged, max + 1],
    ])(
      'charges a deletion without a listener only beyond the limit: %s',
      async (_, count, agoMs, usedCredits, after) => {
        const account = documents.user(user.uid);
        const since = new Date(Date.now() - agoMs);
        await account.update({ cancelledConversions: { count, since } });
        isDeaf = true;
        await ask('deleteAudio', user, { params: { audioId } });
        await stopped;
        expect(await subscriptionOf(user.uid)).toMatchObject({ heldCredits: 0, usedCredits });
        expect((await account.get()).data()?.cancelledConversions?.count).toBe(after);
      },
    );
  });

  test('an audio that another instance converts ends its streams and is settled', async () => {
    const ticket = { uid: user.uid, audioId, version: 1, until: Date.now() + 60_000 };
    const heard = await streamSource(deps, ticket, { wholeOnly: false, timeoutMs: 10_000 });
    if (heard.kind !== 'live') throw new Error('It is not in the making.');
    const listener = heard.sound[Symbol.asyncIterator]();
    expect((await listener.next()).value).toEqual(Uint8Array.of(1, 2, 3));
    isDeaf = true;
    await ask('deleteAudio', user, { params: { audioId } });
    await expect(listener.next()).rejects.toMatchObject({ key: 'audio.not_found' });
    expect(heard.cutOff.aborted).toBe(true);
    await stopped;
    const used = countSegments(longText);
    expect(await subscriptionOf(user.uid)).toMatchObject({ heldCredits: 0, usedCredits: used });
  });

  test('an audio that another instance converts is stopped at once when the account is deleted', async () => {
    isDeaf = true;
    await ask('deleteMe', user);
    await stopped;
    await until('the account to be gone', async () => {
      return !(await documents.audio(user.uid, audioId).get()).exists;
    });
  });
});

test('an audio that is deleted between its file and its document is settled', async () => {
  const user = await newUserWithAccount();
  const request = { ...aRequest, segments: longText, ...plain };
  const own = suiteDeps();
  const speech: Speech = async function* () {
    yield { type: 'audio', bytes: Uint8Array.of(1, 2, 3) };
    const result = {
      fallback: null,
      durationMs: 2000,
      words: [],
      peaks: [],
      normalized: [],
      bytes: 3,
    };
    yield { type: 'done', result };
  };
  let fileWas: Uint8Array | null = null;
  const deps: Deps = {
    ...own,
    tasks: { enqueue: async () => undefined },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    speech: async () => speech,
    files: {
      ...own.files,
      write: async (path, ...rest) => {
        await own.files.write(path, ...rest);
        fileWas = await own.files.bytes(path);
        await ask('deleteAudio', user, { params: { audioId } });
      },
    },
  };
  const { audioId } = await startConversion(deps, user.uid, request, null);
  await runToCompletion(deps, user.uid, audioId, 10_000);
  expect(fileWas).not.toBeNull();
  const used = countSegments(longText);
  expect(await subscriptionOf(user.uid)).toMatchObject({ heldCredits: 0, usedCredits: used });
});
