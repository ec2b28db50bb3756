import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Numbers inside names.
test.each([
  ['the 49ers and a 76er', 'the forty niners and a seventy sixer'],
  ['Biology 101 meets in Room 101', 'Biology one oh one meets in Room one oh one'],
  ['a list of 101 names', 'a list of one hundred one names'],
  ['rated 8/10', 'rated eight out of ten'],
  ['4.5/5 stars', 'four point five out of five stars'],
  ['1,000s of people', 'thousands of people'],
  ['ran a 5K', 'ran a five K'],
  ['3x faster', 'three times faster'],
  ['x^2 and 10⁶', 'x squared and ten to the power of six'],
  ['a 5★ hotel', 'a five star hotel'],
  ['1-2-3', 'one two three'],
  ['–10°C', 'minus ten degrees Celsius'],
  ['a GPA of 3.85/4.0', 'a G P A of three point eight five out of four'],
  ['8/10 of a mile', 'eight tenths of a mile'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
