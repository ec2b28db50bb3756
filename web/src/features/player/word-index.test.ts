import type { Word } from '@duu/contract/word';
import { expect, test } from 'vitest';
import { piecesOf, segmentSpan, wordIndexAt } from './word-index.ts';

const word = (
  segment: number,
  start: number,
  end: number,
  startMs: number,
  endMs: number,
): Word => ({
  segment,
  start,
  end,
  startMs,
  endMs,
  estimated: false,
});
const segments = ['Сайн уу?', 'Би 15 ном.'];
const words = [
  word(0, 0, 4, 100, 400),
  word(0, 5, 7, 450, 700),
  word(1, 0, 2, 1200, 1400),
  word(1, 3, 5, 1400, 2000),
  word(1, 6, 9, 2000, 2400),
];

test.each([
  [0, -1],
  [100, 0],
  [399, 0],
  [430, 0],
  [450, 1],
  [1100, 1],
  [1999, 3],
  [99_999, 4],
])('at %i ms word %i', (ms, index) => expect(wordIndexAt(words, ms)).toBe(index));

test('no words, no index', () => expect(wordIndexAt([], 5)).toBe(-1));

test('agrees with a linear search', () => {
  const many = Array.from({ length: 1000 }, (_, i) => word(0, i, i + 1, i * 37, i * 37 + 20));
  for (let ms = 0; ms < 40_000; ms += 113)
    expect(wordIndexAt(many, ms)).toBe(many.findLastIndex((w) => w.startMs <= ms));
});

test('the span of a paragraph', () => {
  expect(segmentSpan(words, 1)).toEqual({ startMs: 1200, endMs: 2400 });
  expect(segmentSpan(words, 7)).toBeNull();
});

test('the pieces joined are the text, whatever the words are', () => {
  const strange = [...words, word(0, 3, 6, 0, 1), word(1, 50, 60, 0, 1), word(9, 0, 1, 0, 1)];
  for (const given of [words, strange, []])
    expect(piecesOf(segments, given).map((p) => p.map((x) => x.text).join(''))).toEqual(segments);
  expect(piecesOf(segments, words)[1]?.map((piece) => piece.word)).toEqual([
    2,
    null,
    3,
    null,
    4,
    null,
  ]);
});
