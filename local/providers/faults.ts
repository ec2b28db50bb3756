// Faults that `POST /_test/faults` switches on in the local payment providers. A message is a callback of QPay or an
// event of Stripe.
import { z } from 'zod';

/** All requests, or the next few. */
export const some = z.union([z.boolean(), z.int().nonnegative()]);

export const sharedFaults = {
  /** Every message is sent twice. */
  duplicate: z.boolean(),
  /** Messages wait until a test asks for them; the newest is sent first. */
  reordered: z.boolean(),
  /** Messages wait until a test asks for them; they are sent in their order. */
  late: z.boolean(),
  /** No message is sent. */
  missing: z.boolean(),
  /** Requests to the API get no answer. */
  hanging: z.boolean(),
  /** Requests that change something are done, and answered with 500. */
  error_after_charging: some,
  /** As above, with the connection cut instead of an answer. */
  lost_answer: some,
};

const shared = z.object(sharedFaults);
type Shared = z.infer<typeof shared>;

export const noSharedFaults: Shared = {
  duplicate: false,
  reordered: false,
  late: false,
  missing: false,
  hanging: false,
  error_after_charging: false,
  lost_answer: false,
};

export class FaultPanel<Faults extends Shared> {
  readonly #none: Faults;
  #current: Faults;

  constructor(none: Faults) {
    this.#none = none;
    this.#current = none;
  }

  get current(): Readonly<Faults> {
    return this.#current;
  }

  /** Sets the named faults and leaves the others as they are. */
  set(change: { readonly [Name in keyof Faults]?: Faults[Name] | undefined }): void {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    this.#current = { ...this.#current, ...Object.fromEntries(given) };
  }

  clear(): void {
    this.#current = this.#none;
  }

  /** Returns whether a fault applies to this request. Counts down if a number of requests was set. */
  strikes(name: keyof Faults): boolean {
    const left: unknown = this.#current[name];
    if (typeof left === 'number')
      this.#current = { ...this.#current, [name]: Math.max(0, left - 1) };
    return left === true || (typeof left === 'number' && left > 0);
  }
}
