import { limits } from '@duu/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { putAudio } from '../support/library.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

let user: TestUser;
let audioId: string;

beforeEach(async () => {
  user = await newUserWithAccount();
  audioId = await putAudio(user);
});

const input = { place: { segment: 0, start: 5 }, positionMs: 400, note: 'Энд' };
const of = (bookmarkId: string) => ({ params: { audioId, bookmarkId } });
const save = (bookmarkId: string, change: Partial<typeof input> = {}) =>
  ask('saveBookmark', user, { ...of(bookmarkId), input: { ...input, ...change } });
const kept = async () =>
  (await suiteDeps().documents.bookmarksOf(user.uid, audioId).get()).data()?.bookmarks;

test('a bookmark is created, changed by its id, and deleted', async () => {
  await save('one');
  await save('two', { note: '  Хоёр дахь\nмөр ' });
  await save('one', { note: '' });
  expect(await kept()).toMatchObject([
    { id: 'one', ...input, note: '' },
    { id: 'two', ...input, note: 'Хоёр дахь\nмөр' },
  ]);
  await ask('deleteBookmark', user, of('one'));
  await ask('deleteBookmark', user, of('one'));
  expect(await kept()).toMatchObject([{ id: 'two' }]);
});

test('a repeated request keeps one bookmark and its time', async () => {
  await save('one');
  const [first] = (await kept()) ?? [];
  await Promise.all([save('one'), save('one')]);
  expect(await kept()).toEqual([first]);
});

test('too many bookmarks, long notes and other users are refused', async () => {
  const { documents } = suiteDeps();
  const full = Array.from({ length: limits.bookmarks }, (_, at) => ({
    ...input,
    id: `b${at}`,
    createdAt: new Date(),
  }));
  await documents.bookmarksOf(user.uid, audioId).set({ bookmarks: full });
  expect(await refusal('saveBookmark', user, { ...of('more'), input })).toBe(
    '409 bookmark.limit_reached',
  );
  await save('b7', { note: 'Өөр' });
  const note = 'н'.repeat(limits.bookmarkCharacters + 1);
  expect(await refusal('saveBookmark', user, { ...of('b7'), input: { ...input, note } })).toBe(
    '400 request.invalid',
  );
  const other = await newUserWithAccount();
  expect(await refusal('saveBookmark', other, { ...of('x'), input })).toBe('404 audio.not_found');
  expect(await refusal('deleteBookmark', other, of('b7'))).toBe('404 audio.not_found');
});

test('bookmarks are deleted with their audio', async () => {
  await save('one');
  await ask('deleteAudio', user, { params: { audioId } });
  expect(await kept()).toBeUndefined();
});
