import { describe, expect, it } from 'vitest';
import { DueQueue } from './due-queue.ts';

function all(queue: DueQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items;
}

describe('DueQueue', () => {
  it('gives what is due first, and equals in their order', () => {
    const queue = new DueQueue<string>();
    for (const [item, due] of [
      ['heard later', 9000],
      ['first sound', 100],
      ['another first sound', 100],
      ['next sound', 2000],
    ] as const)
      queue.push(item, due);
    expect(queue.first()).toBe('first sound');
    expect(all(queue)).toEqual(['first sound', 'another first sound', 'next sound', 'heard later']);
  });

  it('forgets what is no longer wanted', () => {
    const queue = new DueQueue<string>();
    for (const item of ['a1', 'b1', 'a2', 'b2']) queue.push(item, 0);
    expect(queue.remove((item) => item.startsWith('a'))).toEqual(['a1', 'a2']);
    expect(all(queue)).toEqual(['b1', 'b2']);
  });
});
