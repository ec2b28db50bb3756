import { Queue } from './queue.ts';

/**
 * Starts up to `limit` of the items' streams at once and gives what they give in the items' order. The next item is
 * taken only when the reader has reached the end of the oldest one, so no more than `limit` streams are ever held.
 * An error ends it in its turn; leaving early closes every stream under way.
 */
export async function* inOrder<T, U>(
  items: Iterable<T>,
  limit: number,
  start: (item: T) => AsyncIterable<U>,
): AsyncGenerator<{ item: T; value: U | undefined }, void, undefined> {
  const source = items[Symbol.iterator]();
  const window: { item: T; queue: Queue<U>; stop: () => void }[] = [];
  let exhausted = false;
  const fill = () => {
    while (!exhausted && window.length < limit) {
      const next = source.next();
      if (next.done) exhausted = true;
      else window.push({ item: next.value, ...drain(start(next.value)) });
    }
  };
  try {
    for (fill(); window[0]; fill()) {
      const { item, queue } = window[0];
      for await (const value of queue) yield { item, value };
      window.shift();
      yield { item, value: undefined };
    }
  } finally {
    for (const { stop } of window) stop();
    source.return?.();
  }
}

/** Reads a stream into a queue on its own, so that it goes on while an earlier one is read. */
function drain<U>(stream: AsyncIterable<U>): { queue: Queue<U>; stop: () => void } {
  const queue = new Queue<U>();
  const iterator = stream[Symbol.asyncIterator]();
  let stopped = false;
  const run = async () => {
    try {
      while (!stopped) {
        const next = await iterator.next();
        if (next.done) break;
        queue.push(next.value);
      }
      queue.end();
    } catch (error) {
      queue.fail(error);
    }
  };
  void run();
  return {
    queue,
    stop: () => {
      stopped = true;
      // A generator that is waiting answers when its wait ends; its own signal ends the wait.
      void iterator.return?.()?.catch(() => {});
    },
  };
}
