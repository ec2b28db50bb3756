import type { Operations } from './count-operations.ts';

/**
 * What each operation costs, as `costs.ts` counts it, which fails when a number has changed. Bytes are those besides
 * sound.
 */
export const countedCosts = {
  'sign up': { reads: 7, writes: 5, calls: 1, bytes: 1300 },
  'open the app': { reads: 2, calls: 1, bytes: 1300 },
  'convert and listen': { reads: 27, writes: 15, fileWrites: 1, tasks: 1, calls: 2 },
  'see how a text is read': { reads: 1, calls: 1, bytes: 14_400 },
  'keep the position': { reads: 2, writes: 1, calls: 1 },
  rename: { reads: 3, writes: 2, calls: 1 },
  archive: { reads: 2, writes: 3, calls: 1 },
  search: { reads: 2, calls: 1, bytes: 55 },
  share: { reads: 3, writes: 3, calls: 1, bytes: 54 },
  buy: { reads: 31, writes: 15, calls: 4, bytes: 2100 },
  delete: { reads: 5, writes: 2, deletes: 7, fileWrites: 1, calls: 1 },
  expire: { reads: 6, writes: 2, deletes: 5, fileWrites: 1 },
} as const satisfies Record<string, Partial<Operations>>;

/**
 * The web app's own: reads of its listeners, its files, and the player's requests to Storage. The home page listens to the
 * user, the subscription, seven audios and a count; the library's reads are those that
 * tests/pages/studio/large-library.test.ts allows. The browser has the files in its cache in most sessions, the delivery
 * network has the speakers and plans.
 */
const webCosts = {
  'see the home page': { reads: 10, bytes: 100_000 },
  'see the library': { reads: 35, bytes: 30_000 },
  play: { reads: 2, fileReads: 2, bytes: 2000 },
} as const satisfies Record<string, Partial<Operations>>;

export const operationCosts = { ...countedCosts, ...webCosts };

export type OperationName = keyof typeof operationCosts;
