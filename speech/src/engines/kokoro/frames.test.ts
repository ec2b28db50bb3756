import { expect, test } from 'vitest';
import { framesOf, stretchOf, wordTimesOf } from './frames.ts';

const predicted = Float32Array.from({ length: 60 }, (_, at) => 2.5 + ((at * 7) % 5) / 3);
const whole = predicted.reduce((sum, one) => sum + one, 0);
const lengthAt = (speed: number) =>
  framesOf(predicted, [], speed).reduce((sum, frames) => sum + frames, 0);

test.each([0.5, 0.8, 1, 1.5, 2])('speed %d is exact within a frame', (speed) => {
  expect(Math.abs(lengthAt(speed) - whole / speed)).toBeLessThanOrEqual(1);
});

test('every symbol keeps a frame, and what that costs is taken from the others', () => {
  const frames = framesOf([0.1, 0.1, 0.1, 6], [], 1);
  expect([...frames]).toEqual([1, 1, 1, 3]);
});

test('a stretched symbol lasts longer by its ratio', () => {
  expect([...framesOf([2, 4, 2], [1, 1.5, 1], 1)]).toEqual([2, 6, 2]);
});

const symbol = (word: number | null) => ({ symbol: word === null ? ' ' : 'a', stretch: 1, word });
const twoWords = {
  symbols: [symbol(0), symbol(0), symbol(null), symbol(1)],
  words: [
    { start: 0, end: 2 },
    { start: 3, end: 4 },
  ],
};
const frames = [2, 1, 1, 2, 4, 3];

test('words last from their first symbol to their last, spaces apart', () => {
  expect(wordTimesOf(twoWords, frames, { frameMs: 25 })).toEqual([
    { start: 0, end: 2, startMs: 50, endMs: 100 },
    { start: 3, end: 4, startMs: 150, endMs: 250 },
  ]);
});

test('a word that is heard from its space on starts with it, and the first one as much earlier', () => {
  expect(wordTimesOf(twoWords, frames, { frameMs: 25, leadMs: 10, spaceMs: 30 })).toEqual([
    { start: 0, end: 2, startMs: 10, endMs: 90 },
    { start: 3, end: 4, startMs: 90, endMs: 240 },
  ]);
});

test.each([
  [0.5, [14, 4, 4, 4, 4, 9]],
  [1, [14, 2, 2, 2, 2, 9]],
  [2, [7, 1, 1, 1, 1, 5]],
])('at speed %d the ends last no longer than at normal speed', (speed, wanted) => {
  const predicted = [14, 2, 2, 2, 2, 9];
  expect([...framesOf(predicted, stretchOf(twoWords, speed), speed)]).toEqual(wanted);
});
