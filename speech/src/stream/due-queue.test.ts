import { afterEach, describe, expect, it, vi } from 'vitest';
import { DueQueue } from './due-queue.ts';

/** The modules anew, with a clock that the test turns. */
async function fresh() {
  vi.useFakeTimers();
  vi.resetModules();
  const { awaitFirstSound, jobsOfThread } = await import('./first-sounds.ts');
  const wake = vi.fn();
  const queue = new (await import('./due-queue.ts')).DueQueue<string>(wake);
  queue.push('heard later', performance.now() + 60_000);
  return { awaitFirstSound, jobsOfThread, queue, wake, isKept: () => queue.first() === undefined };
}

afterEach(() => vi.useRealTimers());

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

  it('gives a thread one job at a time while a first sound is awaited', async () => {
    const { awaitFirstSound, jobsOfThread } = await fresh();
    expect(jobsOfThread()).toBe(2);
    const endWait = awaitFirstSound();
    expect(jobsOfThread()).toBe(1);
    endWait();
    expect(jobsOfThread()).toBe(2);
  });

  it('keeps back what is due much later until a first sound is there', async () => {
    const { awaitFirstSound, queue, wake, isKept } = await fresh();
    const endWait = awaitFirstSound();
    const endAnother = awaitFirstSound();
    expect(isKept()).toBe(true);
    expect(queue.shift()).toBeUndefined();
    queue.push('first sound', performance.now());
    expect(queue.shift()).toBe('first sound');
    endWait();
    expect(isKept()).toBe(true);
    expect(wake).toHaveBeenCalledTimes(1);
    endAnother();
    endAnother();
    expect(wake).toHaveBeenCalledTimes(2);
    expect(queue.shift()).toBe('heard later');
  });

  it('keeps it back between the calls of a crowd, and not behind a single one', async () => {
    const { awaitFirstSound, wake, isKept } = await fresh();
    awaitFirstSound()();
    expect(isKept()).toBe(false);
    vi.advanceTimersByTime(100);
    awaitFirstSound()();
    expect(isKept()).toBe(true);
    vi.advanceTimersByTime(100);
    awaitFirstSound()();
    vi.advanceTimersByTime(199);
    expect(isKept()).toBe(true);
    expect(wake).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(wake).toHaveBeenCalledTimes(1);
    expect(isKept()).toBe(false);
    awaitFirstSound()();
    expect(isKept()).toBe(false);
  });

  it('keeps nothing back for a first sound that takes more than a second', async () => {
    const { awaitFirstSound, wake, isKept } = await fresh();
    awaitFirstSound();
    expect(isKept()).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(wake).toHaveBeenCalledTimes(1);
    expect(isKept()).toBe(false);
  });
});
