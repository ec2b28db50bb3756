import { expect, test } from 'vitest';
import { raised } from './spoken-runs.ts';

test.each([
  ['o', 'at 25', 'C', '°'],
  ['о', '90', ' өнцөг', '°'],
  ['0', 'at −5 ', ' C in', '°'],
  ['0', '10', ' = 1', '⁰'],
  ['o', 'N', ' 5', 'o'],
  ['00', 'Хурал 9', ' болно', ':00'],
  ['30', '17', ' цагт', ':30'],
  ['12', '10', ' км', '¹²'],
  ['a, b', 'Bold', ' wrote', ''],
  ['1,2', '10', '', '1,2'],
  ['1,*', 'Hala', ', Anna', ''],
  ['2,n', 'x', ' = 1', '2,n'],
])('raised %j after %j and before %j is said as it is meant', (text, before, after, wanted) =>
  expect(raised(text, before, after)).toBe(wanted),
);
