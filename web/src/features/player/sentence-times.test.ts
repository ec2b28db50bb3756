import { expect, test } from 'vitest';
import { sentenceAt, sentenceTimes } from './sentence-times.ts';

const text = 'Сайн уу? Би Бат. Баяртай!';
const word = (written: string, startMs: number, endMs: number) => {
  const start = text.indexOf(written);
  const end = start + written.length;
  return { segment: 0, start, end, startMs, endMs, estimated: false };
};
const words = [
  word('Сайн', 50, 400),
  word('уу', 400, 700),
  word('Би', 1100, 1300),
  word('Бат', 1300, 1700),
  word('Баяртай', 1700, 2300),
];

test('a sentence lasts to the middle of the pause behind it', () => {
  expect(sentenceTimes([text], words)).toEqual([
    { startMs: 50, stopMs: 900 },
    { startMs: 1100, stopMs: 1700 },
    { startMs: 1700, stopMs: 2300 },
  ]);
});

test('text that is not spoken has no time', () => {
  expect(sentenceTimes(['***', text], [])).toEqual([]);
});

test.each([
  [0, 0],
  [900, 0],
  [1080, 1],
  [1699, 2],
  [9999, 2],
])('at %i ms it is sentence %i', (ms, wanted) => {
  expect(sentenceAt(sentenceTimes([text], words), ms)).toBe(wanted);
});
