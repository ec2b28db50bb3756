/** One piece of work that several readers follow. */
interface Flight<T> {
  readonly items: T[];
  readonly stop: AbortController;
  readers: number;
  ended: boolean;
  failure: { readonly error: unknown } | undefined;
  wake: Set<() => void>;
}

/**
 * Shares one stream among all who request the same thing at the same time. Each reader gets every item from the first.
 * A reader that leaves or is cancelled affects no other; the work is cancelled when the last one leaves. A failure
 * reaches everyone who follows at that time, and no later request.
 */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();
  readonly #release: (items: readonly T[]) => void;

  /** @param release receives the items that no reader needs any more */
  constructor(release: (items: readonly T[]) => void = () => undefined) {
    this.#release = release;
  }

  /** @param start starts the work if nobody else has; must obey the signal it gets */
  async *follow(
    key: string,
    start: (signal: AbortSignal) => AsyncIterable<T>,
    signal?: AbortSignal,
  ): AsyncGenerator<T, void, undefined> {
    signal?.throwIfAborted();
    const flight = this.#flights.get(key) ?? this.#begin(key, start);
    flight.readers++;
    const cancel = () => wakeAll(flight);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      for (let at = 0; ; ) {
        signal?.throwIfAborted();
        const item = flight.items[at];
        if (at < flight.items.length && item !== undefined) {
          at++;
          yield item;
        } else if (flight.failure) throw flight.failure.error;
        else if (flight.ended) return;
        else await new Promise<void>((resolve) => flight.wake.add(resolve));
      }
    } finally {
      signal?.removeEventListener('abort', cancel);
      if (--flight.readers === 0) {
        if (flight.ended) this.#release(flight.items);
        else {
          this.#forget(key, flight);
          flight.stop.abort();
        }
      }
    }
  }

  #begin(key: string, start: (signal: AbortSignal) => AsyncIterable<T>): Flight<T> {
    const flight: Flight<T> = {
      items: [],
      stop: new AbortController(),
      readers: 0,
      ended: false,
      failure: undefined,
      wake: new Set(),
    };
    this.#flights.set(key, flight);
    const run = async () => {
      try {
        for await (const item of start(flight.stop.signal)) {
          flight.items.push(item);
          wakeAll(flight);
        }
      } catch (error) {
        flight.failure = { error };
      }
      flight.ended = true;
      this.#forget(key, flight);
      wakeAll(flight);
      if (flight.readers === 0) this.#release(flight.items);
    };
    void run();
    return flight;
  }

  #forget(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}

function wakeAll(flight: { wake: Set<() => void> }): void {
  const waiting = flight.wake;
  flight.wake = new Set();
  for (const resolve of waiting) resolve();
}
