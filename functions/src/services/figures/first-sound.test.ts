import type { EndedConversion } from '@duu/contract/documents/operations';
import { expect, test } from 'vitest';
import { firstSoundOf, percentile } from './first-sound.ts';

const at = new Date();
const ended = (firstSoundMs: number | null): EndedConversion => ({
  outcome: 'done',
  characters: 1,
  speakerId: null,
  error: null,
  firstSoundMs,
  fallback: null,
  at,
  expiresAt: at,
});

test.each([
  [[], 0.5, null],
  [[7], 0.95, 7],
  [[1, 2, 3, 4], 0.5, 2],
  [Array.from({ length: 100 }, (_, n) => n + 1), 0.95, 95],
])('the percentile of %j at %d', (sorted, share, expected) => {
  expect(percentile(sorted, share)).toBe(expected);
});

test('the time to first sound leaves out conversions that no player waited for', () => {
  const all = [300, null, 100, 200].map(ended);
  expect(firstSoundOf(all)).toEqual({ count: 3, p50Ms: 200, p95Ms: 300 });
});
