import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { openTextReader } from '../../functions/src/services/conversions/text-reader.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { newUser, newUserWithAccount } from '../support/users.ts';

test('a word has one respelling, which is used for readings and can be removed', async () => {
  const user = await newUserWithAccount();
  const save = (written: string, spoken: string) =>
    ask('saveRespelling', user, { input: { language: 'mn', written, spoken } });
  const first = await save('ХХК', 'хариуцлага хязгаартай компани');
  const second = await save('ххк', 'ха ха ка');
  expect(second.entryId).toBe(first.entryId);
  const { entries } = await ask('getDictionary', user);
  expect(entries.map(({ spoken }) => spoken)).toEqual(['ха ха ка']);
  const read = await ask('normalizeText', user, {
    input: { language: 'mn', segments: ['Дуу ХХК байгуулагдав.'] },
  });
  expect(read.segments[0]?.spoken).toContain('ха ха ка');
  await ask('deleteRespelling', user, { params: { entryId: first.entryId } });
  expect((await ask('getDictionary', user)).entries).toEqual([]);
  const again = { params: { entryId: first.entryId } };
  expect(await refusal('deleteRespelling', user, again)).toBe('404 dictionary.not_found');
});

test('a respelling under another spelling takes the place of the one before, also in a full dictionary', async () => {
  const user = await newUserWithAccount();
  const save = (written: string, replaces?: string) =>
    ask('saveRespelling', user, {
      input: { language: 'mn', written, spoken: 'а', ...(replaces && { replaces }) },
    });
  const written = async () =>
    (await ask('getDictionary', user)).entries.map((entry) => entry.written);
  const first = await save('хурал');
  const { documents } = suiteDeps();
  const countIs = async (count: number) =>
    expect((await documents.user(user.uid).get()).data()?.counters.respellings).toBe(count);
  const most = limits.dictionaryEntries;
  await documents.user(user.uid).update({ 'counters.respellings': most });
  const second = await save('цуглаан', first.entryId);
  expect(await written()).toEqual(['цуглаан']);
  await countIs(most);
  // The same word, differently cased, is the same entry.
  expect(await save('Цуглаан', second.entryId)).toEqual(second);
  expect(await written()).toEqual(['Цуглаан']);
  await countIs(most);
});

test('an empty respelling is refused', async () => {
  const input = { language: 'mn', written: ' ', spoken: 'а' };
  expect(await refusal('saveRespelling', await newUser(), { input })).toBe('400 request.invalid');
});

test('parallel entries stay within the limit, and a removed one makes room', async () => {
  const user = await newUserWithAccount();
  const { documents } = suiteDeps();
  const nearlyFull = limits.dictionaryEntries - 2;
  await documents.user(user.uid).update({ 'counters.respellings': nearlyFull });
  const save = (written: string) =>
    refusal('saveRespelling', user, { input: { language: 'mn', written, spoken: 'а' } });
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, n) => save(`үг${n}`)));
  expect(outcomes.filter((one) => one.startsWith('200'))).toHaveLength(2);
  expect(outcomes.filter((one) => one === '409 dictionary.limit_reached')).toHaveLength(10);
  const { entries } = await ask('getDictionary', user);
  expect(entries).toHaveLength(2);
  await ask('deleteRespelling', user, { params: { entryId: entries[0]?.id ?? '' } });
  expect(await save('бас')).toContain('200');
  expect(await save('бас нэг')).toBe('409 dictionary.limit_reached');
});

test('counts entries of older versions once', async () => {
  const user = await newUserWithAccount();
  const { documents } = suiteDeps();
  const createdAt = new Date();
  const old = { language: 'mn', written: 'а', spoken: 'б', inflected: false, createdAt } as const;
  await Promise.all([1, 2].map((n) => documents.dictionaryEntry(user.uid, `old${n}`).set(old)));
  await ask('saveRespelling', user, { input: { language: 'mn', written: 'в', spoken: 'г' } });
  expect((await documents.user(user.uid).get()).data()?.counters.respellings).toBe(3);
});

test('a cached dictionary is read again only after a change by any instance', async () => {
  const user = await newUserWithAccount();
  const own = suiteDeps();
  let reads = 0;
  const dictionary: typeof own.documents.dictionary = (uid) => {
    reads++;
    return own.documents.dictionary(uid);
  };
  const deps = { ...own, documents: { ...own.documents, dictionary } };
  const spoken = async () => {
    const reader = await openTextReader(deps, user.uid);
    return (await reader.read('mn', ['Дуу ХХК']))[0]?.spoken;
  };
  const save = (said: string) =>
    ask('saveRespelling', user, { input: { language: 'mn', written: 'ХХК', spoken: said } });
  const plain = await spoken();
  expect(await spoken()).toBe(plain);
  expect(reads).toBe(1);
  const { entryId } = await save('ха ха ка');
  for (let times = 0; times < 3; times++) expect(await spoken()).toBe('Дуу ха ха ка');
  expect(reads).toBe(2);
  await save('хоо');
  expect(await spoken()).toBe('Дуу хоо');
  await ask('deleteRespelling', user, { params: { entryId } });
  expect(await spoken()).toBe(plain);
  expect(reads).toBe(4);
});

test('an entry applies to inflected forms if chosen, and counts once for each', async () => {
  const user = await newUserWithAccount();
  const hural = { language: 'mn', written: 'хурал', spoken: 'их хурал' } as const;
  const reader = () => openTextReader(suiteDeps(), user.uid);
  const text = 'Хурлын дараа';
  await ask('saveRespelling', user, { input: hural });
  expect(await (await reader()).measure('mn', [text], 1)).toMatchObject({
    characters: text.length,
  });
  await ask('saveRespelling', user, { input: { ...hural, inflected: true } });
  const measured = await (await reader()).measure('mn', [text], 1);
  expect(measured).toMatchObject({
    characters: text.length + 'их '.length,
    dictionary: [{ written: 'хурал', spoken: 'их хурал', inflected: true }],
    spoken: ['их хурлын дараа'],
  });
});

test('only Mongolian words that can be inflected have endings', async () => {
  const user = await newUser();
  const inflectedOf = async (language: 'mn' | 'en', written: string, spoken: string) => {
    const input = { language, written, spoken, inflected: true };
    const { entryId } = await ask('saveRespelling', user, { input });
    const { entries } = await ask('getDictionary', user);
    return entries.find(({ id }) => id === entryId)?.inflected;
  };
  expect(await inflectedOf('mn', 'хурал', 'чуулган')).toBe(true);
  expect(await inflectedOf('mn', 'BTS', 'бангтан')).toBe(false);
  expect(await inflectedOf('mn', 'номин', 'nomin')).toBe(false);
  expect(await inflectedOf('en', 'хурал', 'чуулган')).toBe(false);
});

test('entries of a file are saved all or none', async () => {
  const user = await newUserWithAccount();
  const entry = (written: string, spoken = 'а') => ({ language: 'mn' as const, written, spoken });
  const words = async () =>
    (await ask('getDictionary', user)).entries.map(({ written }) => written).sort();
  const bring = (...entries: ReturnType<typeof entry>[]) =>
    refusal('importRespellings', user, { input: { entries } });
  expect(await bring(entry('нэг'), entry('хоёр'), entry('НЭГ', 'б'))).toContain('200');
  expect(await words()).toEqual(['НЭГ', 'хоёр']);
  const tooLong = entry('гурав', 'а'.repeat(90));
  expect(await bring(entry('дөрөв'), tooLong)).toBe('400 dictionary.spoken_too_long');
  const { documents } = suiteDeps();
  const full = { 'counters.respellings': limits.dictionaryEntries - 1 };
  await documents.user(user.uid).update(full);
  expect(await bring(entry('тав'), entry('зургаа'))).toBe('409 dictionary.limit_reached');
  expect(await words()).toEqual(['НЭГ', 'хоёр']);
  expect(await bring(entry('тав'), entry('хоёр', 'в'))).toContain('200');
  expect(await words()).toEqual(['НЭГ', 'тав', 'хоёр']);
  const many = Array.from({ length: limits.dictionaryImport + 1 }, (_, n) => entry(`үг${n}`));
  expect(await bring(...many)).toBe('400 request.invalid');
});

test('shows what an entry would change before it is saved', async () => {
  const user = await newUserWithAccount();
  const preview = (inflected: boolean) =>
    ask('previewRespelling', user, {
      input: { language: 'mn', written: 'ном', spoken: 'гэр', inflected },
    });
  expect(await preview(false)).toEqual({
    today: 'ном',
    later: 'гэр',
    without: 'ном',
    forms: [],
  });
  const { forms } = await preview(true);
  expect(forms).toContainEqual({ written: 'номын', spoken: 'гэрийн' });
  expect((await ask('getDictionary', user)).entries).toEqual([]);
  await ask('saveRespelling', user, { input: { language: 'mn', written: 'Ном', spoken: 'сан' } });
  expect(await preview(false)).toMatchObject({ today: 'сан', later: 'гэр' });
  const input = { language: 'mn', written: 'ном', spoken: 'а'.repeat(90) } as const;
  expect(await refusal('previewRespelling', user, { input })).toBe(
    '400 dictionary.spoken_too_long',
  );
});
