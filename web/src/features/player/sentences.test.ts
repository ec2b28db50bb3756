import { expect, test } from 'vitest';
import { bySentence } from './sentences.ts';
import { piecesOf } from './word-index.ts';

const text = 'Сайн уу? Би явлаа. «Баяртай!» гэв.';
const words = [...text.matchAll(/[\p{L}]+/gu)].map((match, index) => ({
  segment: 0,
  start: match.index,
  end: match.index + match[0].length,
  startMs: index * 100,
  endMs: index * 100 + 90,
  estimated: false,
}));

test('words are grouped by sentence, and nothing of the text is lost', () => {
  const [pieces = []] = piecesOf([text], words);
  const groups = bySentence(pieces);
  expect(groups.map((group) => group.map((piece) => piece.text).join(''))).toEqual([
    'Сайн уу? ',
    'Би явлаа. ',
    '«Баяртай!» гэв.',
  ]);
  const wordsIn = (all: typeof pieces) => all.flatMap(({ word }) => word ?? []);
  expect(wordsIn(groups.flat())).toEqual(wordsIn(pieces));
});

test('an empty paragraph has no sentence', () => {
  expect(bySentence([])).toEqual([]);
});

test('an initial does not end a sentence', () => {
  const named = 'Дарга Г. Занданшатар ирэв. Тэр явлаа.';
  const [pieces = []] = piecesOf([named], []);
  expect(bySentence(pieces).map((group) => group.map((piece) => piece.text).join(''))).toEqual([
    'Дарга Г. Занданшатар ирэв. ',
    'Тэр явлаа.',
  ]);
});
