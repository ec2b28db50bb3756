import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  [null, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=10-500', { start: 10, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['items=0-1', null],
  ['bytes= 0 - 1 ', { start: 0, end: 1 }],
  [`bytes=0${' '.repeat(100)}-1`, null],
])('%s of 100 bytes', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});
