import { expect, test } from 'vitest';
import { preloadWhenIdle } from './preload-when-idle.ts';

function fake() {
  const waiting = new Set<() => void>();
  let loads = 0;
  const through = preloadWhenIdle(() => loads++, {
    after: (_, then) => {
      waiting.add(then);
      return () => waiting.delete(then);
    },
  });
  const idle = () => {
    for (const then of [...waiting]) {
      waiting.delete(then);
      then();
    }
  };
  return { through, idle, loads: () => loads };
}

test('is loaded once, when the first user is answered and nothing is under way', async () => {
  const { through, idle, loads } = fake();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
  const passed = answers.map(({ promise }) => through(true, promise));
  answers[0].resolve('a');
  expect(await passed[0]).toBe('a');
  idle();
  expect(loads()).toBe(0);
  answers[1].reject(new Error('b'));
  await expect(passed[1]).rejects.toThrow('b');
  idle();
  expect(loads()).toBe(1);
  await through(true, Promise.resolve());
  idle();
  expect(loads()).toBe(1);
});

test('a request that comes meanwhile is answered first', async () => {
  const { through, idle, loads } = fake();
  await through(true, Promise.resolve());
  const next = Promise.withResolvers<void>();
  const passed = through(false, next.promise);
  idle();
  expect(loads()).toBe(0);
  next.resolve();
  await passed;
  idle();
  expect(loads()).toBe(1);
});

test('visitors alone need nothing', async () => {
  const { through, idle, loads } = fake();
  await through(false, Promise.resolve());
  idle();
  expect(loads()).toBe(0);
});
