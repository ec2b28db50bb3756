// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isReloadBlocked } from '../feedback/reload-block.ts';
import { ApiError } from './api-error.ts';
import { useAction } from './use-action.ts';

const refused = new ApiError('request.invalid', 400, null);
const broken = new TypeError('broken');

test('tells what runs, and keeps the page from reloading meanwhile', async () => {
  const { result } = renderHook(() => useAction());
  let finish: () => void = () => undefined;
  const work = () =>
    new Promise<void>((done) => {
      finish = done;
    });
  act(() => void result.current.run(work, 'google'));
  expect(result.current).toMatchObject({ busy: true, running: 'google' });
  expect(isReloadBlocked()).toBe(true);
  await act(async () => finish());
  expect(result.current).toMatchObject({ busy: false, running: null, error: null });
  expect(isReloadBlocked()).toBe(false);
});

test('keeps and returns the error of a call until the next run, and throws any other', async () => {
  const { result } = renderHook(() => useAction());
  const run = (error: Error) =>
    act(() =>
      result.current
        .run(() => Promise.reject(error))
        .then(
          (returned) => ({ returned }),
          (thrown: unknown) => ({ thrown }),
        ),
    );
  expect(await run(refused)).toEqual({ returned: refused });
  expect(result.current).toMatchObject({ busy: false, error: refused });
  expect(await run(broken)).toEqual({ thrown: broken });
  expect(result.current).toMatchObject({ busy: false, error: null });
});

test('shows only the errors that its user wants', async () => {
  const { result } = renderHook(() => useAction((error) => (error === broken ? 'broken' : null)));
  const run = (error: Error) => act(() => result.current.run(() => Promise.reject(error)));
  expect(await run(refused)).toBeNull();
  expect(await run(broken)).toBe('broken');
  expect(result.current.error).toBe('broken');
});
