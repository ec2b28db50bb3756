import { expect, test } from 'vitest';
import { isPartlyPlayed } from './partly-played.ts';

test.each([
  ['not begun', 'done', 0, 60_000, false],
  ['just begun', 'done', 2000, 60_000, false],
  ['in the middle', 'done', 20_000, 60_000, true],
  ['as good as heard', 'done', 58_000, 60_000, false],
  ['heard', 'done', 60_000, 60_000, false],
  ['being made again', 'creating', 20_000, 60_000, false],
  ['of unknown length', 'done', 20_000, null, false],
  ['its last conversion failed, the one before can be heard', 'failed', 20_000, 60_000, true],
] as const)('an audio that is %s', (_, state, positionMs, durationMs, expected) => {
  expect(isPartlyPlayed({ state, positionMs, durationMs })).toBe(expected);
});
