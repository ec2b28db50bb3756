// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePress } from './use-press.ts';

function setUp(settling: boolean) {
  const convert = vi.fn();
  const hook = renderHook(({ settling: still }) => usePress(convert, still), {
    initialProps: { settling },
  });
  return { convert, hook };
}

test('a press is carried out immediately if the voice is known', () => {
  const { convert, hook } = setUp(false);
  act(() => hook.result.current.press('new'));
  expect(convert.mock.calls).toEqual([['new']]);
  expect(hook.result.current.waiting).toBe(false);
});

test('a press that comes before the voice is known waits for it, and is carried out once', () => {
  const { convert, hook } = setUp(true);
  act(() => hook.result.current.press('free'));
  hook.rerender({ settling: true });
  expect(convert).not.toHaveBeenCalled();
  expect(hook.result.current.waiting).toBe(true);

  hook.rerender({ settling: false });
  hook.rerender({ settling: false });
  expect(convert.mock.calls).toEqual([['free']]);
  expect(hook.result.current.waiting).toBe(false);
});

test('nothing is carried out after leaving the page', () => {
  const { convert, hook } = setUp(true);
  act(() => hook.result.current.press('new'));
  hook.unmount();
  expect(convert).not.toHaveBeenCalled();
});
