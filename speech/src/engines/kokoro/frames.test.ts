import { expect, test } from 'vitest';
import { framesOf, wordTimesOf } from './frames.ts';

const predicted = Float32Array.from({ length: 60 }, (_, at) => 2.5 + ((at * 7) % 5) / 3);
const whole = predicted.reduce((sum, one) => sum + one, 0);
const lengthAt = (speed: number) =>
  framesOf(predicted, speed).reduce((sum, frames) => sum + frames, 0);

test.each([0.5, 0.8, 1, 1.5, 2])('speed %d is exact within a frame', (speed) => {
  expect(Math.abs(lengthAt(speed) - whole / speed)).toBeLessThanOrEqual(1);
});

test('every symbol keeps a frame, and what that costs is taken from the others', () => {
  const frames = framesOf([0.1, 0.1, 0.1, 6], 1);
  expect([...frames]).toEqual([1, 1, 1, 3]);
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
  ['ˈIs', 'a part of the space later, if it begins with a stressed vowel', 14],
  ['ɪts', 'with the space, if its vowel is not stressed', 0],
  ['ˈts', 'with the space, if it begins with a consonant', 0],
])('the word %s starts %s', (word, _, laterMs) => {
  const symbolsOf = (text: string, at: number) =>
    [...text].map((one) => ({ symbol: one, stretch: 1, word: at }));
  const symbols = [...symbolsOf('a', 0), symbol(null), ...symbolsOf(word, 1)];
  const spoken = { symbols, words: twoWords.words };
  const times = wordTimesOf(spoken, [2, 2, 4, 1, 2, 2, 3], { frameMs: 10, spaceMs: 10 });
  expect(times[1]).toMatchObject({ startMs: 40 + laterMs, endMs: 130 });
});
