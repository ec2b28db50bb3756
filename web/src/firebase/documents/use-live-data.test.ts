// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearLiveCache } from './live-cache.ts';
import { useCount } from './use-live-data.ts';

const fetchCount = vi.hoisted(() => vi.fn<() => Promise<number>>());
vi.mock('./firestore-rest.ts', () => ({ fetchCount }));

const query = { path: 'users/u-1/audios' };
const show = (version: number | null) =>
  renderHook(({ now }) => useCount(query, now), { initialProps: { now: version } });

afterEach(() => {
  cleanup();
  clearLiveCache(null);
  fetchCount.mockReset();
});

test('the first count does not wait for the version, and each change is counted', async () => {
  fetchCount.mockResolvedValueOnce(1).mockResolvedValueOnce(2).mockResolvedValueOnce(3);
  const { result, rerender } = show(null);
  await waitFor(() => expect(result.current.data).toBe(1));
  rerender({ now: 5 });
  expect(fetchCount).toHaveBeenCalledTimes(1);
  rerender({ now: 6 });
  expect(result.current.data).toBe(1);
  await waitFor(() => expect(result.current.data).toBe(2));
  rerender({ now: 5 });
  await waitFor(() => expect(result.current.data).toBe(3));
  expect(fetchCount).toHaveBeenCalledTimes(3);
});
