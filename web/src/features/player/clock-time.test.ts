import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [61_000, '1:01'],
  [3_661_500, '1:01:01'],
  [-5, '0:00'],
])('%i', (ms, text) => expect(clockTime(ms)).toBe(text));
