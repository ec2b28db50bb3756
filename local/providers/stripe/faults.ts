// The faults of the local Stripe server.
import { z } from 'zod';
import { FaultPanel, noSharedFaults, sharedFaults, some } from '../faults.ts';

const faults = z.strictObject({
  ...sharedFaults,
  /** Before each event comes one of another id that is signed with a wrong secret. */
  forged: z.boolean(),
  /** Each event is followed by the same one with its signature of an hour ago. */
  replayed: z.boolean(),
  /** Everything under /v1 answers 503. */
  down: z.boolean(),
  /** Requests that change something are not done, and answered with 500. */
  error_before_charging: some,
});

export const faultSwitches = faults.partial();
export type StripeFaults = ReturnType<typeof createFaults>;

export const createFaults = () =>
  new FaultPanel<z.infer<typeof faults>>({
    ...noSharedFaults,
    forged: false,
    replayed: false,
    down: false,
    error_before_charging: false,
  });
