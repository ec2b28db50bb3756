// What another user notices while six slow texts are read, and the CPU time of the slowest texts known.
//   npm run suite -- --no-web -- node bench/slow-texts.ts
// On one machine, and at one instance of one vCPU (Linux, `taskset`). Beside it: the same call while nothing is read.
// Exits with 1 if a goal is missed.
import { limits } from '@duu/contract/limits';
import { forText, normalize } from '@duu/speech/normalize/normalize';
import { serveFunction } from '../local/suite/serve-function.ts';
import { ask, send } from '../tests/support/api.ts';
import { newUser, type TestUser } from '../tests/support/users.ts';
import { percentile } from './percentile.ts';
import { goal, heading, ms, printMissedGoals, row } from './report.ts';
import { watchStealTime } from './steal-time.ts';

const prose = 'The council met on Monday evening, and 12 people spoke about the new bridge. ';
/** Repeated, these took longest to read. */
const units = [
  '.1-1st ',
  '½',
  'C410.0.`',
  'M ',
  'http://',
  '1 ',
  '1/2 ',
  '¾IV№1',
  '1.5¾× ',
  '≤.@1a',
  '≤',
  'BMW 5Hrs w/ ',
  '12 MAY 1.5EGGS 10≠',
  'ⅧSat. ',
  'ftНҮБ',
];
const whole = (unit: string) => unit.repeat(limits.textCharacters).slice(0, limits.textCharacters);

/** Returns the user CPU time of reading a text in this process, in ms. */
function cpuOf(text: string): number {
  const before = process.cpuUsage();
  const options = { language: 'en' } as const;
  normalize(text, forText(options, [text]));
  return process.cpuUsage(before).user / 1000;
}

/** Returns the 95th percentile of the time of a call in ms, asked `times` times in a row. */
async function p95(user: TestUser, times: number): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < times; at++) {
    const begunAt = performance.now();
    await ask('getMe', user);
    took.push(performance.now() - begunAt);
  }
  return percentile(took, 0.95);
}

const read = (user: TestUser, unit: string) =>
  send('normalizeText', user, { body: { language: 'en', segments: [whole(unit)] } });

/** Measures what another user notices while six slow texts are read for these users. */
async function measure(
  where: string,
  readers: readonly TestUser[],
  other: TestUser,
): Promise<void> {
  const idleMs = await p95(other, 40);
  let asking = true;
  /** Reads a text again and again, unless it is refused. */
  const keepReading = async (unit: string, at: number): Promise<number[]> => {
    const statuses: number[] = [];
    do statuses.push((await read(readers[at % readers.length] ?? other, unit)).status);
    while (asking && statuses.at(-1) === 200);
    return statuses;
  };
  const reading = Promise.all(units.slice(0, 6).map(keepReading));
  const busyMs = await p95(other, 40);
  asking = false;
  const statuses = (await reading).flat();
  const read200 = statuses.filter((status) => status === 200).length;
  row(
    where,
    `idle ${ms(idleMs)}`,
    `reading ${ms(busyMs)}`,
    `${read200} of ${statuses.length} read`,
  );
  goal({ what: `p95 while six texts are read, ${where}`, value: busyMs, max: 300, unit: ' ms' });
}

async function newUsers(count: number): Promise<TestUser[]> {
  const users = await Promise.all(Array.from({ length: count }, newUser));
  for (const user of users) await ask('getMe', user);
  return users;
}

const stolen = watchStealTime();
heading('p95 of another user’s /me while six slow texts are read');
const [one, six, [other = await newUser()]] = [
  await newUsers(2),
  await newUsers(6),
  await newUsers(1),
];
await read(other, prose);
await measure('one machine, of one user', one.slice(0, 1), other);
// An instance as it is deployed: the built function on one core, with its pool inside.
const instance = await serveFunction('api', { core: 0 });
const machine = process.env.DUU_BASE_URL;
try {
  process.env.DUU_BASE_URL = `http://127.0.0.1:${instance.port}`;
  await read(other, prose);
  await measure('one instance, of one user', one.slice(1), other);
  await measure('one instance, of six users', six, other);
} finally {
  process.env.DUU_BASE_URL = machine;
  await instance.stop();
}

heading(`CPU time of ${limits.textCharacters} characters`);
const proseMs = cpuOf(whole(prose));
const worst = units.map((unit) => ({ unit, cpuMs: cpuOf(whole(unit)) }));
row('prose', ms(proseMs));
for (const { unit, cpuMs } of worst) row(JSON.stringify(unit), ms(cpuMs));
const slowest = Math.max(...worst.map(({ cpuMs }) => cpuMs));
goal({ what: 'slowest text, CPU', value: slowest, max: 1000, unit: ' ms' });
console.log(`  ${stolen()}`);
process.exit(printMissedGoals());
