import { expect, it } from 'vitest';
import { defaultPauses, readPauses } from './pauses.ts';

it('reads a setting; what it leaves out has its default', () => {
  expect(readPauses('')).toEqual(defaultPauses);
  expect(readPauses('sentence=650, heading=0')).toEqual({
    ...defaultPauses,
    sentence: 650,
    heading: 0,
  });
});

it.each([
  ['stop=5', '"stop=5" names none of clause, cell, poemLine, sentence, paragraph, heading'],
  ['sentence', '"sentence" is not a number of ms from 0 to 5000'],
  ['sentence=0.5', '"sentence=0.5" is not a number'],
  ['sentence=-1', 'is not a number'],
  ['sentence=5001', 'is not a number'],
])('%s is refused', (setting, message) => {
  expect(() => readPauses(setting)).toThrow(message);
});
