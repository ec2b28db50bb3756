import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Prices that describe a noun.
test.each([
  ['a $40 item', 'a forty dollar item'],
  ['a $2.50 fee', 'a two dollar and fifty cent fee'],
  ['its $500 fine', 'its five hundred dollar fine'],
  ['a new $300 phone', 'a new three hundred dollar phone'],
  ['a $1.7 trillion bill', 'a one point seven trillion dollar bill'],
  ['the $20 million was spent', 'the twenty million dollars was spent'],
  ['$10K–$20K', 'ten thousand to twenty thousand dollars'],
  ['It cost $40.', 'It cost forty dollars.'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
