import { expect, test, vi } from 'vitest';
import { endLoadsAhead, isLoadingAhead, loadAhead } from './loads-ahead.ts';

test('what is loaded ahead may fail', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const loading = loadAhead(load);
  expect(isLoadingAhead()).toBe(true);
  await loading;
  expect([load.mock.calls.length, isLoadingAhead()]).toEqual([1, false]);
});

test('a click makes what is on its way count', async () => {
  const arrival = Promise.withResolvers<void>();
  const loading = loadAhead(() => arrival.promise);
  endLoadsAhead();
  expect(isLoadingAhead()).toBe(false);
  arrival.resolve();
  await loading;
  expect(isLoadingAhead()).toBe(false);
});
