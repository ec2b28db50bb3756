import { expect, test } from 'vitest';
import { Store } from './store.ts';

test('calls back after each change, until the listener leaves', () => {
  const store = new Store(1);
  const heard: number[] = [];
  const leave = store.subscribe(() => heard.push(store.get()));
  store.set(2);
  store.notify();
  leave();
  store.set(3);
  expect(heard).toEqual([2, 2]);
  expect(store.get()).toBe(3);
});
