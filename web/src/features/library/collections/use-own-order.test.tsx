// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOwnOrder } from './use-own-order.ts';

const sent = vi.hoisted(() => vi.fn());
vi.mock('../../../api/call.ts', () => ({ callApi: sent }));
beforeEach(() => sent.mockReset());

const shown = ['a', 'b', 'c'];
const stored: readonly string[] = [];
const render = () =>
  renderHook(({ order }) => useOwnOrder('c-1', order), { initialProps: { order: stored } });
const settle = () => act(async () => undefined);
const inputs = () => sent.mock.calls.map(([, { input }]) => input);

test('a move shows at once, and is sent after the one before', async () => {
  const first = Promise.withResolvers<object>();
  sent.mockReturnValueOnce(first.promise).mockResolvedValue({});
  const { result } = render();
  act(() => result.current.move(shown, 'c', null));
  expect(result.current.order).toEqual(['c', 'a', 'b']);
  act(() => result.current.move(['c', 'a', 'b'], 'a', 'b'));
  expect(result.current.order).toEqual(['c', 'b', 'a']);
  await settle();
  expect(inputs()).toEqual([{ audioIds: ['c'], after: null }]);
  await act(async () => first.resolve({}));
  expect(inputs()).toEqual([
    { audioIds: ['c'], after: null },
    { audioIds: ['a'], after: 'b' },
  ]);
});

test('a move that fails is undone, and what other pages move is shown', async () => {
  sent.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({});
  const { result, rerender } = render();
  act(() => result.current.move(shown, 'c', null));
  await settle();
  expect(result.current.order).toEqual([]);
  act(() => result.current.move(shown, 'b', 'c'));
  await settle();
  rerender({ order: ['b', 'c', 'a'] });
  expect(result.current.order).toEqual(['b', 'c', 'a']);
});
