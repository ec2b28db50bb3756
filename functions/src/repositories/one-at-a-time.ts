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
 * A transaction's turn with one user. Held across retries and pauses. Otherwise another transaction of this process
 * would run in between and conflict with the other process again.
 */
export class Turn {
  readonly #now: () => number;
  #owner: string | undefined;
  #entered: Promise<() => void> | undefined;
  /** When the turn began. */
  turnStartedAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  async enter(owner: string): Promise<void> {
    if (owner !== this.#owner) {
      await this.leave();
      this.#owner = owner;
      this.#entered = this.#enter(owner);
    }
    await this.#entered;
  }

  async leave(): Promise<void> {
    const leave = await this.#entered;
    this.#owner = undefined;
    this.#entered = undefined;
    leave?.();
  }

  async #enter(owner: string): Promise<() => void> {
    const leave = await queues.enter(owner);
    this.turnStartedAt = this.#now();
    return leave;
  }
}
