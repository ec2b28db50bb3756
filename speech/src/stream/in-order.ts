import { Queue } from './queue.ts';

interface Under<T, U> {
  readonly item: T;
  readonly queue: Queue<U>;
  running: boolean;
  readonly stop: () => void;
}

/**
 * Runs up to `limit` of the items' streams concurrently and yields their values in the items' order; a value of
 * `undefined` ends each item. Later streams continue while an early one is slow, but at most twice `limit` are held,
 * and none is started while the reader pauses with that many. An error is thrown in its turn; returning early closes
 * every open stream.
 */
export async function* inOrder<T, U>(
  items: Iterable<T> | AsyncIterable<T>,
  limit: number,
  start: (item: T) => AsyncIterable<U>,
): AsyncGenerator<{ item: T; value: U | undefined }, void, undefined> {
  const source = oneByOne(items);
  const held: Under<T, U>[] = [];
  let open = true;
  let failure: { readonly error: unknown } | undefined;
  let filling: Promise<void> | undefined;

  const hasRoom = () =>
    open && held.length < 2 * limit && held.filter(({ running }) => running).length < limit;
  async function takeOne(): Promise<void> {
    try {
      const next = await source.next();
      if (next.done) open = false;
      else if (open) held.push(drain(next.value, start, fill));
    } catch (error) {
      open = false;
      failure = { error };
    }
    filling = undefined;
    fill();
  }
  const fill = () => {
    if (hasRoom()) filling ??= takeOne();
  };
  async function firstHeld(): Promise<Under<T, U> | undefined> {
    for (fill(); held.length === 0 && filling; ) await filling;
    return held[0];
  }
  try {
    for (let first = await firstHeld(); first; first = await firstHeld()) {
      const { item, queue } = first;
      for await (const value of queue) yield { item, value };
      held.shift();
      yield { item, value: undefined };
    }
    if (failure) throw failure.error;
  } finally {
    open = false;
    for (const { stop } of held) stop();
    // Settles when the item that is being made is ready.
    void source.return(undefined).catch(() => {});
  }
}

async function* oneByOne<T>(items: Iterable<T> | AsyncIterable<T>) {
  yield* items;
}

/** Reads a stream into a queue independently, so that it continues while an earlier one is read. */
function drain<T, U>(
  item: T,
  start: (item: T) => AsyncIterable<U>,
  onEnd: () => void,
): Under<T, U> {
  const queue = new Queue<U>();
  const iterator = start(item)[Symbol.asyncIterator]();
  const under = {
    item,
    queue,
    running: true,
    stop: () => {
      under.running = false;
      // A waiting generator settles when its wait ends, which its own signal does.
      void iterator.return?.()?.catch(() => {});
    },
  };
  const run = async () => {
    try {
      while (under.running) {
        const next = await iterator.next();
        if (next.done) break;
        queue.push(next.value);
      }
      under.running = false;
      queue.end();
      onEnd();
    } catch (error) {
      under.running = false;
      queue.fail(error);
    }
  };
  void run();
  return under;
}
