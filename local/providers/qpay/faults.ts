// The faults of the local QPay server.
import { z } from 'zod';
import { FaultPanel, noSharedFaults, sharedFaults } from '../faults.ts';

const faults = z.strictObject({
  ...sharedFaults,
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
  /** Done once, when it is set: every token so far becomes invalid. */
  tokens_revoked: z.boolean(),
});

type Faults = z.infer<typeof faults>;
export const faultSwitches = faults.partial();

export class QPayFaults extends FaultPanel<Faults> {
  #downUntil = Number.POSITIVE_INFINITY;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    super({
      ...noSharedFaults,
      forged: false,
      replayed: false,
      short_by_one: false,
      wrong_currency: false,
      unpaid: false,
      foreign_rows: false,
      page_limit: null,
      down: false,
      tokens_revoked: false,
    });
    this.#now = now;
  }

  override set(switches: z.infer<typeof faultSwitches>): void {
    super.set(switches);
    if (typeof switches.down === 'number')
      this.#downUntil = this.#now().getTime() + switches.down * 1000;
    else if (switches.down) this.#downUntil = Number.POSITIVE_INFINITY;
  }

  isDown(): boolean {
    return this.current.down !== false && this.#now().getTime() < this.#downUntil;
  }
}
