import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Dates.
test.each([
  ['Nov. 17 and 18 because of the flu', 'November seventeenth and eighteenth because of the flu'],
  ['On May 5 and 20 people came', 'On May fifth and twenty people came'],
  ['November 3, 5 and 7, 2026', 'November third fifth and seventh twenty twenty six'],
  ['17 and 18 November', 'the seventeenth and eighteenth of November'],
  ['17–18 November 2026', 'the seventeenth to eighteenth of November twenty twenty six'],
  ['Nov. 30–Dec. 5', 'November thirtieth to December fifth'],
  ['5 May–6 June', 'the fifth of May to the sixth of June'],
  ['due 11/20', 'due November twentieth'],
  ['11/20 of the class', 'eleven twentieths of the class'],
  ['on 7/4 and 12/25', 'on July fourth and December twenty fifth'],
  ['12/24–12/26', 'December twenty fourth to December twenty sixth'],
  ['a 5/16 inch bolt', 'a five sixteenths inch bolt'],
  ['01-Jan-2026', 'January first twenty twenty six'],
  ['the 9/11 attacks', 'the nine eleven attacks'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
