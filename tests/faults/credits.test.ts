import type { Subscription } from '@duu/contract/documents/subscription';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../functions/src/api-error.ts';
import { spendableSubscription } from '../../functions/src/services/credits/active-subscription.ts';
import { grantPlan } from '../../functions/src/services/credits/grant-plan.ts';
import { readHeld, releaseHeld, settleHeld } from '../../functions/src/services/credits/held.ts';
import { holdCredits } from '../../functions/src/services/credits/hold.ts';
import { expireSubscriptions } from '../../functions/src/services/jobs/expire-subscriptions.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { newPerson, type Person } from '../support/people.ts';

const deps = suiteDeps();
const { documents } = deps;

function hold(person: Person, audioId: string, characters: number) {
  return documents.transact(async (tx) => {
    const user = (await tx.get(documents.user(person.uid))).data();
    if (!user) throw new Error('There is no account.');
    const funds = { refusal: null, activeId: null };
    const { subscription } = await spendableSubscription(tx, deps, person.uid, user, funds);
    return holdCredits(tx, deps, person.uid, subscription, { characters, audioId });
  });
}

async function balance(person: Person): Promise<Subscription> {
  const found = (await documents.subscription(person.uid, 'trial').get()).data();
  if (!found) throw new Error('There is no trial.');
  return found;
}

/** What the ledger says, by type. */
async function sums(person: Person): Promise<Record<string, number>> {
  const entries = (await documents.ledger(person.uid).get()).docs.map((doc) => doc.data());
  const by: Record<string, number> = {};
  for (const { type, characters } of entries) by[type] = (by[type] ?? 0) + characters;
  return by;
}

describe('a hundred at once on one balance', () => {
  let person: Person;
  let outcomes: PromiseSettledResult<Awaited<ReturnType<typeof hold>>>[];

  beforeAll(async () => {
    person = await newPerson();
    await ask('getMe', person);
    const asked = Array.from({ length: 100 }, (_, at) => hold(person, `a${at}`, 75));
    outcomes = await Promise.allSettled(asked);
  });

  test('of 100 × 75 against 500, exactly six are held, and the others are told', async () => {
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(outcomes.length - refused.length).toBe(6);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(ApiError);
      expect(reason.key).toBe('max_characters_exceeded');
    }
    expect(await balance(person)).toMatchObject({ heldCredits: 450, usedCredits: 0 });
    expect(await sums(person)).toEqual({ grant: 500, hold: 450 });
  });

  test('settling and giving back at once leaves granted = available + held + used', async () => {
    const holds = outcomes.flatMap((outcome, at) =>
      outcome.status === 'fulfilled' ? [{ hold: outcome.value, audioId: `a${at}` }] : [],
    );
    await Promise.all(
      holds.map((held, at) =>
        documents.transact(async (tx) => {
          const read = await readHeld(tx, deps, person.uid, held.hold);
          if (at % 2 === 0) settleHeld(tx, deps, person.uid, held.audioId, read);
          else releaseHeld(tx, deps, person.uid, held.audioId, read, 'test');
        }),
      ),
    );
    expect(await balance(person)).toMatchObject({ heldCredits: 0, usedCredits: 225 });
    expect(await sums(person)).toEqual({ grant: 500, hold: 450, settle: 225, release: 225 });
  });
});

describe('a subscription that ends while something is held of it', () => {
  let person: Person;
  let held: Awaited<ReturnType<typeof hold>>;

  beforeEach(async () => {
    person = await newPerson();
    await ask('getMe', person);
    held = await hold(person, 'a', 100);
  });

  const release = () =>
    documents.transact(async (tx) => {
      const read = await readHeld(tx, deps, person.uid, held);
      releaseHeld(tx, deps, person.uid, 'a', read, 'test');
    });

  test('what comes back to an expired one expires', async () => {
    const endsAt = new Date(Date.now() - 1000);
    await documents.subscription(person.uid, 'trial').update({ endsAt });
    await expireSubscriptions(deps);
    expect(await sums(person)).toEqual({ grant: 500, hold: 100, expire: 400 });
    await release();
    expect(await sums(person)).toEqual({ grant: 500, hold: 100, release: 100, expire: 500 });
    expect(await balance(person)).toMatchObject({ state: 'expired', heldCredits: 0 });
  });

  test('what comes back to a switched one goes on to its successor', async () => {
    const plan = { id: 'pro', planId: '3', source: 'admin', orderId: null } as const;
    await grantPlan(deps, person.uid, plan);
    await grantPlan(deps, person.uid, plan);
    const granted = { grant: 300_500, hold: 100 };
    expect(await sums(person)).toEqual({ ...granted, carry: 400, revoke: 400 });
    await release();
    expect(await sums(person)).toEqual({ ...granted, release: 100, carry: 500, revoke: 500 });
    expect((await ask('getMe', person)).subscription).toMatchObject({
      id: 'pro',
      totalCredits: 300_500,
      usedCredits: 0,
      heldCredits: 0,
    });
  });
});
