import { availableCredits } from '@duu/contract/documents/subscription';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../functions/src/api-error.ts';
import { adjustCredits } from '../../functions/src/services/credits/adjust-credits.ts';
import { anAdmin, suiteDeps } from '../support/admin.ts';
import { endHold, type Hold, hold, ledgerSums, subscriptionOf } from '../support/credits.ts';
import { holdFromTwo } from '../support/holding.ts';
import { newUserWithAccount, type TestUser } from '../support/users.ts';

const deps = suiteDeps();

let user: TestUser;
beforeEach(async () => {
  user = await newUserWithAccount();
});

describe('parallel holds on one balance', () => {
  test('parallel holds from two processes, a hundred: of 100 × 75 against 500 exactly six are held', async () => {
    const { outcomes } = await holdFromTwo(user.uid, 50, 75);
    expect(outcomes).toHaveLength(100);
    const refused = outcomes.filter((outcome) => outcome === 'max_characters_exceeded');
    expect(refused).toHaveLength(94);
    expect(await subscriptionOf(user.uid)).toMatchObject({ heldCredits: 450, usedCredits: 0 });
    expect(await ledgerSums(user.uid)).toEqual({ grant: 500, hold: 450 });
  });

  test('parallel holds from two processes, a hundred: all of 100 × 5 against 500 are held', async () => {
    const { outcomes } = await holdFromTwo(user.uid, 50, 5);
    const audios = ['a', 'b'].flatMap((name) => Array.from({ length: 50 }, (_, at) => name + at));
    expect(outcomes.toSorted()).toEqual(audios.toSorted());
    expect(await subscriptionOf(user.uid)).toMatchObject({ heldCredits: 500, usedCredits: 0 });
    expect(await ledgerSums(user.uid)).toEqual({ grant: 500, hold: 500 });
  });

  test('parallel holds from one process, a hundred: exactly six are held, and settled or released exactly', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `a${at}`);
    const outcomes = await Promise.allSettled(ids.map((id) => hold(user.uid, id, 75)));
    const holds = outcomes.flatMap((outcome, at) =>
      outcome.status === 'fulfilled' ? [{ held: outcome.value, audioId: `a${at}` }] : [],
    );
    expect(holds).toHaveLength(6);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toBeInstanceOf(ApiError);
        expect(outcome.reason.key).toBe('max_characters_exceeded');
      }
    await Promise.all(
      holds.map(({ held, audioId }, at) =>
        endHold(user.uid, audioId, held, at % 2 === 0 ? 'settle' : 'release'),
      ),
    );
    expect(await subscriptionOf(user.uid)).toMatchObject({ heldCredits: 0, usedCredits: 225 });
    const sums = { grant: 500, hold: 450, settle: 225, release: 225 };
    expect(await ledgerSums(user.uid)).toEqual(sums);
  });
});

test('500 random operations, four at a time, leave balance and ledger equal', async () => {
  const { uid } = user;
  let seed = 20_261_122;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const open: { audioId: string; held: Hold }[] = [];
  const refusals = new Map<string, number>();
  const end = async (how: 'settle' | 'release') => {
    const [one] = open.splice(random(Math.max(1, open.length)), 1);
    if (one) await endHold(uid, one.audioId, one.held, how);
  };
  let made = 0;
  const operations: (() => Promise<unknown>)[] = [
    async () => {
      const audioId = `r${made++}`;
      open.push({ audioId, held: await hold(uid, audioId, 1 + random(120)) });
    },
    () => end('settle'),
    () => end('release'),
    () => adjustCredits(deps, anAdmin, uid, { characters: random(160) - 60, reason: 'test' }, null),
  ];
  let left = 500;
  const work = async () => {
    while (left-- > 0)
      await operations[random(operations.length)]?.().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        refusals.set(error.key, (refusals.get(error.key) ?? 0) + 1);
      });
  };
  await Promise.all([work(), work(), work(), work()]);

  const expected = ['credits.below_used', 'max_characters_exceeded'];
  expect([...refusals.keys()].filter((key) => !expected.includes(key))).toEqual([]);
  const subscription = await subscriptionOf(uid);
  const { grant = 0, adjust = 0, hold: held = 0, settle = 0, release = 0 } = await ledgerSums(uid);
  expect(subscription).toMatchObject({
    totalCredits: grant + adjust,
    usedCredits: settle,
    heldCredits: held - settle - release,
  });
  expect(subscription.heldCredits).toBe(open.reduce((sum, one) => sum + one.held.characters, 0));
  expect(availableCredits(subscription)).toBe(grant + adjust - held + release);
  expect(settle).toBeGreaterThan(0);
});
