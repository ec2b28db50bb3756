import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Saint and Street.
test.each([
  [
    "St. Mary's gave $7,500 to St. Mary's.",
    "Saint Mary's gave seven thousand five hundred dollars to Saint Mary's.",
  ],
  ['at 123 Main St. in Dover', 'at one hundred twenty three Main Street in Dover'],
  ['221 Baker St. London', 'two hundred twenty one Baker Street. London'],
  ['Turn left on 5th St. and go on.', 'Turn left on fifth Street and go on.'],
  ["St Petersburg and St Paul's", "Saint Petersburg and Saint Paul's"],
  ['Mount St. Helens', 'Mount Saint Helens'],
  ['It is on Wall St.', 'It is on Wall Street.'],
  ['Dr. Lee lives on Elm Dr. near here', 'Doctor Lee lives on Elm Drive near here'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
