import { expect, test } from 'vitest';
import { parseLook } from './reading-look.ts';

const usual = {
  size: 1.375,
  lines: 1.7,
  letters: 0,
  face: 'geologica',
  paper: 'theme',
  focus: false,
};

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['something else', '[1]'],
  ['null', 'null'],
])('%s was kept: the usual look', (_, kept) => expect(parseLook(kept)).toEqual(usual));

test('valid values are kept, the rest are defaults', () => {
  const kept = { size: 2, lines: 99, letters: 0.04, face: 'gone', paper: 'sepia', focus: true };
  expect(parseLook(JSON.stringify(kept))).toEqual({
    ...usual,
    size: 2,
    letters: 0.04,
    paper: 'sepia',
    focus: true,
  });
});
