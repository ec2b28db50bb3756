// What another user notices while six slow texts are read, and the CPU time of the slowest texts known.
//   npm run suite -- --no-web -- node bench/slow-texts.ts
// Beside it: the same call while nothing is read. Exits with 1 if a goal is missed.
import { limits } from '@duu/contract/limits';
import { forText, normalize } from '@duu/speech/normalize/normalize';
import { ask, send } from '../tests/support/api.ts';
import { newUser, type TestUser } from '../tests/support/users.ts';
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
  return took.toSorted((a, b) => a - b)[Math.ceil(times * 0.95) - 1] ?? Number.NaN;
}

const stolen = watchStealTime();
heading('another user’s /me while six slow texts are read');
const [slow, other] = [await newUser(), await newUser()];
for (const user of [slow, other]) await ask('getMe', user);
const read = (unit: string) =>
  send('normalizeText', slow, { body: { language: 'en', segments: [whole(unit)] } });
await read(prose);
const idleMs = await p95(other, 40);
let reading = true;
const readings = Promise.all(units.slice(0, 6).map(read)).finally(() => {
  reading = false;
});
const busyMs = await p95(other, 40);
const wasReading = reading;
const statuses = (await readings).map(({ status }) => status);
row('p95', `idle ${ms(idleMs)}`, `reading ${ms(busyMs)}`, `statuses ${statuses.join(' ')}`);
if (!wasReading) console.log('  the texts were read before the last call');
goal({ what: 'p95 while six texts are read', value: busyMs, max: 300, unit: ' ms' });

heading(`CPU time of ${limits.textCharacters} characters`);
const proseMs = cpuOf(whole(prose));
const worst = units.map((unit) => ({ unit, cpuMs: cpuOf(whole(unit)) }));
row('prose', ms(proseMs));
for (const { unit, cpuMs } of worst) row(JSON.stringify(unit), ms(cpuMs));
const slowest = Math.max(...worst.map(({ cpuMs }) => cpuMs));
goal({ what: 'slowest text, CPU', value: slowest, max: 1000, unit: ' ms' });
console.log(`  ${stolen()}`);
process.exit(printMissedGoals());
