import { expect, test } from 'vitest';
import { isFiltered, type ListView, listQuery, plainView, searchQuery } from './list-query.ts';

const scope = { archived: false, collectionId: 'c' };
const everything = { archived: true, collectionId: null };
const view: ListView = { sort: 'name', language: 'mn', speakerId: 's' };

test('the list is narrowed by each filter that is chosen', () => {
  expect(listQuery('u', scope, view)).toEqual({
    path: 'users/u/audios',
    where: [
      ['archived', '==', false],
      ['collectionId', '==', 'c'],
      ['language', '==', 'mn'],
      ['speaker.id', '==', 's'],
    ],
    orderBy: [['nameKey', 'asc']],
  });
  expect(listQuery('u', everything, plainView).where).toEqual([['archived', '==', true]]);
});

test('the search is narrowed like the list', () => {
  const narrowed = { archived: 'false', collectionId: 'c', language: 'mn', speakerId: 's' };
  expect(searchQuery(scope, view)).toEqual(narrowed);
  expect(searchQuery(everything, plainView)).toEqual({ archived: 'true' });
});

test('another order is not a filter', () => {
  expect(isFiltered({ ...plainView, sort: 'length' })).toBe(false);
  expect(isFiltered({ ...plainView, language: 'en' })).toBe(true);
  expect(isFiltered({ ...plainView, speakerId: 's' })).toBe(true);
});
