// How many conversions one processor core can run: as many as given start at the same moment, each with a listener,
// and the functions run on one core only (Linux, `taskset`). `concurrency` of the functions follows from it. npm run
// suite -- --no-web --env DUU_LIMIT_FACTOR=100 -- node bench/load/per-core.ts [--characters 1000] [--rounds 5] Prints
// the time to the first sound, from the request to the first byte, beside that of a single conversion in the same
// run. Exits with 1 if a single one takes longer than the goal.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { countCharacters } from '@duu/contract/characters';
import { ask } from '../../tests/support/api.ts';
import { ended } from '../../tests/support/audios.ts';
import { processesOf } from '../../tests/support/processes.ts';
import { baseUrl } from '../../tests/support/suite.ts';
import { newProUser, type TestUser } from '../../tests/support/users.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import { goal, heading, ms, printMissedGoals, row } from '../report.ts';
import { watchStealTime } from '../steal-time.ts';

const { values } = parseArgs({
  options: {
    characters: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
  },
});
const [characters, rounds] = [Number(values.characters), Number(values.rounds)];
const goalMs = 1000;
const counts = [1, 2, 4, 6, 8, 12, 16];

let made = 0;
/** Each text is new to the cache of spoken chunks. */
function newText(): string {
  let text = '';
  while (countCharacters(text) < characters) {
    made += 1;
    text += `Энэ бол ${made} дэх өгүүлбэр бөгөөд өмнө нь хэн ч уншиж байгаагүй. `;
  }
  return text.trim();
}

/** Returns the ms to the first byte of sound and to the last one. */
async function convert(user: TestUser): Promise<{ first: number; last: number }> {
  const startedAt = performance.now();
  const { audioId, streamUrl } = await ask('synthesize', user, {
    input: { segments: [newText()], speakerId: 'nomin', language: 'mn' },
  });
  const sound = await fetch(new URL(streamUrl, baseUrl()));
  if (!sound.ok || !sound.body) throw new Error(`The stream was answered ${sound.status}.`);
  let first = Number.NaN;
  for await (const _ of sound.body) {
    if (Number.isNaN(first)) first = performance.now() - startedAt;
  }
  const last = performance.now() - startedAt;
  const { state, error } = await ended(user, audioId);
  if (state !== 'done') throw new Error(`A conversion ended with ${error}.`);
  return { first, last };
}

heading(`Conversions of ${characters} characters at once on one core`);
const users = await Promise.all(Array.from({ length: Math.max(...counts) }, newProUser));
const [one] = users;
if (!one) throw new Error('There is no user.');
// Loads functions, engines and encoder.
await Promise.all(users.slice(0, 4).map(convert));
const ids = ['api', 'convert'].flatMap(processesOf);
for (const id of ids) execFileSync('taskset', ['-apc', '0', `${id}`], { stdio: 'ignore' });

const stolen = watchStealTime();
row('at once', 'first p50', 'first p95', 'done p50', 'per minute');
let sustained = 0;
let missed = false;
let single = Number.NaN;
for (const count of counts) {
  const firsts: number[] = [];
  const lasts: number[] = [];
  let tookMs = 0;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const all = await Promise.all(users.slice(0, count).map(convert));
    tookMs += performance.now() - startedAt;
    firsts.push(...all.map(({ first }) => first));
    lasts.push(...all.map(({ last }) => last));
  }
  const p95 = percentile(firsts, 0.95);
  if (count === 1) single = median(firsts);
  if (p95 > goalMs) missed = true;
  if (!missed) sustained = count;
  row(
    `${count}`,
    ms(median(firsts)),
    ms(p95),
    ms(median(lasts)),
    ((60_000 * count * rounds) / tookMs).toFixed(0),
  );
}
console.log(`  ${stolen()}`);
console.log(
  `  One core runs ${sustained} conversions that begin at once, each with its first sound within ${goalMs} ms.`,
);
goal({ what: 'first sound of one alone, median', value: single, max: goalMs, unit: ' ms' });
process.exit(printMissedGoals());
