import type { Functions, TaskOptions } from 'firebase-admin/functions';
import { expect, test } from 'vitest';
import { createConversionTasks, deliverySeconds } from './conversion-tasks.ts';

/** Returns what the queue was told about a task. */
async function told(waitsForPlayer: boolean): Promise<TaskOptions | undefined> {
  const options: TaskOptions[] = [];
  const enqueue = async (_: unknown, given: TaskOptions) => void options.push(given);
  const functions = { taskQueue: () => ({ enqueue }) } as unknown as Functions;
  const tasks = createConversionTasks(
    async () => functions,
    () => new Date(0),
  );
  await tasks.enqueue({ uid: 'user', collectionId: 'book' }, 'task', waitsForPlayer);
  return options[0];
}

test('the queue does not deliver a task again while one may still work on it', async () => {
  expect(await told(true)).toMatchObject({ dispatchDeadlineSeconds: deliverySeconds });
});

test('only what a player may start waits for the player', async () => {
  expect(await told(true)).toMatchObject({ id: 'task', scheduleDelaySeconds: 3 });
  expect(await told(false)).toMatchObject({ id: 'task', scheduleDelaySeconds: 0 });
});
