// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { isChunkError, isLeaving, reloadOnce, watchLeaving } from './reload.ts';

test('a second reload within ten seconds is ignored', () => {
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  sessionStorage.clear();
  expect(reloadOnce(100_000, reload)).toBe(true);
  expect(reloadOnce(109_999, reload)).toBe(false);
  expect(reloadOnce(110_000, reload)).toBe(true);
  expect(reloads).toBe(2);
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe(
    true,
  );
  expect(isChunkError(new Error('boom'))).toBe(false);
});

test('a page that is being left is not reloaded, unless the user stays after all', () => {
  vi.useFakeTimers();
  const reload = vi.fn<() => void>();
  sessionStorage.clear();
  watchLeaving();
  dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(true);
  expect(reloadOnce(200_000, reload)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(reloadOnce(210_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  dispatchEvent(new Event('pagehide'));
  expect(reloadOnce(220_000, reload)).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(reloadOnce(230_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
