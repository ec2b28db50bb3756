// Faults that `POST /_test/faults` switches on: what callbacks, payments and answers may do wrong.
import { z } from 'zod';

const settings = {
  /** Every callback is sent twice. */
  duplicate: z.boolean(),
  /** Callbacks wait until `POST /_test/callbacks`, which sends the newest first. */
  reordered: z.boolean(),
  /** Callbacks wait until `POST /_test/callbacks`, which sends them in their order. */
  late: z.boolean(),
  /** No callback is sent. */
  missing: z.boolean(),
  /** `POST /_test/pay` calls back, but nothing is paid. */
  forged: z.boolean(),
  /** Every callback is followed by those of all payments before it. */
  replayed: z.boolean(),
  short_by_one: z.boolean(),
  wrong_currency: z.boolean(),
  /** The bank refuses: the payment has a row of status FAILED. */
  unpaid: z.boolean(),
  /** `payment/check` answers with the rows of all invoices. */
  foreign_rows: z.boolean(),
  /** The most rows on a page; null: what was asked for. */
  page_limit: z.int().positive().nullable(),
  /** Everything under /v2 answers 503: until it is switched off, or for this many seconds. */
  down: z.union([z.boolean(), z.number().positive()]),
  /** Requests that change something are done, and answered with 500: all of them, or the next few. */
  error_after_charging: z.union([z.boolean(), z.int().nonnegative()]),
  /** As above, with the connection cut instead of an answer. */
  lost_answer: z.union([z.boolean(), z.int().nonnegative()]),
  /** Requests under /v2 but those for tokens get no answer. */
  hanging: z.boolean(),
  /** Done once, when it is set: every token so far becomes invalid. */
  tokens_revoked: z.boolean(),
};

const Faults = z.strictObject(settings);
export type Faults = z.infer<typeof Faults>;
export const FaultSwitches = Faults.partial();

const none: Faults = {
  duplicate: false,
  reordered: false,
  late: false,
  missing: false,
  forged: false,
  replayed: false,
  short_by_one: false,
  wrong_currency: false,
  unpaid: false,
  foreign_rows: false,
  page_limit: null,
  down: false,
  error_after_charging: false,
  lost_answer: false,
  hanging: false,
  tokens_revoked: false,
};

export class FaultPanel {
  #faults: Faults = { ...none };
  #downUntil = Number.POSITIVE_INFINITY;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get current(): Readonly<Faults> {
    return this.#faults;
  }

  /** Sets the named faults and leaves the others as they are. */
  set(switches: z.infer<typeof FaultSwitches>): void {
    const given = Object.entries(switches).filter(([, value]) => value !== undefined);
    this.#faults = Faults.parse({ ...this.#faults, ...Object.fromEntries(given) });
    if (typeof switches.down === 'number')
      this.#downUntil = this.#now().getTime() + switches.down * 1000;
    else if (switches.down) this.#downUntil = Number.POSITIVE_INFINITY;
  }

  clear(): void {
    this.#faults = { ...none };
  }

  isDown(): boolean {
    return this.#faults.down !== false && this.#now().getTime() < this.#downUntil;
  }

  /** Whether a request that was just done shall end badly; counts down where a number was given. */
  takeAfterWork(fault: 'error_after_charging' | 'lost_answer'): boolean {
    const left = this.#faults[fault];
    if (typeof left === 'number') this.#faults[fault] = Math.max(0, left - 1);
    return left === true || (typeof left === 'number' && left > 0);
  }
}
