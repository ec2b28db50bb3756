import { expect, test } from 'vitest';
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
