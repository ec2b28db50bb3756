import { describe, expect, test } from 'vitest';
import { endActive, revokedCharacters, revokeGrant } from './revoke-grant.ts';
import {
  entries,
  now,
  standard,
  subscription,
  subscriptionsOf,
  trial,
} from './testing/examples.ts';

describe('revokeGrant', () => {
  const month = { subscriptionId: 's', months: 1 };
  const all = { orderId: 'o', characters: 30_000, whole: true };

  test('a refund revokes its share of the money, rounded down, and everything for the whole amount', () => {
    expect(revokedCharacters({ characters: 10 }, 1, 3)).toBe(3);
    expect(revokedCharacters({ characters: 10 }, 2, 3)).toBe(6);
    expect(revokedCharacters({ characters: 10 }, 3, 3)).toBe(10);
  });

  test('a partial refund leaves the time', () => {
    const subscriptions = subscriptionsOf({ s: subscription() }, 's');
    const part = { ...all, characters: 7500, whole: false };
    expect(revokeGrant(subscriptions, month, part, now)).toBe(7500);
    expect(subscriptions.active).toMatchObject({
      totalCredits: 22_500,
      endsAt: subscription().endsAt,
    });
  });

  test('a refund never revokes more than can be spent', () => {
    const subscriptions = subscriptionsOf({ s: subscription() }, 's');
    expect(revokeGrant(subscriptions, month, all, now)).toBe(28_800);
    expect(subscriptions.find('s')).toMatchObject({
      state: 'refunded',
      totalCredits: 1200,
      endsAt: now,
    });
    expect(subscriptions.active).toBeNull();
  });

  test('a refund of an extension leaves the time before it', () => {
    const endsAt = new Date('2027-02-10T10:00:00Z');
    const subscriptions = subscriptionsOf(
      { s: subscription({ totalCredits: 90_000, endsAt }) },
      's',
    );
    const given = { ...month, months: 2 };
    expect(revokeGrant(subscriptions, given, { ...all, characters: 60_000 }, now)).toBe(60_000);
    expect(subscriptions.active).toMatchObject({
      state: 'active',
      totalCredits: 30_000,
      endsAt: new Date('2026-12-10T10:00:00Z'),
    });
  });

  test('a refund restores the replaced plan, with the characters it had carried over', () => {
    const before = { ...trial, state: 'switched' as const };
    const s = subscription({ totalCredits: 30_500, carriedFrom: 't', carriedCredits: 500 });
    const subscriptions = subscriptionsOf({ t: before, s }, 's');
    expect(revokeGrant(subscriptions, month, all, now)).toBe(29_300);
    expect(subscriptions.active).toMatchObject({ id: 't', totalCredits: 0 });
    const unused = { ...s, usedCredits: 0, heldCredits: 0 };
    const fresh = subscriptionsOf({ t: before, s: unused }, 's');
    expect(revokeGrant(fresh, month, all, now)).toBe(30_000);
    expect(fresh.active).toMatchObject({ id: 't', state: 'active', totalCredits: 500 });
    expect(entries(fresh)).toEqual([
      ['revoke', 30_000, 's'],
      ['revoke', 500, 's'],
      ['carry', 500, 't'],
    ]);
  });

  test('a refund restores used and held characters too, and no more than was carried over', () => {
    const before = subscription({ state: 'switched' });
    const s = subscription({
      plan: standard,
      totalCredits: 130_000,
      usedCredits: 0,
      heldCredits: 0,
      carriedFrom: 'b',
      carriedCredits: 28_800,
    });
    const subscriptions = subscriptionsOf({ b: before, s }, 's');
    expect(revokeGrant(subscriptions, month, { ...all, characters: 100_000 }, now)).toBe(100_000);
    // 1,200 of the 30,000 left were carried over.
    expect(subscriptions.active).toMatchObject({ id: 'b', state: 'active', totalCredits: 30_000 });
  });

  test('a refund restores no plan whose own time is over', () => {
    const before = subscription({ state: 'switched', endsAt: now });
    const s = subscription({ carriedFrom: 'b', carriedCredits: 500 });
    const subscriptions = subscriptionsOf({ b: before, s }, 's');
    revokeGrant(subscriptions, month, all, now);
    expect(subscriptions.active).toBeNull();
    expect(subscriptions.find('b')?.state).toBe('switched');
  });

  test('a refund of a switched plan revokes what it had carried over to the next', () => {
    const s = subscription({ state: 'switched' });
    const next = subscription({
      plan: standard,
      totalCredits: 128_800,
      usedCredits: 0,
      heldCredits: 0,
      carriedFrom: 's',
      carriedCredits: 28_800,
    });
    const subscriptions = subscriptionsOf({ s, next }, 'next');
    expect(revokeGrant(subscriptions, month, all, now)).toBe(28_800);
    expect(subscriptions.active).toMatchObject({
      id: 'next',
      totalCredits: 100_000,
      carriedCredits: 0,
      endsAt: next.endsAt,
    });
    // Its time was revoked too, so it does not return when the next one is refunded.
    expect(
      revokeGrant(
        subscriptions,
        { subscriptionId: 'next', months: 1 },
        { ...all, characters: 100_000 },
        now,
      ),
    ).toBe(100_000);
    expect(subscriptions.active).toBeNull();
  });

  test('a refund of a plan that is over revokes nothing', () => {
    const subscriptions = subscriptionsOf({ s: subscription({ state: 'expired' }) }, null);
    expect(revokeGrant(subscriptions, month, all, now)).toBe(0);
    expect(revokeGrant(subscriptions, { ...month, subscriptionId: 'unknown' }, all, now)).toBe(0);
  });
});

test('an admin ends the active plan, and what is left is revoked', () => {
  const subscriptions = subscriptionsOf({ s: subscription() }, 's');
  expect(endActive(subscriptions, now)).toBe('s');
  expect(subscriptions.find('s')).toMatchObject({ state: 'expired', endsAt: now });
  expect(entries(subscriptions)).toEqual([['revoke', 28_800, 's']]);
  expect(endActive(subscriptions, now)).toBeNull();
});
