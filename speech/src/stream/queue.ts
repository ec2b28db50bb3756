/**
 * Passes items from a producer to one consumer, in order. The producer never waits here (it is held back elsewhere, such
 * as by a limit on open streams); the consumer waits for the next item, the end or an error.
 */
export class Queue<T> implements AsyncIterable<T> {
  readonly #items: T[] = [];
  #ended = false;
  #error: unknown;
  #failed = false;
  #wake: (() => void) | undefined;
  /** Called when the reader stops before the end. */
  onLeave: (() => void) | undefined;

  get length(): number {
    return this.#items.length;
  }

  push(item: T): void {
    if (this.#ended) return;
    this.#items.push(item);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** Ends with an error, which the reader gets immediately, before pending items. */
  fail(error: unknown): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#failed = true;
    this.#error = error;
    this.#items.length = 0;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    let finished = false;
    try {
      while (true) {
        const item = this.#items.shift();
        if (item !== undefined) yield item;
        else if (this.#failed) throw this.#error;
        else if (this.#ended) {
          finished = true;
          return;
        } else {
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
          this.#wake = undefined;
        }
      }
    } finally {
      if (!finished) this.onLeave?.();
    }
  }
}
