// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { forgetAnswers, useRequest } from './use-request.ts';

afterEach(forgetAnswers);

function setUp(
  load = vi.fn(async (key: string | null, _: AbortSignal) => `${key}!`),
  keep = false,
) {
  const hook = renderHook(
    ({ key }: { key: string | null }) => useRequest(key, (signal) => load(key, signal), { keep }),
    { initialProps: { key: 'a' as string | null } },
  );
  const toBe = (wanted: object) => waitFor(() => expect(hook.result.current).toMatchObject(wanted));
  return { load, hook, toBe };
}

test('what came stays while something else is asked for, and null waits', async () => {
  const { load, hook, toBe } = setUp();
  expect(hook.result.current).toMatchObject({ status: 'loading', data: undefined });
  await toBe({ status: 'ready', data: 'a!', isPrevious: false });
  hook.rerender({ key: 'b' });
  expect(hook.result.current).toMatchObject({ status: 'loading', data: 'a!', isPrevious: true });
  await toBe({ status: 'ready', data: 'b!', isPrevious: false });
  hook.rerender({ key: null });
  expect(hook.result.current).toMatchObject({ status: 'ready', data: 'b!' });
  expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'b']);
});

test('an older answer never takes a newer one’s place', async () => {
  const answers = new Map<string | null, (data: string) => void>();
  const { hook, toBe } = setUp(
    vi.fn((key: string | null) => new Promise<string>((done) => answers.set(key, done))),
  );
  hook.rerender({ key: 'b' });
  answers.get('b')?.('new');
  await toBe({ status: 'ready', data: 'new' });
  await act(async () => answers.get('a')?.('old'));
  expect(hook.result.current.data).toBe('new');
});

test('retries a failed request on demand and after reconnecting', async () => {
  const { load, hook, toBe } = setUp();
  await toBe({ status: 'ready' });
  load.mockRejectedValueOnce(new ApiError(null, 503, null));
  act(() => hook.result.current.reload());
  await toBe({ status: 'error', data: 'a!', error: { status: 503 } });
  act(() => void dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  load.mockRejectedValueOnce(new ApiError(null, 0, null));
  act(() => hook.result.current.reload());
  await toBe({ status: 'error', error: { status: 0 } });
  act(() => void dispatchEvent(new Event('online')));
  expect(hook.result.current).toMatchObject({ status: 'loading', data: 'a!', error: null });
  await toBe({ status: 'ready', data: 'a!' });
});

test('a kept answer is shown to the next who asks, until the new one is there', async () => {
  await setUp(undefined, true).toBe({ status: 'ready' });
  const next = setUp(
    vi.fn(async () => 'new'),
    true,
  );
  expect(next.hook.result.current).toMatchObject({ status: 'loading', data: 'a!' });
  await next.toBe({ status: 'ready', data: 'new' });
  forgetAnswers();
  expect(setUp(undefined, true).hook.result.current.data).toBeUndefined();
});
