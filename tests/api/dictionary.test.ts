import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { openTextReader } from '../../functions/src/services/conversions/text-reader.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { newPerson } from '../support/people.ts';

test('a respelling is kept once a word, wins when a text is read, and can be removed', async () => {
  const person = await newPerson();
  await ask('getMe', person);
  const save = (written: string, spoken: string) =>
    ask('saveRespelling', person, { input: { language: 'mn', written, spoken } });
  const first = await save('ХХК', 'хариуцлага хязгаартай компани');
  const second = await save('ххк', 'ха ха ка');
  expect(second.entryId).toBe(first.entryId);
  const { entries } = await ask('getDictionary', person);
  expect(entries.map(({ spoken }) => spoken)).toEqual(['ха ха ка']);
  const read = await ask('normalizeText', person, {
    input: { language: 'mn', segments: ['Дуу ХХК байгуулагдав.'] },
  });
  expect(read.segments[0]?.spoken).toContain('ха ха ка');
  await ask('deleteRespelling', person, { params: { entryId: first.entryId } });
  expect((await ask('getDictionary', person)).entries).toEqual([]);
  const again = { params: { entryId: first.entryId } };
  expect(await refusal('deleteRespelling', person, again)).toBe('404 dictionary.not_found');
});

test('an empty respelling is refused', async () => {
  const input = { language: 'mn', written: ' ', spoken: 'а' };
  expect(await refusal('saveRespelling', await newPerson(), { input })).toBe('400 request.invalid');
});

test('of respellings that come at once no more are kept than the limit, and each that goes makes room', async () => {
  const person = await newPerson();
  await ask('getMe', person);
  const { documents } = suiteDeps();
  const nearlyFull = limits.dictionaryEntries - 2;
  await documents.user(person.uid).update({ 'counters.respellings': nearlyFull });
  const save = (written: string) =>
    refusal('saveRespelling', person, { input: { language: 'mn', written, spoken: 'а' } });
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, n) => save(`үг${n}`)));
  expect(outcomes.filter((one) => one.startsWith('200'))).toHaveLength(2);
  expect(outcomes.filter((one) => one === '409 dictionary.limit_reached')).toHaveLength(10);
  const { entries } = await ask('getDictionary', person);
  expect(entries).toHaveLength(2);
  await ask('deleteRespelling', person, { params: { entryId: entries[0]?.id ?? '' } });
  expect(await save('бас')).toContain('200');
  expect(await save('бас нэг')).toBe('409 dictionary.limit_reached');
});

test('entries from before they were counted are counted once', async () => {
  const person = await newPerson();
  await ask('getMe', person);
  const { documents } = suiteDeps();
  const old = { language: 'mn', written: 'а', spoken: 'б', createdAt: new Date() } as const;
  await Promise.all([1, 2].map((n) => documents.dictionaryEntry(person.uid, `old${n}`).set(old)));
  await ask('saveRespelling', person, { input: { language: 'mn', written: 'в', spoken: 'г' } });
  expect((await documents.user(person.uid).get()).data()?.counters.respellings).toBe(3);
});

test('a dictionary is read again only after it has changed, whichever instance changed it', async () => {
  const person = await newPerson();
  await ask('getMe', person);
  const own = suiteDeps();
  let reads = 0;
  const dictionary: typeof own.documents.dictionary = (uid) => {
    reads++;
    return own.documents.dictionary(uid);
  };
  const deps = { ...own, documents: { ...own.documents, dictionary } };
  const spoken = async () => {
    const reader = await openTextReader(deps, person.uid);
    return reader.read('mn', ['Дуу ХХК'])[0]?.spoken;
  };
  const save = (said: string) =>
    ask('saveRespelling', person, { input: { language: 'mn', written: 'ХХК', spoken: said } });
  const plain = await spoken();
  expect(await spoken()).toBe(plain);
  expect(reads).toBe(1);
  const { entryId } = await save('ха ха ка');
  for (let times = 0; times < 3; times++) expect(await spoken()).toBe('Дуу ха ха ка');
  expect(reads).toBe(2);
  await save('хоо');
  expect(await spoken()).toBe('Дуу хоо');
  await ask('deleteRespelling', person, { params: { entryId } });
  expect(await spoken()).toBe(plain);
  expect(reads).toBe(4);
});
