/**
 * Hands items from one side to the other, in order, once. The giving side never waits here (it is held back by
 * other means, such as a count of what is under way); the taking side waits for the next item, the end or an error.
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

  /** Ends with an error, which the reader meets at once, before what is still waiting. */
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
