import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Roman numerals and letters that only look like them.
test.each([
  ['The Games of the XXXIII Olympiad', 'The Games of the thirty third Olympiad'],
  ['the XVIII Airborne Corps', 'the eighteenth Airborne Corps'],
  ['Super Bowl LVIII', 'Super Bowl fifty eight'],
  ['Pope Leo XIV', 'Pope Leo the fourteenth'],
  ['my CV on a CD', 'my C V on a C D'],
  ['size XL', 'size X L'],
  ['She got an IV drip.', 'She got an I V drip.'],
  ['a USB Type C port', 'a U S B Type C port'],
  ['Class V rapids', 'Class five rapids'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
