// Faults that `POST /_test/faults` switches on: what webhooks and answers may do wrong.
import { z } from 'zod';

const count = z.union([z.boolean(), z.int().nonnegative()]);
const settings = {
  /** Every event is sent twice. */
  duplicate: z.boolean(),
  /** Events wait until `POST /_test/webhooks`, which sends the newest first. */
  reordered: z.boolean(),
  /** Events wait until `POST /_test/webhooks`, which sends them in their order. */
  late: z.boolean(),
  /** No event is sent, ever. */
  missing: z.boolean(),
  /** Before each event comes one of another id that is signed with a wrong secret. */
  forged: z.boolean(),
  /** Each event is followed by the same one with its signature of an hour ago. */
  replayed: z.boolean(),
  /** Everything under /v1 answers 503. */
  down: z.boolean(),
  /** Everything under /v1 is never answered. */
  hanging: z.boolean(),
  /** Requests that change something are done, and answered with 500: all of them, or the next few. */
  error_after_charging: count,
  /** As above, with the connection cut instead of an answer. */
  lost_answer: count,
};

const all = z.strictObject(settings);
export type Faults = z.infer<typeof all>;
export const faultChange = all.partial();

const none: Faults = {
  duplicate: false,
  reordered: false,
  late: false,
  missing: false,
  forged: false,
  replayed: false,
  down: false,
  hanging: false,
  error_after_charging: false,
  lost_answer: false,
};

export type FaultSwitches = ReturnType<typeof createFaults>;

export function createFaults() {
  let now = none;
  return {
    now: (): Readonly<Faults> => now,
    /** An empty change switches everything off. */
    change: (change: z.infer<typeof faultChange>): void => {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      now = given.length === 0 ? none : all.parse({ ...now, ...Object.fromEntries(given) });
    },
    /** Says whether a counted fault strikes this time. */
    strikes: (name: 'error_after_charging' | 'lost_answer'): boolean => {
      const left = now[name];
      if (typeof left === 'number') now = { ...now, [name]: Math.max(0, left - 1) };
      return left === true || (typeof left === 'number' && left > 0);
    },
  };
}
