/**
 * Queues work on the same key within this process, first in, first out. Different keys don't wait for each
 * other.
 */
export class OneAtATime {
  readonly #last = new Map<string, Promise<void>>();

  /** Waits for its turn. Returns how to end it. */
  async enter(key: string): Promise<() => void> {
    const before = this.#last.get(key);
    let leave = () => {};
    const mine = new Promise<void>((done) => {
      leave = done;
    });
    const tail = before ? before.then(() => mine) : mine;
    this.#last.set(key, tail);
    await before;
    return () => {
      if (this.#last.get(key) === tail) this.#last.delete(key);
      leave();
    };
  }
}

const queues = new OneAtATime();

/**
 * A transaction's turns: with its user, then with a counter. Held across retries and pauses. Otherwise another
 * transaction of this process would run in between and conflict with another process again.
 */
export class Turns {
  readonly #now: () => number;
  readonly #held = new Map<string, Promise<() => void>>();
  /** When the last turn began. */
  startedAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  async enter(key: string): Promise<void> {
    const held = this.#held.get(key) ?? this.#enter(key);
    this.#held.set(key, held);
    await held;
  }

  async leave(): Promise<void> {
    const held = [...this.#held.values()];
    this.#held.clear();
    for (const leave of await Promise.all(held)) leave();
  }

  async #enter(key: string): Promise<() => void> {
    const leave = await queues.enter(key);
    this.startedAt = this.#now();
    return leave;
  }
}
