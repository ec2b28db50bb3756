import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { inOrder } from './in-order.ts';

/** Runs everything that is ready, for many turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await setImmediate();
}

describe('inOrder', () => {
  it('keeps the order of items whatever their speed, and never runs more than the limit', async () => {
    let running = 0;
    let most = 0;
    async function* one(item: number) {
      most = Math.max(most, ++running);
      await turns(item % 2 ? 12 : 1);
      yield `${item}a`;
      yield `${item}b`;
      running--;
    }
    const seen: string[] = [];
    for await (const { value } of inOrder([1, 2, 3, 4, 5, 6, 7], 3, one))
      if (value) seen.push(value);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7].flatMap((item) => [`${item}a`, `${item}b`]));
    expect(most).toBe(3);
  });

  it('takes no further item while the reader rests', async () => {
    let taken = 0;
    function* items() {
      for (let item = 0; item < 100; item++) {
        taken++;
        yield item;
      }
    }
    async function* one(item: number) {
      yield item;
    }
    const stream = inOrder(items(), 4, one);
    await stream.next();
    await turns(50);
    // Four run, and four more may wait finished.
    expect(taken).toBe(8);
    await stream.return();
  });

  it('continues after a slow item, as far as it may hold', async () => {
    const begun: number[] = [];
    const slow = Promise.withResolvers<void>();
    async function* one(item: number) {
      begun.push(item);
      if (item === 1) await slow.promise;
      yield item;
    }
    const stream = inOrder([1, 2, 3, 4, 5, 6, 7, 8], 2, one);
    const first = stream.next();
    await turns(50);
    expect(begun).toEqual([1, 2, 3, 4]);
    slow.resolve();
    await expect(first).resolves.toMatchObject({ value: { value: 1 } });
    await stream.return();
  });

  it('takes items that are made one after the other, ahead of a reader as far as it may hold', async () => {
    let taken = 0;
    async function* items() {
      for (let item = 1; item <= 100; item++) {
        await turns(item % 3);
        taken++;
        yield item;
      }
    }
    async function* one(item: number) {
      await turns(item % 5);
      yield item;
    }
    const stream = inOrder(items(), 4, one);
    await stream.next();
    await turns(100);
    expect(taken).toBe(8);
    const seen: number[] = [1];
    for await (const { value } of stream) if (value) seen.push(value);
    expect(seen).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });

  it('ends without waiting for an item that is being made', async () => {
    async function* items() {
      yield 1;
      await new Promise(() => {});
    }
    async function* one(item: number) {
      yield item;
    }
    const stream = inOrder(items(), 2, one);
    await stream.next();
    await expect(stream.return()).resolves.toMatchObject({ done: true });
  });

  it('meets an error of the items after what came before it', async () => {
    function* items() {
      yield 1;
      throw new Error('unreadable');
    }
    async function* one(item: number) {
      await turns(5);
      yield item;
    }
    const seen: number[] = [];
    const reading = (async () => {
      for await (const { value } of inOrder(items(), 3, one)) if (value) seen.push(value);
    })();
    await expect(reading).rejects.toThrow('unreadable');
    expect(seen).toEqual([1]);
  });

  it('meets an error in its turn and stops what is under way', async () => {
    const closed: number[] = [];
    async function* one(item: number) {
      try {
        await turns(item === 1 ? 20 : 1);
        if (item === 2) throw new Error('second');
        yield item;
        yield item;
      } finally {
        closed.push(item);
      }
    }
    const seen: number[] = [];
    const reading = (async () => {
      for await (const { value } of inOrder([1, 2, 3], 3, one)) if (value) seen.push(value);
    })();
    await expect(reading).rejects.toThrow('second');
    expect(seen).toEqual([1, 1]);
    await vi.waitFor(() => expect(closed.toSorted()).toEqual([1, 2, 3]));
  });
});
