// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { Observable, type Subscriber } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { Live } from './live.ts';
import { clearLiveCache } from './live-cache.ts';
import { useLive } from './use-live.ts';

const person = vi.hoisted(() => ({ uid: '' }));
vi.mock('../auth/use-session.ts', () => ({ useUid: () => person.uid }));

let reads = 0;
let open: Subscriber<Live<string>>[] = [];
const source = new Observable<Live<string>>((subscriber) => {
  reads++;
  open.push(subscriber);
  return () => {
    open = open.filter((one) => one !== subscriber);
  };
});
const say = (value: string) =>
  act(() => {
    for (const subscriber of open) subscriber.next({ ok: true, value });
  });
const show = () => renderHook(() => useLive('doc', source));

test('one read serves all who ask', () => {
  person.uid = 'shared';
  const first = show();
  say('one');
  const second = show();
  expect([first, second].map(({ result }) => result.current)).toEqual([
    { ok: true, value: 'one' },
    { ok: true, value: 'one' },
  ]);
  expect(reads).toBe(1);
});

test('what one session was shown ends with it, and is read anew in the next', () => {
  person.uid = 'leaving';
  const { result, unmount } = show();
  say('theirs');
  const [theirs] = open.slice(-1);
  const before = reads;
  act(() => clearLiveCache(null));
  expect(result.current).toBeUndefined();
  expect(theirs?.closed).toBe(true);
  unmount();
  const next = show();
  expect(next.result.current).toBeUndefined();
  expect(reads).toBe(before + 1);
});

test('what the person who just arrived has begun to read stays', () => {
  person.uid = 'arriving';
  const { result } = show();
  say('mine');
  act(() => clearLiveCache('arriving'));
  expect(result.current).toEqual({ ok: true, value: 'mine' });
  say('more');
  expect(result.current).toEqual({ ok: true, value: 'more' });
});
