import type { User } from '@duu/contract/documents/user';
import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { tallyAfter } from './tally.ts';

const { windowMs } = limits.heardFailures;
const since = new Date('2026-05-01T00:00:00Z');
const after = (ms: number) => new Date(since.getTime() + ms);
const before: User['heardFailures'] = { count: 2, since };

test.each([
  ['the first counts as one', undefined, 0, { count: 1, since }],
  ['another one within the window is added', before, windowMs - 1, { count: 3, since }],
  [
    'one after the window starts a new count',
    before,
    windowMs,
    { count: 1, since: after(windowMs) },
  ],
] as const)('counts a tally: %s', (_, known, ms, expected) => {
  expect(tallyAfter(known, limits.heardFailures, after(ms))).toEqual(expected);
});
