import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test.each([
  ['30000', 30_000],
  ['30,000', 30_000],
  [' 1 024 ', 1024],
  ['1 234 567', 1_234_567],
  ['0', 0],
  ['007', 7],
])('"%s" is %d', (text, value) => {
  expect(wholeNumber(text)).toBe(value);
});

test.each(['', ' ', '3.5', '3,5', '1,00', '-1', '+1', '1e3', '30k', '1,0000', '٣', '9'.repeat(16)])(
  '"%s" is not a whole number',
  (text) => {
    expect(wholeNumber(text)).toBeNull();
  },
);
