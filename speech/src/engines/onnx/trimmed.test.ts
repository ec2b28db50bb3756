import { expect, test } from 'vitest';
import { trimmed } from './trimmed.ts';

test('silence around the voice goes, and word times move with it', () => {
  const samples = new Int16Array(24_000);
  samples.fill(8000, 12_000, 18_000);
  const word = { start: 0, end: 2, startMs: 500, endMs: 750 };
  const sound = trimmed({ samples, words: [word] }, 24_000);
  expect(sound.samples.length).toBe(6000 + 24 * (30 + 40));
  expect(sound.words).toEqual([{ ...word, startMs: 30, endMs: 280 }]);
});

test('a silent sound has nothing left', () => {
  expect(trimmed({ samples: new Int16Array(100), words: [] }, 24_000)).toEqual({
    samples: new Int16Array(),
    words: [],
  });
});
