import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a burst passes up to the limit, then one request as each interval passes', () => {
  let at = 0;
  const limit = createRateLimit(6, () => at);
  expect(Array.from({ length: 6 }, () => limit.count('a'))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(limit.count('a')).toBe(10);
  at += 4_000;
  expect(limit.count('a')).toBe(6);
  at += 6_000;
  expect(limit.count('a')).toBe(0);
  expect(limit.count('a')).toBe(10);
});

test('callers are independent, and a minute refills the limit', () => {
  let at = 0;
  const limit = createRateLimit(2, () => at);
  limit.count('a');
  limit.count('a');
  expect(limit.count('a')).toBeGreaterThan(0);
  expect(limit.count('b')).toBe(0);
  at += 60_000;
  expect([limit.count('a'), limit.count('a')]).toEqual([0, 0]);
  expect(limit.count('a')).toBeGreaterThan(0);
});

test('remembers only the latest callers', () => {
  const limit = createRateLimit(1, () => 0, 2);
  for (const caller of ['a', 'b', 'b', 'c']) limit.count(caller);
  expect(limit.count('c')).toBeGreaterThan(0);
  expect(limit.count('b')).toBeGreaterThan(0);
  expect(limit.count('a')).toBe(0);
});

test('a request counts as its worth, and one above the limit passes alone', () => {
  let at = 0;
  const limit = createRateLimit(6, () => at);
  expect([limit.count('a', 4), limit.count('a', 4), limit.count('a', 2)]).toEqual([0, 20, 0]);
  at += 60_000;
  expect([limit.count('a', 100), limit.count('a')]).toEqual([0, 10]);
});

test('work that was done is charged, up to a debt of one minute', () => {
  let at = 0;
  const limit = createRateLimit(6, () => at);
  limit.charge('a', 4);
  expect([limit.count('a'), limit.count('a'), limit.count('a')]).toEqual([0, 0, 10]);
  limit.charge('a', 3);
  expect(limit.count('a')).toBe(40);
  limit.charge('a', 1_000);
  at += 60_000;
  // Nobody is forgotten while in debt.
  expect([limit.count('b'), limit.count('a')]).toEqual([0, 10]);
  at += 10_000;
  expect(limit.count('a')).toBe(0);
});
