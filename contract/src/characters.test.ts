import { describe, expect, test } from 'vitest';
import { countCharacters } from './characters.ts';
import { countSegments } from './count-segments.ts';

describe('countCharacters', () => {
  test.each([
    ['', 0],
    ['Сайн уу', 7],
    ['й', 1],
    ['\u0438\u0306', 1],
    ['😀', 1],
    ['👨‍👩‍👧', 5],
    ['a\u{1F600}b', 3],
    ['\ud800', 1],
  ])('%j has %i', (text, expected) => {
    expect(countCharacters(text)).toBe(expected);
  });

  test('segments add up and their borders are free', () => {
    expect(countSegments(['ab', '', 'в'])).toBe(3);
  });
});
