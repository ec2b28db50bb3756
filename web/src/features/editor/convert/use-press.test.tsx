import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePress } from './use-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(settling: boolean) {
  const convert = vi.fn();
  const hook = renderHook(({ settling: still, speaker }) => usePress(convert, still, speaker), {
    initialProps: { settling, speaker: null as string | null },
  });
  return { convert, hook };
}

test('a press is carried out at once where the voice is known', () => {
  const { convert, hook } = setUp(false);
  act(() => hook.result.current.press('new'));
  expect(convert.mock.calls).toEqual([['new']]);
  expect(hook.result.current.waiting).toBe(false);
});

test('a press that comes before the voice is known waits for it, once', () => {
  const { convert, hook } = setUp(true);
  act(() => hook.result.current.press('free'));
  act(() => void vi.runAllTimers());
  expect(convert).not.toHaveBeenCalled();
  expect(hook.result.current.waiting).toBe(true);

  hook.rerender({ settling: false, speaker: null });
  hook.rerender({ settling: false, speaker: 'nomin' });
  expect(convert).not.toHaveBeenCalled();
  act(() => void vi.runAllTimers());
  expect(convert.mock.calls).toEqual([['free']]);
  expect(hook.result.current.waiting).toBe(false);
});

test('nothing is carried out on a page that has been left', () => {
  const { convert, hook } = setUp(true);
  act(() => hook.result.current.press('new'));
  hook.rerender({ settling: false, speaker: 'nomin' });
  hook.unmount();
  act(() => void vi.runAllTimers());
  expect(convert).not.toHaveBeenCalled();
});
