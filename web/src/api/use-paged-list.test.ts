// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { usePagedList } from './use-paged-list.ts';

interface One {
  readonly id: string;
  readonly name?: string;
}

/** Pages of two: `a1 a2`, then `a3`, for the key `a`. */
const pageOf = (key: string, cursor: string | undefined) =>
  cursor === undefined
    ? { items: [{ id: `${key}1` }, { id: `${key}2` }] as One[], nextCursor: `after-${key}2` }
    : { items: [{ id: `${key}3` }] as One[], nextCursor: null };

function setUp() {
  const load = vi.fn(async (key: string, cursor: string | undefined) => pageOf(key, cursor));
  const hook = renderHook(({ key }) => usePagedList<One>(key, (cursor) => load(key, cursor)), {
    initialProps: { key: 'a' },
  });
  const ids = () => hook.result.current.items?.map(({ id }) => id) ?? null;
  const toHave = (...wanted: string[]) => waitFor(() => expect(ids()).toEqual(wanted));
  return { load, hook, ids, toHave };
}

test('a list grows by a page at a time, until there is no more', async () => {
  const { load, hook, ids, toHave } = setUp();
  expect(ids()).toBe(null);
  await toHave('a1', 'a2');
  expect(hook.result.current.hasMore).toBe(true);
  act(() => hook.result.current.loadMore());
  await toHave('a1', 'a2', 'a3');
  expect(hook.result.current.hasMore).toBe(false);
  expect(load.mock.calls).toEqual([
    ['a', undefined],
    ['a', 'after-a2'],
  ]);
});

test('results stay while another key loads from its first page', async () => {
  const { load, hook, ids, toHave } = setUp();
  await toHave('a1', 'a2');
  act(() => hook.result.current.loadMore());
  await toHave('a1', 'a2', 'a3');
  hook.rerender({ key: 'b' });
  expect(ids()).toEqual(['a1', 'a2', 'a3']);
  expect(hook.result.current).toMatchObject({ isPrevious: true, hasMore: false });
  await toHave('b1', 'b2');
  expect(hook.result.current.isPrevious).toBe(false);
  expect(load.mock.calls.slice(2)).toEqual([['b', undefined]]);
});

test('a failed page is loaded again, and those before it stay', async () => {
  const { load, hook, ids, toHave } = setUp();
  await toHave('a1', 'a2');
  load.mockRejectedValueOnce(new ApiError(null, 0, null));
  act(() => hook.result.current.loadMore());
  await waitFor(() => expect(hook.result.current.error).toBeInstanceOf(ApiError));
  expect(ids()).toEqual(['a1', 'a2']);
  act(() => hook.result.current.retry());
  await toHave('a1', 'a2', 'a3');
  expect(hook.result.current.error).toBe(null);
});

test('an item is changed or removed until the list is reloaded', async () => {
  const { hook, toHave } = setUp();
  await toHave('a1', 'a2');
  act(() => hook.result.current.replace('a1', { name: 'new' }));
  expect(hook.result.current.items?.[0]).toEqual({ id: 'a1', name: 'new' });
  act(() => hook.result.current.replace('a1', null));
  await toHave('a2');
  act(() => hook.result.current.reload());
  await toHave('a1', 'a2');
});
