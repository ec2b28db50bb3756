/** Values whose first one is asked for before anybody reads them. */
export interface Begun<Value> {
  readonly first: Promise<IteratorResult<Value, void>>;
  /** All of them, once. Throws what went wrong meanwhile. */
  read(): AsyncGenerator<Value, void, undefined>;
  /** Ends them unread. */
  leave(): void;
}

export function begin<Value>(iterable: AsyncIterable<Value, void>): Begun<Value> {
  const values = iterable[Symbol.asyncIterator]();
  const first = values.next();
  // Who reads them hears of a failure.
  first.catch(() => undefined);
  return {
    first,
    async *read() {
      try {
        for (let next = await first; !next.done; next = await values.next()) yield next.value;
      } finally {
        await values.return?.();
      }
    },
    leave: () => {
      values.return?.().catch(() => undefined);
    },
  };
}
