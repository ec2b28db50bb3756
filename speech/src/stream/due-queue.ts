import { waitsForFirstSound } from './first-sounds.ts';

interface Due<T> {
  readonly item: T;
  readonly dueMs: number;
}

/**
 * What waits for a thread: what a listener needs first comes first, so that a first sound does not wait behind sound
 * that others hear much later, and what is due much later is not given at all while a first sound is awaited. Things
 * due at the same time keep their order.
 */
export class DueQueue<T> {
  readonly #waiting: Due<T>[] = [];
  readonly #wake: () => void;

  /** @param wake called when something that was held back may be given */
  constructor(wake: () => void) {
    this.#wake = wake;
  }

  /** @param dueMs when it is needed, on the clock of `performance.now()` */
  push(item: T, dueMs: number): void {
    const after = this.#waiting.findLastIndex((other) => other.dueMs <= dueMs);
    this.#waiting.splice(after + 1, 0, { item, dueMs });
  }

  first(): T | undefined {
    const [first] = this.#waiting;
    return first && !waitsForFirstSound(first.dueMs, this.#wake) ? first.item : undefined;
  }

  shift(): T | undefined {
    const first = this.first();
    if (first !== undefined) this.#waiting.shift();
    return first;
  }

  /** Removes and returns what is no longer wanted. */
  remove(isUnwanted: (item: T) => boolean): T[] {
    const kept = this.#waiting.filter(({ item }) => !isUnwanted(item));
    const removed = this.#waiting.filter(({ item }) => isUnwanted(item));
    this.#waiting.splice(0, this.#waiting.length, ...kept);
    return removed.map(({ item }) => item);
  }
}
