import { expect, test } from 'vitest';
import { searchPrefixesOf, usersQuery } from './user-words.ts';

const user = { email: 'Bolor.Bat@Example.mn', displayName: 'Болормаа Бат-Эрдэнэ' };

/** Found as the server does it: by one prefix, then by all words. */
function finds(query: string): boolean {
  const asked = usersQuery(query);
  return asked !== null && searchPrefixesOf(user).includes(asked.lookup) && asked.fits(user);
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
])('%s finds the user', (query) => {
  expect(finds(query)).toBe(true);
});

test.each(['olor', 'bolor.bat@exit', 'болор дорж', 'bolor@', 'bolormaa'])(
  '%s does not',
  (query) => {
    expect(finds(query)).toBe(false);
  },
);

test.each(['', '   ', '!?'])('"%s" is an empty query', (query) => {
  expect(usersQuery(query)).toBeNull();
});

test('a user without address and name has no search words', () => {
  expect(searchPrefixesOf({ email: null, displayName: null })).toEqual([]);
});
