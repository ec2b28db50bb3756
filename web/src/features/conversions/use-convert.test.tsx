// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConversionIntent, useConvert } from './use-convert.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const press: ConversionIntent = {
  audioId: null,
  request: { segments: ['Сайн байна уу?'], speakerId: 'nomin', language: 'mn' },
};

/** Returns the keys of two presses for the same thing, the first of which gets this response. */
async function keysAfter(first: Response | Error): Promise<(string | null)[]> {
  const { result } = renderHook(() => useConvert());
  if (first instanceof Error) fetched.mockRejectedValueOnce(first);
  else fetched.mockResolvedValueOnce(first);
  fetched.mockResolvedValueOnce(Response.json({ audioId: 'a1', streamUrl: '/s' }));
  for (let time = 0; time < 2; time += 1) await act(() => result.current.convert(press));
  return fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
}

test.each([
  ['no answer', new TypeError('Failed to fetch'), true],
  ['an answer that can’t be read', new Response('<!doctype html>'), true],
  ['a word of something on the way', new Response('<h1>Bad gateway</h1>', { status: 502 }), true],
  ['the server’s own refusal', new Response('request.too_many', { status: 429 }), false],
])('after %s the same press is the same conversion: %s', async (_, first, isSame) => {
  const [one, other] = await keysAfter(first);
  expect(one).toMatch(/^[\w-]{36}$/);
  expect(one === other).toBe(isSame);
});

test('is busy until what follows the answer has ended', async () => {
  fetched.mockResolvedValueOnce(Response.json({ audioId: 'a1', streamUrl: '/s' }));
  const { result } = renderHook(() => useConvert());
  let end = () => {};
  const follow = vi.fn(
    () =>
      new Promise<void>((done) => {
        end = done;
      }),
  );
  let pressed: Promise<unknown> = Promise.resolve();
  await act(async () => {
    pressed = result.current.convert(press, follow);
    await vi.waitFor(() => expect(follow).toHaveBeenCalledWith({ audioId: 'a1', streamUrl: '/s' }));
  });
  expect(result.current.busy).toBe(true);
  expect(await result.current.convert(press)).toBeNull();
  end();
  await act(() => pressed);
  expect(result.current.busy).toBe(false);
  expect(fetched).toHaveBeenCalledOnce();
});
