// Two hundred users at once for two minutes, who convert and listen, list, play, edit and buy:
//   npm run suite -- --no-web --env DUU_LIMIT_FACTOR=100 -- node bench/load/run.ts [--users 200] [--seconds 120] [--think 8]
// All of them share this machine's address, hence the factor. `--think` is the mean pause between two actions, in s.
// Afterwards each user's characters, orders, counters and files are compared with what they did. Exits with 1 if a
// request failed in any way but a 429 with `Retry-After`, if something is wrong in the books, or if memory grew.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seeded } from '@duu/speech/testing/seeded';
import { suiteDeps } from '../../tests/support/admin.ts';
import { ask } from '../../tests/support/api.ts';
import { faultsOfUser } from '../../tests/support/invariants.ts';
import { processesOf } from '../../tests/support/processes.ts';
import { givePro, newUser } from '../../tests/support/users.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import { goal, heading, mb, ms, printMissedGoals, row } from '../report.ts';
import { cpuSince } from '../speech/measured.ts';
import { watchStealTime } from '../steal-time.ts';
import { machineSeconds, usageOf } from './processes.ts';
import { actionsOf, type LoadUser, type Sample } from './user.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '120' },
    think: { type: 'string', default: '8' },
  },
});
const [userCount, seconds, think] = [values.users, values.seconds, values.think].map(Number) as [
  number,
  number,
  number,
];
const functions = ['api', 'convert'] as const;
const goals = { errors: 0, faults: 0, growth: 1.15 };

/** Runs `work` for all items, `most` of them at a time. */
async function eachOf<T>(items: readonly T[], most: number, work: (item: T) => Promise<void>) {
  const left = [...items];
  const lane = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: most }, lane));
}

async function newUsers(): Promise<LoadUser[]> {
  const users: LoadUser[] = [];
  await eachOf([...Array(userCount).keys()], 8, async () => {
    const account = await newUser();
    await ask('getMe', account);
    await givePro(account);
    users.push({ account, audioIds: [], paidOrders: [] });
  });
  return users;
}

const samples: Sample[] = [];
const firstSounds: number[] = [];
const recorder = {
  add: (sample: Sample) => samples.push(sample),
  addFirstSound: (took: number) => firstSounds.push(took),
};

/** Acts until the time is over, with a pause of `think` s on average before each action. */
async function live(user: LoadUser, seed: number, endsAt: number): Promise<void> {
  const random = seeded(seed);
  const actions = actionsOf(user, random, recorder);
  for (;;) {
    await pause(-Math.log(1 - random()) * think * 1000);
    if (performance.now() > endsAt) return;
    const at = random();
    const act = actions.find(({ upTo }) => at < upTo)?.act;
    try {
      await act?.();
    } catch (error) {
      const what = `${act?.name} broke off: ${error instanceof Error ? error.message : error}`;
      recorder.add({ what, status: 0, ms: 0, lacksRetryAfter: false });
    }
  }
}

/** Compares what is stored with what the user did. Returns the differences and violated invariants. */
async function faultsOf({ account: { uid }, audioIds, paidOrders }: LoadUser): Promise<string[]> {
  const { documents } = suiteDeps();
  const [faults, audios, orders] = await Promise.all([
    faultsOfUser(uid),
    documents.audios(uid).get(),
    documents.orders(uid).get(),
  ]);
  const stored = new Map(audios.docs.map((doc) => [doc.id, doc.data()]));
  const paid = new Map(orders.docs.map((doc) => [doc.id, doc.data().status]));
  for (const id of audioIds) if (!stored.has(id)) faults.push(`${id}: accepted and not there`);
  for (const [id, { state, error }] of stored) {
    if (!audioIds.includes(id)) faults.push(`${id}: there and never accepted`);
    if (state !== 'done') faults.push(`${id}: ${state}, ${error}`);
  }
  for (const id of paidOrders) {
    // The second month extends the plan.
    const status = paid.get(id);
    if (status !== 'paid' && status !== 'renewed') faults.push(`${id}: paid, and ${status}`);
  }
  return faults.map((fault) => `${uid}: ${fault}`);
}

/** Waits until no conversion is left. */
async function settled(users: readonly LoadUser[]): Promise<number> {
  const startedAt = performance.now();
  for (const { account } of users) {
    for (;;) {
      const stored = (await suiteDeps().documents.user(account.uid).get()).data();
      if (!stored?.counters.making || performance.now() - startedAt > 120_000) break;
      await pause(100);
    }
  }
  return performance.now() - startedAt;
}

heading(`${userCount} users for ${seconds} s, ${think} s between two actions of each`);
const users = await newUsers();
// Functions and engines are loaded before the measurement.
for (const [at, user] of users.slice(0, 4).entries()) {
  await actionsOf(user, seeded(at), { add: () => {}, addFirstSound: () => {} })[0]?.act();
}

const ids = new Map(functions.map((name) => [name, processesOf(name)]));
const allIds = [...ids.values()].flat();
const memory: number[] = [];
const watch = setInterval(() => memory.push(usageOf(allIds).mb), 3000);
const before = {
  functions: new Map(functions.map((name) => [name, usageOf(ids.get(name) ?? []).seconds])),
  machine: machineSeconds(),
  own: process.cpuUsage(),
};
const stolen = watchStealTime();
const startedAt = performance.now();
await Promise.all(users.map((user, at) => live(user, at, startedAt + seconds * 1000)));
const tookS = (performance.now() - startedAt) / 1000;
clearInterval(watch);

const names = [...new Set(samples.map(({ what }) => what))].toSorted();
row('request', 'count', 'p50', 'p95', 'p99', 'slowest', 'per s');
for (const what of names) {
  const of = samples.filter((sample) => sample.what === what).map((sample) => sample.ms);
  const at = (share: number) => ms(percentile(of, share));
  row(what, `${of.length}`, at(0.5), at(0.95), at(0.99), at(1), (of.length / tookS).toFixed(2));
}
const all = samples.map((sample) => sample.ms);
row(
  'all',
  `${all.length}`,
  ...[0.5, 0.95, 0.99, 1].map((share) => ms(percentile(all, share))),
  (all.length / tookS).toFixed(2),
);
row(
  'first sound',
  `${firstSounds.length}`,
  ...[0.5, 0.95, 0.99, 1].map((share) => ms(percentile(firstSounds, share))),
);

let counted = cpuSince(before.own) / 1000;
row('these users', `${(counted / tookS).toFixed(2)} cores`);
for (const name of functions) {
  const of = ids.get(name) ?? [];
  const used = usageOf(of).seconds - (before.functions.get(name) ?? 0);
  counted += used;
  row(`${name} (${of.length} processes)`, `${(used / tookS).toFixed(2)} cores`);
}
const after = machineSeconds();
if (before.machine && after) {
  const busy = after.busy - before.machine.busy;
  const idle = after.idle - before.machine.idle;
  row('emulators and whatever else runs', `${((busy - counted) / tookS).toFixed(2)} cores`);
  row('the whole machine', `${Math.round((100 * busy) / (busy + idle))} % busy`);
}
console.log(`  ${stolen()}`);

const quarter = Math.floor(memory.length / 4);
const early = median(memory.slice(quarter, 2 * quarter));
const late = median(memory.slice(-quarter));
row('memory of the functions', mb(early), mb(late));

console.log(`  The last conversions ended ${ms(await settled(users))} after the last action.`);
const honest = samples.filter(({ status, lacksRetryAfter }) => status === 429 && !lacksRetryAfter);
const failed = samples.filter(({ status }) => status !== 200 && status !== 429);
const faults: string[] = [];
await eachOf(users, 8, async (user) => {
  faults.push(...(await faultsOf(user)));
});
const failures = new Map<string, number>();
for (const { what, status } of failed) {
  const name = `${what} ${status}`;
  failures.set(name, (failures.get(name) ?? 0) + 1);
}
for (const [name, count] of failures) console.log(`  failed: ${name}, ${count} times`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
console.log(`  ${honest.length} requests were answered 429 with a time to come back.`);
const lacksRetryAfter = samples.filter((sample) => sample.lacksRetryAfter).length;
goal({ what: 'failed requests', value: failed.length + lacksRetryAfter, max: goals.errors });
goal({ what: 'differences in the books', value: faults.length, max: goals.faults });
goal({ what: 'memory, last quarter ÷ second', value: late / early, max: goals.growth });
process.exit(printMissedGoals());
