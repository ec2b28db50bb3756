// @vitest-environment happy-dom
import { limits } from '@duu/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { daysLeft, isEndingSoon } from '../days-left.ts';
import { dismissedUntil, dismissUntil } from './dismissed.ts';
import { expiringQuery } from './expiring-query.ts';

const now = new Date('2026-11-21T10:00:00Z');
const [after, until] = [1, limits.endingDays].map(
  (days) => new Date(now.getTime() + days * 86_400_000),
);

beforeEach(() => localStorage.clear());

test('queries only the audios that are marked as ending and have a sound', () => {
  const { where } = expiringQuery('u', new Date(0), now, limits.endingDays);
  expect(where).toEqual([
    ['expiresAt', '>', now],
    ['expiresAt', '<=', until],
    ['storagePath', '!=', null],
  ]);
  expect(isEndingSoon(daysLeft(until ?? now, now))).toBe(true);
  expect(isEndingSoon(daysLeft(new Date((until ?? now).getTime() + 1), now))).toBe(false);
});

test('dismissed audios are not queried again for this user', () => {
  expect(dismissedUntil('u')).toEqual(new Date(0));
  dismissUntil('u', after ?? now);
  expect(expiringQuery('u', dismissedUntil('u'), now, 1).where?.[0]).toEqual([
    'expiresAt',
    '>',
    after,
  ]);
  expect(dismissedUntil('v')).toEqual(new Date(0));
});
