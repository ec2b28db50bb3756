import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a burst passes up to the limit, then one request as each interval passes', () => {
  let at = 0;
  const limit = createRateLimit(6, () => at);
  expect(Array.from({ length: 6 }, () => limit.take('a'))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(limit.take('a')).toBe(10);
  at += 4_000;
  expect(limit.take('a')).toBe(6);
  at += 6_000;
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(10);
});

test('callers do not touch each other, and a minute of rest refills', () => {
  let at = 0;
  const limit = createRateLimit(2, () => at);
  limit.take('a');
  limit.take('a');
  expect(limit.take('a')).toBeGreaterThan(0);
  expect(limit.take('b')).toBe(0);
  at += 60_000;
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 0]);
  expect(limit.take('a')).toBeGreaterThan(0);
});

test('only so many callers are remembered, those that asked last', () => {
  const limit = createRateLimit(1, () => 0, 2);
  for (const caller of ['a', 'b', 'b', 'c']) limit.take(caller);
  expect(limit.take('c')).toBeGreaterThan(0);
  expect(limit.take('b')).toBeGreaterThan(0);
  expect(limit.take('a')).toBe(0);
});

test('a request counts for what it is worth, and one worth more than all may pass alone', () => {
  let at = 0;
  const limit = createRateLimit(6, () => at);
  expect([limit.take('a', 4), limit.take('a', 4), limit.take('a', 2)]).toEqual([0, 20, 0]);
  at += 60_000;
  expect([limit.take('a', 100), limit.take('a')]).toEqual([0, 10]);
});
