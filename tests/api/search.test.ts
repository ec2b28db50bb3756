import { beforeAll, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { putAudio } from '../support/library.ts';
import { newUser, newUserWithAccount, type TestUser } from '../support/users.ts';

let user: TestUser;
let winter: string;
let morning: string;

const find = async (query: string, also: object = {}) =>
  (await ask('searchAudios', user, { query: { query, ...also } })).audioIds;

beforeAll(async () => {
  user = await newUserWithAccount();
  winter = await putAudio(user, { name: 'Өвлийн үдэш', segments: ['Улаанбаатарт цас орлоо.'] });
  morning = await putAudio(user, {
    name: 'Good morning',
    language: 'en',
    segments: ['Ёстой сайхан өглөө, with snow.'],
  });
});

test('finds names and texts by the beginning of any word, in both languages', async () => {
  expect(await find('өвл')).toEqual([winter]);
  expect(await find('улаанбаатарт')).toEqual([winter]);
  expect(await find('ЦАС өв')).toEqual([winter]);
  expect(await find('morn')).toEqual([morning]);
  expect(await find('естой snow')).toEqual([morning]);
  expect(await find('баатар')).toEqual([]);
  expect(await find('?!')).toEqual([]);
});

test('lists results newest first, with filters, and without audios that were renamed', async () => {
  expect(await find('ө')).toEqual([morning, winter]);
  expect(await find('ө', { language: 'mn' })).toEqual([winter]);
  expect(await find('ө', { archived: 'true' })).toEqual([]);
  await ask('updateAudio', user, { params: { audioId: winter }, input: { name: 'Зун' } });
  expect(await find('өвл')).toEqual([]);
  expect(await find('зун')).toEqual([winter]);
  expect(await find('цас')).toEqual([winter]);
});

test('lists every result once in pages of thirty', async () => {
  const many = await newUserWithAccount();
  const made = await Promise.all(
    Array.from({ length: 65 }, (_, at) => putAudio(many, { name: `Дугаар ${at}` })),
  );
  const found: string[] = [];
  const sizes: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { query: 'дуг', ...(cursor ? { cursor } : {}) };
    const page = await ask('searchAudios', many, { query });
    sizes.push(page.audioIds.length);
    found.push(...page.audioIds);
    cursor = page.nextCursor;
  }
  expect(sizes).toEqual([30, 30, 5]);
  expect(found.sort()).toEqual(made.sort());
});

test('a call reads a limited number of candidates, and the next one continues', async () => {
  const many = await newUserWithAccount();
  const oldest = await putAudio(many, { name: 'дугаар сүүлийн', createdAt: new Date(1) });
  const { documents } = suiteDeps();
  const entry = (await documents.search(many.uid, oldest).get()).data();
  if (!entry) throw new Error('The audio is not among what is searched.');
  const batch = documents.batch();
  for (let at = 0; at < 330; at++) {
    const createdAt = new Date(2 + at);
    const words = { words: ['дугаар'], prefixes: ['дугаар'] };
    batch.set(documents.search(many.uid, `other-${at}`), { ...entry, ...words, createdAt });
  }
  await batch.commit();
  const first = await ask('searchAudios', many, { query: { query: 'дугаар сүү' } });
  expect(first.audioIds).toEqual([]);
  expect(first.nextCursor).not.toBeNull();
  const query = { query: 'дугаар сүү', cursor: first.nextCursor ?? '' };
  expect(await ask('searchAudios', many, { query })).toEqual({
    audioIds: [oldest],
    nextCursor: null,
  });
});

test('finds no audios of other users, and refuses an invalid cursor', async () => {
  expect((await ask('searchAudios', await newUser(), { query: { query: 'ө' } })).audioIds).toEqual(
    [],
  );
  const query = { query: 'ө', cursor: '..' };
  expect(await refusal('searchAudios', user, { query })).toBe('400 request.invalid');
});
