import { expect, test } from 'vitest';
import { peopleQuery, searchPrefixesOf } from './person-words.ts';

const person = { email: 'Bolor.Bat@Example.mn', displayName: 'Болормаа Бат-Эрдэнэ' };

/** Found as the server does it: by one prefix, then by all words. */
function finds(query: string): boolean {
  const asked = peopleQuery(query);
  return asked !== null && searchPrefixesOf(person).includes(asked.lookup) && asked.fits(person);
}

test.each([
  'bolor',
  'BOLOR.BAT@ex',
  'bolor.bat@example.mn',
  'bat bolor',
  'болормаа',
  'Эрд бол',
  'example',
  '  болор  ',
])('%s finds the person', (query) => {
  expect(finds(query)).toBe(true);
});

test.each(['olor', 'bolor.bat@exit', 'болор дорж', 'bolor@', 'bolormaa'])(
  '%s does not',
  (query) => {
    expect(finds(query)).toBe(false);
  },
);

test.each(['', '   ', '!?'])('"%s" is an empty query', (query) => {
  expect(peopleQuery(query)).toBeNull();
});

test('a user without address and name has no search words', () => {
  expect(searchPrefixesOf({ email: null, displayName: null })).toEqual([]);
});
