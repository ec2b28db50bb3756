import { test as base } from '../support/test.ts';
import { type Made, makeAll } from './made.ts';
import type { Looker } from './shot.ts';

/** Pages of the people whom the pictures show. `made` is what there is to see. */
export const test = base.extend<{ looker: Looker }, { made: Made }>({
  looker: ['visitor', { option: true }],
  made: [async ({ browserName: _ }, use) => use(await makeAll()), { scope: 'worker' }],
  session: async ({ made, looker }, use) => use(made.sessions[looker]),
});
