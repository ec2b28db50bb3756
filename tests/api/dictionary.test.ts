import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
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
