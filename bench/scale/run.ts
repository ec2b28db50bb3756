// The model of docs/scale.md: what 1,000 conversions cost, and a month of 1,000, 100,000 and 10 million users.
//   npm exec -- node bench/scale/run.ts [--seed 1]
// The largest are simulated as 100,000 users and multiplied. Prints the tables of docs/scale.md.
import { parseArgs } from 'node:util';
import { heading, row } from '../report.ts';
import type { Operations } from './count-operations.ts';
import { operationCosts } from './operation-costs.ts';
import { bytesPerCharacter, type Month, simulateMonth } from './simulate.ts';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });

/**
 * Google's list prices in USD, of 2026-11, for a regional database in Oregon and functions of tier 1. Those of other
 * regions differ by up to a third.
 */
const prices = {
  read: 0.03 / 100_000,
  write: 0.09 / 100_000,
  delete: 0.01 / 100_000,
  /** A request of Cloud Run functions, a second of a vCPU, a GiB-second, a task. */
  invocation: 0.4 / 1e6,
  cpuSecond: 0.000024,
  gibSecond: 0.0000025,
  task: 0.4 / 1e6,
  fileWrite: 0.05 / 10_000,
  fileRead: 0.004 / 10_000,
  egressGb: 0.12,
  storageGbMonth: 0.026,
} as const;

/** By `bench/load/per-core.ts`: one core's seconds for 1,000 characters, engine, encoder and all. */
const cpuSecondsPer1000 = 1.2;
/** A call without speech: seconds of CPU; an instance with 40 slots is never used to the full. */
const cpuSecondsPerCall = 0.01;
const idleFactor = 2;
/** Months that a sound is stored. */
const storedMonths = 3;
/** Conversions that one instance bears at once, before the first sound takes longer than a second. */
const conversionsPerInstance = 2;

function moneyOf(totals: Operations, characters: number) {
  const cpu =
    idleFactor * ((characters / 1000) * cpuSecondsPer1000 + totals.calls * cpuSecondsPerCall);
  return {
    Firestore:
      totals.reads * prices.read + totals.writes * prices.write + totals.deletes * prices.delete,
    Functions:
      (totals.calls + totals.tasks) * prices.invocation +
      cpu * (prices.cpuSecond + prices.gibSecond) +
      totals.tasks * prices.task,
    Storage:
      totals.fileWrites * prices.fileWrite +
      totals.fileReads * prices.fileRead +
      ((characters * bytesPerCharacter) / 1e9) * storedMonths * prices.storageGbMonth,
    Traffic: (totals.bytes / 1e9) * prices.egressGb,
  };
}

const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: 3,
});
const whole = (value: number) =>
  value < 10_000 ? Math.round(value).toLocaleString('en-US') : compact.format(value);
const dollars = (value: number) => `$${value < 10 ? value.toFixed(2) : whole(value)}`;

function times(month: Month, factor: number): Month {
  const scaled = <T extends object>(of: T): T =>
    Object.fromEntries(Object.entries(of).map(([key, value]) => [key, value * factor])) as T;
  const { users, conversions, characters, orders } = scaled({
    users: month.users,
    conversions: month.conversions,
    characters: month.characters,
    orders: month.orders,
  });
  return {
    users,
    conversions,
    characters,
    orders,
    totals: scaled(month.totals),
    peak: scaled(month.peak),
  };
}

const seed = Number(values.seed);
const hundredThousand = simulateMonth(100_000, operationCosts, seed);
const months = [
  simulateMonth(1000, operationCosts, seed),
  hundredThousand,
  times(hundredThousand, 100),
];

heading('1,000 conversions with everything around them');
const per1000 = 1000 / hundredThousand.conversions;
const around = times(hundredThousand, per1000);
const lines: [string, (month: Month) => string][] = [
  ['users', ({ users }) => whole(users)],
  ['conversions', ({ conversions }) => whole(conversions)],
  ['characters', ({ characters }) => whole(characters)],
  ['orders', ({ orders }) => whole(orders)],
  ['reads', ({ totals }) => whole(totals.reads)],
  ['writes', ({ totals }) => whole(totals.writes)],
  ['deletes', ({ totals }) => whole(totals.deletes)],
  ['calls and tasks', ({ totals }) => whole(totals.calls + totals.tasks)],
  ['traffic in GB', ({ totals }) => (totals.bytes / 1e9).toFixed(2)],
  ['Firestore', ({ totals, characters }) => dollars(moneyOf(totals, characters).Firestore)],
  ['Functions', ({ totals, characters }) => dollars(moneyOf(totals, characters).Functions)],
  ['Storage', ({ totals, characters }) => dollars(moneyOf(totals, characters).Storage)],
  ['Traffic', ({ totals, characters }) => dollars(moneyOf(totals, characters).Traffic)],
  [
    'all money',
    ({ totals, characters }) =>
      dollars(Object.values(moneyOf(totals, characters)).reduce((all, one) => all + one, 0)),
  ],
];
for (const [name, of] of lines) row(name, of(around));

heading('A month');
for (const [name, of] of lines) row(name, ...months.map(of));

heading('Its busiest hour, per second');
const perSecond: [string, (month: Month) => number][] = [
  ['calls', ({ peak }) => peak.calls],
  ['conversions', ({ peak }) => peak.conversions],
  ['reads', ({ peak }) => peak.reads],
  ['writes', ({ peak }) => peak.writes],
  ['orders (invoice counter)', ({ peak }) => peak.orders],
];
for (const [name, of] of perSecond)
  row(name, ...months.map((month) => (of(month) / 3600).toFixed(3)));
row(
  'instances that convert',
  ...months.map(({ peak }) => whole(Math.ceil(peak.listeners / 3600 / conversionsPerInstance))),
);
