import { snapshotOf } from '@duu/contract/documents/plan';
import { initialPlans } from '@duu/contract/initial-plans';
import { describe, expect, test } from 'vitest';
import { grant, planGrant } from './grant.ts';
import { hasEnded } from './periods.ts';
import {
  basic,
  entries,
  now,
  standard,
  subscription,
  subscriptionsOf,
  trial,
} from './testing/examples.ts';

const given = { id: 'new', plan: basic, quantity: 1, source: 'simulated', orderId: 'o' } as const;

describe('grants', () => {
  test('a grant starts a plan where there is none', () => {
    const subscriptions = subscriptionsOf({}, null);
    expect(grant(subscriptions, { ...given, quantity: 2 }, now)).toEqual({
      effect: 'start',
      subscriptionId: 'new',
      characters: 60_000,
      revoked: 0,
      months: 2,
      from: now,
      until: new Date('2027-01-22T10:00:00Z'),
    });
    expect(subscriptions.active).toMatchObject({ id: 'new', totalCredits: 60_000, billingDay: 22 });
    expect(entries(subscriptions)).toEqual([
      ['grant', 60_000, 'new'],
      ['carry', 0, 'new'],
    ]);
  });

  test('a grant replaces the trial without confirmation, and carries its rest over', () => {
    const subscriptions = subscriptionsOf({ trial }, 'trial');
    expect(grant(subscriptions, given, now).effect).toBe('start');
    expect(subscriptions.find('trial')?.state).toBe('switched');
    expect(subscriptions.active).toMatchObject({
      totalCredits: 30_500,
      carriedFrom: 'trial',
      carriedCredits: 500,
    });
    expect(entries(subscriptions)).toEqual([
      ['revoke', 500, 'trial'],
      ['grant', 30_000, 'new'],
      ['carry', 500, 'new'],
    ]);
  });

  test('a grant of the same plan extends it from its end and adds characters', () => {
    const subscriptions = subscriptionsOf({ old: subscription() }, 'old');
    expect(grant(subscriptions, given, now)).toMatchObject({
      effect: 'extend',
      subscriptionId: 'old',
      from: new Date('2026-12-10T10:00:00Z'),
      until: new Date('2027-01-10T10:00:00Z'),
    });
    expect(subscriptions.active).toMatchObject({
      id: 'old',
      totalCredits: 60_000,
      usedCredits: 1000,
    });
    expect(entries(subscriptions)).toEqual([['grant', 30_000, 'old']]);
  });

  test('a grant of another plan carries over what is neither used nor held', () => {
    const subscriptions = subscriptionsOf({ old: subscription() }, 'old');
    const will = planGrant(subscriptions.active, { plan: standard, quantity: 1 }, now);
    expect(will).toMatchObject({ effect: 'switch', carried: 28_800, charactersAfter: 128_800 });
    grant(subscriptions, { ...given, plan: standard }, now);
    expect(subscriptions.find('old')?.state).toBe('switched');
    expect(subscriptions.active).toMatchObject({ plan: { id: '2' }, totalCredits: 128_800 });
  });

  test('a grant after the end carries nothing: the old plan expires first', () => {
    const subscriptions = subscriptionsOf({ old: subscription({ endsAt: now }) }, 'old');
    expect(grant(subscriptions, given, now)).toMatchObject({ effect: 'start', from: now });
    expect(subscriptions.find('old')?.state).toBe('expired');
    expect(subscriptions.active).toMatchObject({ totalCredits: 30_000, carriedFrom: null });
    expect(entries(subscriptions)[0]).toEqual(['expire', 28_800, 'old']);
  });

  test('a grant never makes the terms of a running plan worse', () => {
    const generous = { ...basic, charactersPerConversion: 4000, premiumVoices: true };
    const subscriptions = subscriptionsOf({ old: subscription({ plan: generous }) }, 'old');
    grant(subscriptions, given, now);
    expect(subscriptions.active?.plan).toMatchObject({
      charactersPerConversion: 4000,
      premiumVoices: true,
    });
  });

  test('a grant makes the terms of a running plan better where the plan is better now', () => {
    const plain = { ...basic, backgroundSound: false, premiumVoices: false, storageMonths: 9 };
    const rich = { ...plain, backgroundSound: true, premiumVoices: true, storageMonths: 3 };
    for (const [before, after] of [
      [plain, rich],
      [
        { ...rich, storageMonths: 3 },
        { ...plain, storageMonths: 9 },
      ],
    ] as const) {
      const subscriptions = subscriptionsOf({ old: subscription({ plan: before }) }, 'old');
      grant(subscriptions, { ...given, plan: after }, now);
      expect(subscriptions.active?.plan).toMatchObject({
        backgroundSound: true,
        premiumVoices: true,
        storageMonths: 9,
      });
    }
  });

  test('a grant of the same plan comes back to its billing day after February', () => {
    const endsAt = new Date('2027-02-28T10:00:00Z');
    const running = subscription({ endsAt, billingDay: 31 });
    const will = planGrant(running, { plan: basic, quantity: 1 }, now);
    expect(will).toMatchObject({
      effect: 'extend',
      until: new Date('2027-03-31T10:00:00Z'),
      carried: 0,
      charactersAfter: 58_800,
      billingDay: 31,
    });
  });

  test('a grant of the trial throws', () => {
    const plan = snapshotOf('0', initialPlans['0']);
    expect(() => planGrant(null, { plan, quantity: 1 }, now)).toThrow(RangeError);
  });
});

describe('the end of a plan', () => {
  const at = (ms: number) => new Date(now.getTime() + ms);
  const charged = { source: 'stripe', reference: 'sub', nextChargeAt: null } as const;
  const day = 24 * 3_600_000;

  test.each([
    ['none', { endsAt: null, recurring: null }, false],
    ['now', { endsAt: now, recurring: null }, true],
    ['in a moment', { endsAt: at(1), recurring: null }, false],
    [
      'an hour ago, charged by itself',
      { endsAt: at(-3_600_000), recurring: { ...charged, state: 'active' } },
      false,
    ],
    [
      'a day ago, charged by itself',
      { endsAt: at(-day), recurring: { ...charged, state: 'past_due' } },
      true,
    ],
    [
      'an hour ago, charged no more',
      { endsAt: at(-3_600_000), recurring: { ...charged, state: 'ending' } },
      true,
    ],
  ] as const)('whether a plan has ended: %s', (_, of, ended) => {
    expect(hasEnded(of, now)).toBe(ended);
  });
});

test('a subscription that was not read is not changed', () => {
  const subscriptions = subscriptionsOf({ s: subscription() }, 's');
  expect(() => subscriptions.change('other', {})).toThrow('was not read');
  expect(() => subscriptions.open('s', subscription())).toThrow('is there');
});
