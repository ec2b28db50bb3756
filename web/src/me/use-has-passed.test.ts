// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHasPassed } from './use-has-passed.ts';

const now = new Date('2026-11-21T00:00:00Z');
const day = 24 * 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['no moment', null, 0, false],
  ['a moment that was', new Date(now.getTime() - 1), 0, true],
  ['a moment to come', new Date(now.getTime() + 5000), 4999, false],
  ['a moment that comes', new Date(now.getTime() + 5000), 5000, true],
  ['one beyond what timers can wait', new Date(now.getTime() + 90 * day), 90 * day - 1, false],
  ['that one when it comes', new Date(now.getTime() + 90 * day), 90 * day, true],
])('%s', (_, moment, laterMs, passed) => {
  const { result } = renderHook(() => useHasPassed(moment));
  act(() => void vi.advanceTimersByTime(laterMs));
  expect(result.current).toBe(passed);
});
