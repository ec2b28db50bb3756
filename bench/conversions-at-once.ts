// Parallel conversions on one machine: twenty users request three conversions each at the same time.
//   npm run suite -- --no-web -- node bench/conversions-at-once.ts [--users 20] [--each 3] [--rounds 3]
// Prints the time of POST /synthesize beside that of as many parallel GET /me in the same run, and the time until every
// conversion is done. Exits with 1 if a goal is missed or a ledger is wrong.
import { parseArgs } from 'node:util';
import { ask } from '../tests/support/api.ts';
import {
  convertAtOnce,
  creditsOf,
  newUsers,
  requestCharacters,
  untilAllConverted,
} from '../tests/support/many-users.ts';
import type { TestUser } from '../tests/support/users.ts';
import { percentile } from './percentile.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';
import { watchStealTime } from './steal-time.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '20' },
    each: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
  },
});
const [userCount, each, rounds] = [values.users, values.each, values.rounds].map(Number) as [
  number,
  number,
  number,
];
const goals = { p95Ms: 2000, allDoneMs: 120_000 };

/** Returns the floor: as many parallel calls that read one document. */
async function readAtOnce(users: readonly TestUser[]): Promise<number[]> {
  const tookMs: number[] = [];
  const one = async (user: TestUser) => {
    const startedAt = performance.now();
    await ask('getMe', user);
    tookMs.push(performance.now() - startedAt);
  };
  await Promise.all(users.flatMap((user) => Array.from({ length: each }, () => one(user))));
  return tookMs;
}

async function isExact(user: TestUser): Promise<boolean> {
  const { sums, held, used } = await creditsOf(user);
  const all = each * requestCharacters;
  return held === 0 && used === all && sums.hold === all && sums.settle === all && !sums.release;
}

heading(`${userCount} users × ${each} conversions at once`);
const stolen = watchStealTime();
const worst = { p95: 0, done: 0, inexact: 0 };
// The first round loads functions and engines.
for (let round = 0; round <= rounds; round++) {
  const users = await newUsers(userCount);
  const read = await readAtOnce(users);
  const startedAt = performance.now();
  const { converted, tookMs } = await convertAtOnce(users, each);
  await untilAllConverted(converted, goals.allDoneMs * 2);
  const doneMs = performance.now() - startedAt;
  const inexact = (await Promise.all(users.map(isExact))).filter((exact) => !exact).length;
  const p95 = percentile(tookMs, 0.95);
  row(
    round === 0 ? 'cold' : `round ${round}`,
    `p50 ${ms(percentile(tookMs, 0.5))}`,
    `p95 ${ms(p95)}`,
    `GET p95 ${ms(percentile(read, 0.95))}`,
    `done ${ms(doneMs)}`,
  );
  worst.inexact += inexact;
  if (round === 0) continue;
  worst.p95 = Math.max(worst.p95, p95);
  worst.done = Math.max(worst.done, doneMs);
}
console.log(`  ${stolen()}`);
goal({
  what: 'p95 of POST /synthesize, worst round',
  value: worst.p95,
  max: goals.p95Ms,
  unit: ' ms',
});
goal({
  what: 'until all are done, worst round',
  value: worst.done,
  max: goals.allDoneMs,
  unit: ' ms',
});
goal({ what: 'ledgers that are not exact', value: worst.inexact, max: 0 });
process.exit(printMissedGoals());
