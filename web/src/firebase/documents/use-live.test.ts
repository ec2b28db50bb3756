// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepQuiet } from '../../stores/quiet.ts';
import { clearLiveCache, failed, type Live, type Source, subscribeTo } from './live-cache.ts';
import { useLive } from './use-live.ts';

let emits: Map<string, ((state: Live<string>) => void)[]>;
let opened: string[];
const source = (name: string, uid = 'u-1'): Source<string> => ({
  key: `users/${uid}/${name}`,
  subscribe(emit) {
    opened.push(name);
    const all = emits.get(name) ?? [];
    emits.set(name, [...all, emit]);
    return () => void emits.set(name, emits.get(name)?.filter((one) => one !== emit) ?? []);
  },
});
const ready = (data: string): Live<string> => ({ status: 'ready', data });
const say = (name: string, state: Live<string>) =>
  act(() => {
    for (const emit of emits.get(name) ?? []) emit(state);
  });
const open = (name: string) => emits.get(name)?.length ?? 0;
const show = (name = 'doc', group: string | null = null) =>
  renderHook(({ now }) => useLive(source(now), group), { initialProps: { now: name } });

beforeEach(() => {
  vi.useFakeTimers();
  emits = new Map();
  opened = [];
});
afterEach(() => {
  cleanup();
  clearLiveCache(null);
  vi.useRealTimers();
});

test('one subscription serves all who read, in components and outside', () => {
  const first = show();
  say('doc', ready('one'));
  const second = show();
  const outside: unknown[] = [];
  subscribeTo(source('doc'), { next: (state) => outside.push(state) });
  const states = [first, second].map(({ result }) => result.current);
  expect([...states, ...outside]).toMatchObject([ready('one'), ready('one'), ready('one')]);
  expect(opened).toEqual(['doc']);
});

test('what changes in a quiet moment is shown after it', async () => {
  const { result } = show();
  say('doc', ready('one'));
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = keepQuiet(promise);
  say('doc', ready('two'));
  expect(result.current.data).toBe('one');
  resolve();
  await act(() => end);
  expect(result.current.data).toBe('two');
});

test('what one user was shown ends with the session, and is read anew in the next', () => {
  const { result, unmount } = show();
  say('doc', ready('theirs'));
  const ended = vi.fn();
  subscribeTo(source('doc'), { complete: ended });
  act(() => clearLiveCache(null));
  expect(result.current.data).toBeUndefined();
  expect(ended).toHaveBeenCalledOnce();
  unmount();
  expect(show().result.current.data).toBeUndefined();
  expect(opened).toEqual(['doc', 'doc']);
});

test('what the user who just signed in has begun to read stays', () => {
  const { result } = show();
  say('doc', ready('mine'));
  act(() => clearLiveCache('u-1'));
  say('doc', ready('more'));
  expect(result.current).toMatchObject(ready('more'));
});

test('what a page has read stays live for a while after the page', () => {
  const { unmount } = show();
  say('doc', ready('one'));
  unmount();
  vi.advanceTimersByTime(60_000);
  say('doc', ready('two'));
  const again = show();
  expect(again.result.current).toMatchObject(ready('two'));
  again.unmount();
  vi.advanceTimersByTime(3_600_000);
  expect(open('doc')).toBe(0);
});

test('what is only read outside of components, and what has failed, ends with its last reader', () => {
  subscribeTo(source('outside'), {})();
  const { unmount } = show('failed');
  say('failed', failed('refused'));
  unmount();
  expect([open('outside'), open('failed')]).toEqual([0, 0]);
});

test('the last list of a group stays until the next one is here', () => {
  const { result, rerender } = show('a', 'lists');
  say('a', ready('A'));
  rerender({ now: 'b' });
  expect(result.current).toMatchObject({ ...ready('A'), isPrevious: true });
  say('b', ready('B'));
  expect(result.current).toMatchObject({ ...ready('B'), isPrevious: false });
});

test('a retry subscribes anew', () => {
  const { result } = show();
  say('doc', failed('unavailable'));
  act(() => result.current.retry());
  say('doc', ready('back'));
  expect(result.current).toMatchObject(ready('back'));
  expect(opened).toEqual(['doc', 'doc']);
});

test('a source counts as failed after its timeout, until it answers', () => {
  const { result } = renderHook(() => useLive(source('doc'), 'docs'));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(9_999);
  expect(result.current.status).toBe('loading');
  pass(1);
  expect(result.current.status).toBe('error');

  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  expect(opened).toEqual(['doc', 'doc']);
  pass(10_000);
  expect(result.current.status).toBe('error');
  say('doc', ready('at last'));
  pass(60_000);
  expect(result.current).toMatchObject(ready('at last'));
});
