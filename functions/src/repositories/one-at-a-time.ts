/**
 * Lets work on one thing pass one after another within this process, in the order it came. Work on different
 * things does not wait.
 */
export class OneAtATime {
  readonly #last = new Map<string, Promise<void>>();

  /** Waits for its turn; the answer ends it. */
  async enter(thing: string): Promise<() => void> {
    const before = this.#last.get(thing);
    let leave = () => {};
    const mine = new Promise<void>((done) => {
      leave = done;
    });
    const tail = before ? before.then(() => mine) : mine;
    this.#last.set(thing, tail);
    await before;
    return () => {
      if (this.#last.get(thing) === tail) this.#last.delete(thing);
      leave();
    };
  }
}

const people = new OneAtATime();

/**
 * A transaction's turn with one person. It is kept from attempt to attempt and while the transaction pauses: if the next
 * transaction of this process went on meanwhile, it would meet the other process again.
 */
export class Turn {
  readonly #now: () => number;
  #owner: string | undefined;
  #entered: Promise<() => void> | undefined;
  /** When it came. */
  cameAt = Number.NEGATIVE_INFINITY;

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
    const leave = await people.enter(owner);
    this.cameAt = this.#now();
    return leave;
  }
}
