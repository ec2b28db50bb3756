import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Units.
test.each([
  ['the 4x100 m relay', 'the four by one hundred meter relay'],
  ['the 4×100m relay', 'the four by one hundred meter relay'],
  ['a 10 x 12 ft room', 'a ten by twelve foot room'],
  ['300,000 km/s', 'three hundred thousand kilometers per second'],
  ['17 cents per kWh', 'seventeen cents per kilowatt hour'],
  ['$0.12/kWh', 'twelve cents per kilowatt hour'],
  ['120 people/km²', 'one hundred twenty people per square kilometer'],
  ['5 sq. km, 6 cu m', 'five square kilometers, six cubic meters'],
  ['a 3 km run, 3 km run', 'a three kilometer run, three kilometer run'],
  [
    '$9.99/mo. or $3 per gal.; fine',
    'nine dollars and ninety nine cents per month or three dollars per gallon; fine',
  ],
  ['90 mg/dL', 'ninety milligrams per deciliter'],
  ['x² + 2x - 3 = 0', 'x squared plus two x minus three equals zero'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'en' }).spoken).toBe(spoken);
});
