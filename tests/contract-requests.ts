// Sends many requests generated from the contract's schemas, as users of every kind, and checks that each answer is one of
// the contract. It needs a separate suite, because it changes plans and speakers:
//   npm run suite -- --env DUU_LIMIT_FACTOR=1000 -- node tests/contract-requests.ts --count 10000 [--seed N]
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { anyRequest, judge, makeWorld, type World } from './support/contract-requests.ts';

const atOnce = 6;
/** Number of requests between checks that the users still exist, since requests disable and delete them. */
const perRound = 50;
const gone: readonly unknown[] = ['auth.user_not_found', 'auth.disabled', 'auth.invalid_token'];

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string' } },
});
const count = Number(values.count);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const outcomes = new Map<string, number>();
const faults = new Map<string, number>();
let slowest = 0;

/** Returns whether all users still exist. */
async function run(world: World, from: number, many: number): Promise<boolean> {
  let whole = true;
  const requests = fc.sample(anyRequest(world, { keepShared: false }), {
    numRuns: many,
    seed: seed + from,
  });
  const next = requests[Symbol.iterator]();
  const worker = async () => {
    for (const made of { [Symbol.iterator]: () => next }) {
      const { status, key, ms, fault } = await judge(world, made);
      slowest = Math.max(slowest, ms);
      if (made.role !== 'forger' && made.role !== 'nobody' && gone.includes(key)) whole = false;
      const outcome =
        key === null || status >= 500 ? String(status) : `${status} ${key.slice(0, 60)}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (fault === null) continue;
      const kind = `${made.call ?? made.address.split('?')[0]} ${fault}`;
      if (!faults.has(kind))
        process.stdout.write(`${fault}: ${JSON.stringify(made).slice(0, 1500)}\n`);
      faults.set(kind, (faults.get(kind) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return whole;
}

const startedAt = performance.now();
let world = await makeWorld();
for (let from = 0; from < count; from += perRound) {
  const whole = await run(world, from, Math.min(perRound, count - from));
  if (!whole) world = await makeWorld();
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
for (const [outcome, times] of [...outcomes].sort((a, b) => b[1] - a[1])) {
  process.stdout.write(`${String(times).padStart(6)}  ${outcome}\n`);
}
const bad = [...faults.values()].reduce((sum, times) => sum + times, 0);
process.stdout.write(
  `${count} requests (seed ${seed}) in ${seconds} s, the slowest ${Math.round(slowest)} ms: ${bad} with a fault\n`,
);
for (const [kind, times] of faults) process.stdout.write(`${String(times).padStart(6)}  ${kind}\n`);
process.exitCode = bad === 0 ? 0 : 1;
