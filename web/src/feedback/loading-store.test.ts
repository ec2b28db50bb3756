import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingStore } from './loading-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing shows for work shorter than 200 ms', () => {
  const store = new LoadingStore();
  const end = store.begin();
  vi.advanceTimersByTime(190);
  end();
  vi.advanceTimersByTime(2000);
  expect(store.state.get()).toEqual({ progress: 0, visible: false });
});

test('approaches the end, fills when finished, hides after 500 ms and resets 400 ms later', () => {
  const store = new LoadingStore();
  const end = store.begin();
  vi.advanceTimersByTime(200 + 2000);
  const { progress } = store.state.get();
  expect(progress).toBeGreaterThan(50);
  vi.advanceTimersByTime(60_000);
  expect(store.state.get().progress).toBeLessThanOrEqual(99);
  end();
  expect(store.state.get()).toEqual({ progress: 100, visible: true });
  vi.advanceTimersByTime(499);
  expect(store.state.get().visible).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.state.get()).toEqual({ progress: 100, visible: false });
  vi.advanceTimersByTime(400);
  expect(store.state.get()).toEqual({ progress: 0, visible: false });
});

test('resets after hiding even if short work came in between', () => {
  const store = new LoadingStore();
  const end = store.begin();
  vi.advanceTimersByTime(300);
  end();
  vi.advanceTimersByTime(500 + 100);
  expect(store.state.get()).toEqual({ progress: 100, visible: false });
  const endShort = store.begin();
  vi.advanceTimersByTime(150);
  endShort();
  vi.advanceTimersByTime(150);
  expect(store.state.get()).toEqual({ progress: 0, visible: false });
});

test('a bar that returns before its reset is not hidden by it', () => {
  const store = new LoadingStore();
  store.begin()();
  const end = store.begin();
  vi.advanceTimersByTime(300);
  end();
  vi.advanceTimersByTime(500 + 100);
  store.begin();
  vi.advanceTimersByTime(200);
  expect(store.state.get()).toEqual({ progress: 0, visible: true });
  vi.advanceTimersByTime(200);
  expect(store.state.get().visible).toBe(true);
});

test('is one bar for many pieces of work, each ended once', () => {
  const store = new LoadingStore();
  const [first, second] = [store.begin(), store.begin()];
  vi.advanceTimersByTime(300);
  first();
  first();
  expect(store.state.get().progress).toBeLessThan(100);
  second();
  expect(store.state.get().progress).toBe(100);
});
