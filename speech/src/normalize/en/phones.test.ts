import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Telephone numbers.
test.each([
  ['Call +976 9911 2233', 'Call plus nine seven six nine nine one one two two three three'],
  ['(+976) 11-323232', 'plus nine seven six one one three two three two three two'],
  ['Call 7011 2233', 'Call seven zero one one two two three three'],
  ['9911-2233', 'nine nine one one two two three three'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
