// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type LatePart, latePart, useLateState } from './late-part.tsx';

afterEach(cleanup);

/** Code that fails to load as often as is said. */
function failing(times: number) {
  const fetchCode = vi.fn(async () => {
    if (fetchCode.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return 'the part';
  });
  return { fetchCode, late: latePart<string>(fetchCode) };
}

function Shown({ late }: { late: LatePart<string> }) {
  const { part, failure } = useLateState(late, true);
  return <p>{part ?? (failure ? 'failed' : 'loading')}</p>;
}
const show = async (late: LatePart<string>) => act(async () => void render(<Shown late={late} />));

test('a part that failed loads on a retry', async () => {
  const { late } = failing(1);
  await show(late);
  screen.getByText('failed');
  await act(async () => late.retry());
  screen.getByText('the part');
});

test('a part that failed ahead of need is loaded anew when it is needed', async () => {
  const { late, fetchCode } = failing(1);
  await late.load();
  await show(late);
  screen.getByText('the part');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

test('a part that failed is loaded anew when it is needed again', async () => {
  const { late } = failing(1);
  await show(late);
  screen.getByText('failed');
  cleanup();
  await show(late);
  screen.getByText('the part');
});
