import { describe, expect, it, vi } from 'vitest';
import { DueQueue } from './due-queue.ts';
import { awaitFirstSound } from './first-sounds.ts';

function all(queue: DueQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items;
}

describe('DueQueue', () => {
  it('gives what is due first, and equals in their order', () => {
    const queue = new DueQueue<string>(() => {});
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
    const queue = new DueQueue<string>(() => {});
    for (const item of ['a1', 'b1', 'a2', 'b2']) queue.push(item, 0);
    expect(queue.remove((item) => item.startsWith('a'))).toEqual(['a1', 'a2']);
    expect(all(queue)).toEqual(['b1', 'b2']);
  });

  it('keeps back what is due much later until a first sound is there', () => {
    const wake = vi.fn();
    const queue = new DueQueue<string>(wake);
    queue.push('heard later', performance.now() + 60_000);
    const endWait = awaitFirstSound();
    const endAnother = awaitFirstSound();
    expect(queue.first()).toBeUndefined();
    expect(queue.shift()).toBeUndefined();
    queue.push('first sound', performance.now());
    expect(queue.shift()).toBe('first sound');
    endWait();
    expect(queue.first()).toBeUndefined();
    expect(wake).toHaveBeenCalledTimes(1);
    endAnother();
    endAnother();
    expect(wake).toHaveBeenCalledTimes(2);
    expect(queue.shift()).toBe('heard later');
  });

  it('keeps nothing back for a first sound that takes more than a second', () => {
    vi.useFakeTimers();
    try {
      const wake = vi.fn();
      const queue = new DueQueue<string>(wake);
      queue.push('heard later', performance.now() + 60_000);
      awaitFirstSound();
      expect(queue.first()).toBeUndefined();
      vi.advanceTimersByTime(1000);
      expect(wake).toHaveBeenCalledTimes(1);
      expect(queue.first()).toBe('heard later');
    } finally {
      vi.useRealTimers();
    }
  });
});
