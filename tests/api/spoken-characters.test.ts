import { countCharacters } from '@duu/contract/characters';
import { limits } from '@duu/contract/limits';
import { describe, expect, test } from 'vitest';
import {
  conversionInput,
  storedInput,
} from '../../functions/src/services/conversions/conversion-input.ts';
import { startConversion } from '../../functions/src/services/conversions/start-conversion.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { aRequest, audioOf } from '../support/audios.ts';
import { newProUser, newUser, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();

/** Stores an entry that is longer than the present limit. */
async function putRespelling(user: TestUser, written: string, spoken: string): Promise<void> {
  await documents
    .dictionaryEntry(user.uid, `old-${written}`)
    .set({ language: 'en', written, spoken, inflected: false, createdAt: new Date() });
}

const english = { ...aRequest, speakerId: 'emily', language: 'en' as const };
const spoken = 'banana '.repeat(20).trim();

async function heldOf(user: TestUser): Promise<number> {
  return (await ask('getMe', user)).subscription?.heldCredits ?? -1;
}

describe('respellings', () => {
  test('a respelling longer than its word is charged when it is spoken', async () => {
    const user = await newUserWithAccount();
    await putRespelling(user, 'zz', spoken);
    const segments = ['Say zz and zz again.'];
    const { audioId } = await ask('synthesize', user, { input: { ...english, segments } });
    const extra = 2 * (countCharacters(spoken) - 2);
    const characters = countCharacters(segments[0] ?? '') + extra;
    expect((await audioOf(user, audioId)).characters).toBe(characters);
  });

  test('a respelling longer than its word that is added after the hold is not spoken', async () => {
    const user = await newUserWithAccount();
    const deps = { ...suiteDeps(), tasks: { enqueue: async () => undefined } };
    const settings = {
      background: null,
      backgroundVolume: 'low',
      speed: 1,
      pitch: 'normal',
    } as const;
    const request = { ...english, ...settings, segments: ['Say zz again.'] };
    const { audioId } = await startConversion(deps, user.uid, request, null);
    await putRespelling(user, 'zz', spoken);
    const audio = await audioOf(user, audioId);
    const stored = await storedInput(deps, user.uid, audioId, audio);
    const work = await conversionInput(deps, audio, stored);
    expect(work.request.dictionary).toEqual([]);
  });

  test.each([
    ['q', 'a'.repeat(199)],
    ['НҮБ', 'нэгдсэн үндэстний байгууллага '.repeat(3).trim()],
  ])(
    'a respelling longer than its word is refused if it is too long for %s',
    async (written, long) => {
      const user = await newUserWithAccount();
      const input = { language: 'mn', written, spoken: long };
      expect(await refusal('saveRespelling', user, { input })).toBe(
        '400 dictionary.spoken_too_long',
      );
      expect((await ask('getDictionary', user)).entries).toEqual([]);
    },
  );
});

describe('limits before the hold', () => {
  test('limits the spoken characters before anything is held', async () => {
    const user = await newProUser();
    const segments = ['777777777 '.repeat(400).trim()];
    const input = { ...aRequest, segments };
    expect(await refusal('synthesize', user, { input })).toBe('400 max_spoken_characters_exceeded');
    expect(await heldOf(user)).toBe(0);
  });

  test('limits the length of the sound before anything is held', async () => {
    const user = await newProUser();
    const segments = ['777777777 '.repeat(200).trim()];
    const input = { ...aRequest, segments, speed: 0.5 };
    expect(await refusal('synthesize', user, { input })).toBe('400 max_sound_seconds_exceeded');
    expect(await heldOf(user)).toBe(0);
  });

  test('limits a trial to its characters regardless of respellings', async () => {
    const user = await newUserWithAccount();
    await putRespelling(user, 'q', 'a'.repeat(199));
    const segments = ['q '.repeat(233).trim()];
    const input = { ...english, segments };
    expect(await refusal('synthesize', user, { input })).toBe(
      '400 max_characters_per_conversion_exceeded',
    );
    expect(await heldOf(user)).toBe(0);
  });

  test('numbers that are written out are free', async () => {
    const user = await newUser();
    const segments = ['2026 онд 1 500 000 ₮, 99119911 дугаарт.'];
    const { audioId } = await ask('synthesize', user, { input: { ...aRequest, segments } });
    expect((await audioOf(user, audioId)).characters).toBe(countCharacters(segments[0] ?? ''));
  });
});

test('a large dictionary does not delay the reading of a long text', async () => {
  const user = await newUserWithAccount();
  const digits = '123456789 '.repeat(19).trim();
  for (let from = 0; from < limits.dictionaryEntries; from += 400) {
    const batch = documents.batch();
    for (let at = from; at < Math.min(from + 400, limits.dictionaryEntries); at++) {
      const entry = {
        language: 'en',
        written: `word${at}`,
        spoken: digits,
        inflected: false,
        createdAt: new Date(),
      };
      batch.set(documents.dictionaryEntry(user.uid, `old-${at}`), { ...entry, language: 'en' });
    }
    await batch.commit();
  }
  const segments = Array.from({ length: 500 }, () => 'one two');
  const read = await ask('normalizeText', user, { input: { language: 'en', segments } });
  expect(read.segments).toHaveLength(500);
});
