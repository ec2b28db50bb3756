import { afterEach, expect, test, vi } from 'vitest';
import { queryOf } from './request.ts';

afterEach(() => vi.restoreAllMocks());

test('a repeated name is a list, which no schema accepts', () => {
  expect(queryOf(new URL('http://x/?a=1&b=2&a=3&a=4&__proto__=5'))).toEqual(
    Object.fromEntries([
      ['a', ['1', '3', '4']],
      ['b', '2'],
      ['__proto__', '5'],
    ]),
  );
});

test('thousands of names are read once, not once for each of them', () => {
  const lookups = vi.spyOn(URLSearchParams.prototype, 'getAll');
  const names = Array.from({ length: 3000 }, (_, at) => `n${at}`);
  expect(Object.keys(queryOf(new URL(`http://x/?${names.join('&')}`)))).toHaveLength(3000);
  expect(lookups).not.toHaveBeenCalled();
});
