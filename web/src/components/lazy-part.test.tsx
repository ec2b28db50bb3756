// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type LazyPart, lazyPart, useLazyState } from './lazy-part.tsx';

afterEach(cleanup);

/** Code that fails to load as often as is said. */
function failing(times: number) {
  const fetchCode = vi.fn(async () => {
    if (fetchCode.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return 'the part';
  });
  return { fetchCode, lazy: lazyPart<string>(fetchCode) };
}

interface Props {
  lazy: LazyPart<string>;
  wanted?: boolean;
}

function Shown({ lazy, wanted = true }: Props) {
  const { part, failure } = useLazyState(lazy, wanted);
  return <p>{part ?? (failure ? 'failed' : 'loading')}</p>;
}
const show = async (lazy: LazyPart<string>) => act(async () => void render(<Shown lazy={lazy} />));

test('a part that failed loads on a retry', async () => {
  const { lazy } = failing(1);
  await show(lazy);
  screen.getByText('failed');
  await act(async () => lazy.retry());
  screen.getByText('the part');
});

test('retries a failed preload when the part is needed', async () => {
  const { lazy, fetchCode } = failing(1);
  await lazy.load();
  await show(lazy);
  screen.getByText('the part');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

test('a part that failed is loaded anew when it is needed again', async () => {
  const { lazy } = failing(1);
  await show(lazy);
  screen.getByText('failed');
  cleanup();
  await show(lazy);
  screen.getByText('the part');
});

test('a part that is here is used once it is wanted, and stays', async () => {
  const { lazy } = failing(0);
  const { rerender } = render(<Shown lazy={lazy} wanted={false} />);
  await act(lazy.load);
  screen.getByText('loading');
  rerender(<Shown lazy={lazy} />);
  screen.getByText('the part');
  rerender(<Shown lazy={lazy} wanted={false} />);
  screen.getByText('the part');
});
