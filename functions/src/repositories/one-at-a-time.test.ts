import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OneAtATime } from './one-at-a-time.ts';

test('work with the same key runs in order, without overlap; other keys do not wait', async () => {
  const turns = new OneAtATime();
  const seen: string[] = [];
  const work = async (thing: string, name: string) => {
    const leave = await turns.enter(thing);
    seen.push(`${name} in`);
    for (let turn = 0; turn < 5; turn++) await setImmediate();
    seen.push(`${name} out`);
    leave();
  };
  const other = await turns.enter('b');
  await Promise.all([work('a', '1'), work('a', '2'), work('a', '3')]);
  other();
  expect(seen).toEqual(['1 in', '1 out', '2 in', '2 out', '3 in', '3 out']);
  await work('b', '4');
  expect(seen.at(-1)).toBe('4 out');
});
