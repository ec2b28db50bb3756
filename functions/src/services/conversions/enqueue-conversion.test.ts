import { expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { enqueueWhileWritten } from './enqueue-conversion.ts';

/** Writes for so many ms, and returns how often the task was queued. */
async function tasksWhenWritingTakes(ms: number): Promise<number> {
  let tasks = 0;
  let now = 0;
  const deps = {
    tasks: { enqueue: async () => void tasks++ },
    now: () => new Date(now),
    newId: () => String(tasks),
  } as unknown as Deps;
  const write = async () => {
    await Promise.resolve();
    now += ms;
    return 'written';
  };
  expect(await enqueueWhileWritten(deps, 'user', 'audio', write())).toBe('written');
  return tasks;
}

test('a task that may have come before its conversion is queued again', async () => {
  expect(await tasksWhenWritingTakes(2999)).toBe(1);
  expect(await tasksWhenWritingTakes(3000)).toBe(2);
});
