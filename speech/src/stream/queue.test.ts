import { expect, it } from 'vitest';
import { Queue } from './queue.ts';

async function all<T>(queue: Queue<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of queue) items.push(item);
  return items;
}

it('hands over in order, before and after the reader comes', async () => {
  const queue = new Queue<number>();
  queue.push(1);
  const reading = all(queue);
  await Promise.resolve();
  queue.push(2);
  queue.push(3);
  queue.end();
  queue.push(4);
  await expect(reading).resolves.toEqual([1, 2, 3]);
});

it('meets an error at once', async () => {
  const queue = new Queue<number>();
  queue.push(1);
  queue.fail(new Error('broken'));
  await expect(all(queue)).rejects.toThrow('broken');
});

it('tells when the reader leaves early, and only then', async () => {
  const queue = new Queue<number>();
  let left = 0;
  queue.onLeave = () => {
    left++;
  };
  queue.push(1);
  queue.push(2);
  for await (const _ of queue) break;
  expect(left).toBe(1);
  const whole = new Queue<number>();
  whole.onLeave = () => {
    left++;
  };
  whole.end();
  await all(whole);
  expect(left).toBe(1);
});
