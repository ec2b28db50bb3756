import { initialPlans } from '@duu/contract/initial-plans';
import { limits } from '@duu/contract/limits';
import { seeded } from '@duu/speech/testing/seeded';
import { noOperations, type Operations } from './count-operations.ts';
import type { OperationName } from './operation-costs.ts';

/** A kind of user: how many of them there are, and what they do in a month. */
interface Kind {
  readonly name: string;
  /** Share of all users who were there in this month. */
  readonly share: number;
  readonly plan: keyof typeof initialPlans;
  /** Mean number of sessions, and of conversions and plays in each. */
  readonly sessions: number;
  readonly conversions: number;
  readonly plays: number;
  /** Median of a text's characters; texts are spread log-normally around it. */
  readonly characters: number;
  /** Chance to buy or extend a plan in this month. */
  readonly buys: number;
}

/** Assumptions, not measurements: replace them by `/admin/stats` once there are users. */
const kinds: readonly Kind[] = [
  {
    name: 'trial',
    share: 0.93,
    plan: '0',
    sessions: 1.3,
    conversions: 1.5,
    plays: 1,
    characters: 120,
    buys: 0.01,
  },
  {
    name: 'basic',
    share: 0.05,
    plan: '1',
    sessions: 8,
    conversions: 3,
    plays: 3,
    characters: 350,
    buys: 0.9,
  },
  {
    name: 'standard',
    share: 0.014,
    plan: '2',
    sessions: 14,
    conversions: 5,
    plays: 5,
    characters: 700,
    buys: 0.9,
  },
  {
    name: 'pro',
    share: 0.006,
    plan: '3',
    sessions: 20,
    conversions: 8,
    plays: 6,
    characters: 1200,
    buys: 0.9,
  },
];

/** Share of a day's sessions that begin in each hour, in Ulaanbaatar: an assumption, with a peak in the evening. */
const hours = [
  1.2, 0.7, 0.4, 0.3, 0.3, 0.5, 1, 2.2, 4, 5.2, 5.8, 6, 5.5, 5.4, 5.8, 6, 5.8, 5.6, 5.8, 6.8, 8, 8,
  6, 3.7,
];

export interface Month {
  readonly users: number;
  readonly totals: Operations;
  readonly conversions: number;
  readonly characters: number;
  readonly orders: number;
  /** The busiest hour of the month. */
  readonly peak: Operations & { conversions: number; orders: number; listeners: number };
}

function poisson(mean: number, random: () => number): number {
  let product = random();
  let count = 0;
  for (const floor = Math.exp(-mean); product > floor; count++) product *= random();
  return count;
}

function hourOf(random: () => number): number {
  let at = random() * hours.reduce((all, one) => all + one, 0);
  return hours.findIndex((share) => {
    at -= share;
    return at < 0;
  });
}

function textLength(kind: Kind, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const most = initialPlans[kind.plan].charactersPerConversion;
  return Math.min(most, Math.max(10, Math.round(kind.characters * Math.exp(0.8 * normal))));
}

/** Bytes of sound per character: about 14 characters a second, at 64 kbit/s. */
export const bytesPerCharacter = 8000 / 14;
/** Seconds that a listener's stream stays open per character: it is made faster than it plays. */
const streamSecondsPerCharacter = 1 / 14 / 20;

/** Simulates a month of `users` users, hour by hour. The same seed gives the same month. */
export function simulateMonth(
  users: number,
  costs: Readonly<Record<OperationName, Partial<Operations>>>,
  seed: number,
): Month {
  const random = seeded(seed);
  const totals = { ...noOperations };
  const bins = Array.from({ length: 30 * 24 }, () => ({
    ...noOperations,
    conversions: 0,
    orders: 0,
    listeners: 0,
  }));
  let conversions = 0;
  let characters = 0;
  let orders = 0;

  for (let user = 0; user < users; user++) {
    let at = random();
    const kind = kinds.find(({ share }) => {
      at -= share;
      return at < 0;
    });
    if (!kind) continue;
    // Each user of the month came at least once.
    const sessions = 1 + poisson(kind.sessions - 1, random);
    let left =
      kind.plan === '0' ? limits.trialCharacters : initialPlans[kind.plan].charactersPerMonth;
    const buysAt = random() < kind.buys ? Math.floor(random() * sessions) : -1;
    for (let session = 0; session < sessions; session++) {
      const day = Math.floor(random() * 30);
      const bin = bins[day * 24 + hourOf(random)];
      if (!bin) continue;
      const add = (name: OperationName, times = 1, extra: Partial<Operations> = {}) => {
        for (const key of Object.keys(noOperations) as (keyof Operations)[]) {
          const by = times * (costs[name][key] ?? 0) + (extra[key] ?? 0);
          totals[key] += by;
          bin[key] += by;
        }
      };
      if (session === 0 && kind.plan === '0') add('sign up');
      add('open the app');
      add('see the home page');
      for (let plays = poisson(kind.plays, random); plays > 0; plays--) {
        const bytes = textLength(kind, random) * bytesPerCharacter;
        add('play', 1, { bytes });
        add('keep the position', 2);
      }
      if (random() < 0.6) add('see the library');
      if (random() < 0.1) add('search', 3);
      for (let more = poisson(kind.conversions, random); more > 0; more--) {
        const length = textLength(kind, random);
        if (length > left) continue;
        left -= length;
        conversions += 1;
        characters += length;
        bin.conversions += 1;
        bin.listeners += length * streamSecondsPerCharacter;
        add('see how a text is read', 2);
        add('convert and listen', 1, { bytes: length * bytesPerCharacter });
        if (random() < 0.3) add('rename');
        if (random() < 0.1) add('archive');
        if (random() < 0.05) add('share');
        // Each audio ends: deleted by its user, or by the nightly purge.
        add(random() < 0.1 ? 'delete' : 'expire');
      }
      if (session === buysAt) {
        orders += 1;
        bin.orders += 1;
        add('buy');
      }
    }
  }
  const peak = bins.reduce((most, bin) => (bin.calls > most.calls ? bin : most));
  return { users, totals, conversions, characters, orders, peak };
}
