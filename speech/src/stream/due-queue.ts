interface Due<T> {
  readonly item: T;
  readonly dueMs: number;
}

/**
 * What waits for a thread: what a listener needs first comes first, so that a first sound does not wait behind sound
 * that others hear much later. Things due at the same time keep their order.
 */
export class DueQueue<T> {
  readonly #waiting: Due<T>[] = [];

  /** @param dueMs when it is needed, on the clock of `performance.now()` */
  push(item: T, dueMs: number): void {
    const after = this.#waiting.findLastIndex((other) => other.dueMs <= dueMs);
    this.#waiting.splice(after + 1, 0, { item, dueMs });
  }

  first(): T | undefined {
    return this.#waiting[0]?.item;
  }

  shift(): T | undefined {
    return this.#waiting.shift()?.item;
  }

  /** Removes and returns what is no longer wanted. */
  remove(isUnwanted: (item: T) => boolean): T[] {
    const kept = this.#waiting.filter(({ item }) => !isUnwanted(item));
    const removed = this.#waiting.filter(({ item }) => isUnwanted(item));
    this.#waiting.splice(0, this.#waiting.length, ...kept);
    return removed.map(({ item }) => item);
  }
}
