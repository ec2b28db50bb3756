// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearLiveCache } from './live-cache.ts';
import { useCount } from './use-live-data.ts';

const askCount = vi.hoisted(() => vi.fn<() => Promise<number>>());
vi.mock('./firestore-rest.ts', () => ({ askCount }));

const query = { path: 'users/u-1/audios' };
const show = (version: number | null) =>
  renderHook(({ now }) => useCount(query, now), { initialProps: { now: version } });

afterEach(() => {
  cleanup();
  clearLiveCache(null);
  askCount.mockReset();
});

test('the first count does not wait for the version, and each change is counted', async () => {
  askCount.mockResolvedValueOnce(1).mockResolvedValueOnce(2).mockResolvedValueOnce(3);
  const { result, rerender } = show(null);
  await waitFor(() => expect(result.current.data).toBe(1));
  rerender({ now: 5 });
  expect(askCount).toHaveBeenCalledTimes(1);
  rerender({ now: 6 });
  expect(result.current.data).toBe(1);
  await waitFor(() => expect(result.current.data).toBe(2));
  rerender({ now: 5 });
  await waitFor(() => expect(result.current.data).toBe(3));
  expect(askCount).toHaveBeenCalledTimes(3);
});
