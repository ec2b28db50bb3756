// The time of a hundred holds on one balance by two parallel processes, like two instances of a function.
//   npm run suite -- --no-web -- node bench/holds-at-once.ts [--rounds 3]
// Beside it: as many holds from one process, without contention. Exits with 1 if the goal is missed or a balance is
// wrong.
import { parseArgs } from 'node:util';
import { ask } from '../tests/support/api.ts';
import { hold, ledgerSums, subscriptionOf } from '../tests/support/credits.ts';
import { holdFromTwo } from '../tests/support/holding.ts';
import { newUser } from '../tests/support/users.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';
import { watchStealTime } from './steal-time.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const each = 50;
const characters = 5;

async function newUid(): Promise<string> {
  const user = await newUser();
  await ask('getMe', user);
  return user.uid;
}

async function isExact(uid: string): Promise<boolean> {
  const { heldCredits } = await subscriptionOf(uid);
  const wanted = 2 * each * characters;
  return heldCredits === wanted && (await ledgerSums(uid)).hold === wanted;
}

/** Returns the floor. */
async function holdFromOne(uid: string): Promise<number> {
  const begunAt = performance.now();
  const ids = Array.from({ length: 2 * each }, (_, at) => `one${at}`);
  await Promise.all(ids.map((id) => hold(uid, id, characters)));
  return performance.now() - begunAt;
}

heading(`${2 * each} holds on one balance at once`);
const stolen = watchStealTime();
const worst = { tookMs: 0, inexact: 0 };
for (let round = 1; round <= Number(values.rounds); round++) {
  const [one, two] = [await newUid(), await newUid()];
  const floorMs = await holdFromOne(one);
  const { outcomes, tookMs } = await holdFromTwo(two, each, characters);
  const exact = (await Promise.all([one, two].map(isExact))).every((is) => is);
  if (!exact || outcomes.length !== 2 * each) worst.inexact++;
  worst.tookMs = Math.max(worst.tookMs, tookMs);
  row(`round ${round}`, `one process ${ms(floorMs)}`, `two ${ms(tookMs)}`);
}
console.log(`  ${stolen()}`);
goal({ what: 'from two processes, worst round', value: worst.tookMs, max: 10_000, unit: ' ms' });
goal({ what: 'balances that are not exact', value: worst.inexact, max: 0 });
process.exit(printMissedGoals());
