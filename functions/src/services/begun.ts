/** Values whose first one is asked for before anybody reads them. */
export interface Begun<Value> {
  readonly first: Promise<IteratorResult<Value, void>>;
  /** All of them, once. Throws what went wrong meanwhile. */
  read(): AsyncGenerator<Value, void, undefined>;
  /** Ends them unread. */
  leave(): void;
}

/** @param all whether the others are asked for too: they wait in memory */
export function begin<Value>(iterable: AsyncIterable<Value, void>, all = false): Begun<Value> {
  const values = iterable[Symbol.asyncIterator]();
  const results: Promise<IteratorResult<Value, void>>[] = [];
  const ask = () => {
    const next = values.next();
    // Who reads them hears of a failure.
    next.catch(() => undefined);
    results.push(next);
    return next;
  };
  const first = ask();
  const askAll = async () => {
    for (let one = await first; !one.done; ) one = await ask();
  };
  if (all) askAll().catch(() => undefined);
  return {
    first,
    async *read() {
      try {
        for (;;) {
          const next = await (results.shift() ?? values.next());
          if (next.done) return;
          yield next.value;
        }
      } finally {
        await values.return?.();
      }
    },
    leave: () => {
      values.return?.().catch(() => undefined);
    },
  };
}
