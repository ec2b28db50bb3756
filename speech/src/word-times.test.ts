import { expect, it } from 'vitest';
import type { Chunk } from './chunk/chunk-types.ts';
import { wordTimes } from './word-times.ts';

// "15 хүн" is spoken as "арван таван хүн": the number's two words are one typed word.
const chunk: Chunk = {
  segment: 2,
  language: 'mn',
  text: 'арван таван хүн.',
  words: [
    { from: 0, to: 11, start: 0, end: 2 },
    { from: 12, to: 15, start: 3, end: 6 },
  ],
  pauseMs: 0,
};
const voice = { voiceFromMs: 0, voiceToMs: 1000 };
const timed = [
  { start: 0, end: 5, startMs: 0, endMs: 300 },
  { start: 6, end: 11, startMs: 300, endMs: 700 },
  { start: 12, end: 15, startMs: 700, endMs: 1000 },
];

it('leads spoken words back to what was typed', () => {
  expect(wordTimes(chunk, timed, { startMs: 5000, ...voice, tempo: 1 })).toEqual([
    { segment: 2, start: 0, end: 2, startMs: 5000, endMs: 5700, estimated: false },
    { segment: 2, start: 3, end: 6, startMs: 5700, endMs: 6000, estimated: false },
  ]);
});

it('follows a change of tempo after the engine', () => {
  const [, last] = wordTimes(chunk, timed, { startMs: 100, ...voice, tempo: 2 });
  expect(last).toMatchObject({ startMs: 450, endMs: 600 });
});

it("shares out the voice's time by vowels, consonants and spaces, and says so, where the engine gives none", () => {
  // Weights: 4 vowels, 6 consonants and a space are 8.9; with a space and the last word 11.8.
  const words = wordTimes(chunk, [], { startMs: 0, voiceFromMs: 100, voiceToMs: 1600, tempo: 1 });
  expect(words.map(({ startMs, endMs, estimated }) => [startMs, endMs, estimated])).toEqual([
    [100, 1231, true],
    [1282, 1600, true],
  ]);
});

it('gives a skipped word no duration at its position', () => {
  const words = wordTimes(chunk, timed.slice(0, 2), { startMs: 0, ...voice, tempo: 1 });
  expect(words[1]).toMatchObject({ startMs: 700, endMs: 700 });
});
