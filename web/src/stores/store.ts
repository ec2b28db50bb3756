/** Listeners of something that changes, for `useSyncExternalStore`. */
export class Signal {
  readonly #listeners = new Set<() => void>();

  /** Calls back after each change. Returns a function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly notify = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

/** A value whose changes are announced. */
export class Store<Value> extends Signal {
  #value: Value;

  constructor(value: Value) {
    super();
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly set = (value: Value): void => {
    this.#value = value;
    this.notify();
  };
}
