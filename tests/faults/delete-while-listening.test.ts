import { countSegments } from '@duu/contract/characters';
import type { Subscription } from '@duu/contract/documents/subscription';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Speech } from '../../functions/src/adapters/speech.ts';
import type { Deps } from '../../functions/src/deps.ts';
import { hear } from '../../functions/src/services/conversions/hear.ts';
import { makingOf } from '../../functions/src/services/conversions/makings.ts';
import { startConversion } from '../../functions/src/services/conversions/start-conversion.ts';
import { purgeExpiredAudio } from '../../functions/src/services/jobs/purge-expired-audio.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { aRequest } from '../support/audios.ts';
import { newCollection } from '../support/library.ts';
import { newAdmin, newPerson, type Person } from '../support/people.ts';
import { baseUrl, until } from '../support/suite.ts';

const { documents } = suiteDeps();
const sentence = 'Хүйтэн өвлийн өглөө цас хаялж, хотын гудамж чимээгүй байлаа. ';
const longText = [sentence.repeat(8).trim()];

async function ledgerSums(uid: string): Promise<Record<string, number>> {
  const entries = (await documents.ledger(uid).get()).docs.map((doc) => doc.data());
  const by: Record<string, number> = {};
  for (const { type, characters } of entries) by[type] = (by[type] ?? 0) + characters;
  return by;
}

async function trialOf(uid: string): Promise<Subscription> {
  const found = (await documents.subscription(uid, 'trial').get()).data();
  if (!found) throw new Error('There is no trial.');
  return found;
}

const ways: Record<string, (person: Person, audioId: string, inside: string) => Promise<unknown>> =
  {
    'the audio': (person, audioId) => ask('deleteAudio', person, { params: { audioId } }),
    'its collection with its audios': (person, _, collectionId) =>
      ask('deleteCollection', person, { params: { collectionId }, query: { audios: 'delete' } }),
    'several audios at once': (person, audioId) =>
      ask('bulkAudios', person, { input: { audioIds: [audioId], action: 'delete' } }),
    'as an admin': async ({ uid }, audioId) =>
      ask('adminDeleteAudio', await newAdmin(), { params: { uid, audioId } }),
    'by the purge': async ({ uid }, audioId) => {
      await documents.audio(uid, audioId).update({ expiresAt: new Date(0) });
      return purgeExpiredAudio(suiteDeps());
    },
  };

describe('deleting at the first byte of sound settles the conversion', () => {
  test.each(Object.entries(ways))('%s', async (_, remove) => {
    const person = await newPerson();
    await ask('getMe', person);
    const collectionId = await newCollection(person);
    const { audioId, streamUrl } = await ask('synthesize', person, {
      input: { ...aRequest, segments: longText, collectionId },
    });
    const stream = await fetch(new URL(streamUrl, baseUrl()));
    const reader = stream.body?.getReader();
    expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
    await remove(person, audioId, collectionId);
    await reader?.cancel().catch(() => undefined);

    const characters = countSegments(longText);
    expect(await trialOf(person.uid)).toMatchObject({ heldCredits: 0, usedCredits: characters });
    expect(await ledgerSums(person.uid)).toEqual({
      grant: 500,
      hold: characters,
      settle: characters,
    });
    expect((await ask('getMe', person)).user.counters).toMatchObject({ audios: 0, making: 0 });
  });
});

describe('an audio that another instance makes', () => {
  let deps: Deps;
  let person: Person;
  let audioId: string;
  let stopped: Promise<void>;
  let stop: () => void;
  let speaks: Promise<void>;

  let isDeaf: boolean;

  /** A maker that can only be told by its listener of the document: once it is deaf, none of its transactions ends. */
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
    person = await newPerson();
    await ask('getMe', person);
    deps = deafMaker();
    const request = {
      ...aRequest,
      background: null,
      backgroundVolume: 'low',
      speed: 1,
      pitch: 'normal',
    } as const;
    ({ audioId } = await startConversion(
      deps,
      person.uid,
      { ...request, segments: longText },
      null,
    ));
    await makingOf(deps, person.uid, audioId);
    await speaks;
  });

  test('is stopped at once when it is deleted, and costs nothing unheard', async () => {
    isDeaf = true;
    await ask('deleteAudio', person, { params: { audioId } });
    await stopped;
    expect(await trialOf(person.uid)).toMatchObject({ heldCredits: 0, usedCredits: 0 });
  });

  test('is cut for its listeners, and settled', async () => {
    const ticket = { uid: person.uid, audioId, version: 1, until: Date.now() + 60_000 };
    const heard = await hear(deps, ticket, { wholeOnly: false, patienceMs: 10_000 });
    if (heard.kind !== 'live') throw new Error('It is not in the making.');
    const listener = heard.sound[Symbol.asyncIterator]();
    expect((await listener.next()).value).toEqual(Uint8Array.of(1, 2, 3));
    isDeaf = true;
    await ask('deleteAudio', person, { params: { audioId } });
    await expect(listener.next()).rejects.toMatchObject({ key: 'audio.not_found' });
    expect(heard.cutOff.aborted).toBe(true);
    await stopped;
    const used = countSegments(longText);
    expect(await trialOf(person.uid)).toMatchObject({ heldCredits: 0, usedCredits: used });
  });

  test('is stopped at once when the account is deleted', async () => {
    isDeaf = true;
    await ask('deleteMe', person);
    await stopped;
    await until('the account to be gone', async () => {
      return !(await documents.audio(person.uid, audioId).get()).exists;
    });
  });
});
