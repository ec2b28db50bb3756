// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isChunkError, reloadOnce } from './reload.ts';

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
