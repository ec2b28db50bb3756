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
