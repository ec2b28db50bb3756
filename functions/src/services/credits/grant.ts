import type { OrderEffect, OrderGrant } from '@duu/contract/documents/order';
import type { PlanSnapshot } from '@duu/contract/documents/plan';
import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import { billingDayOf, charactersOf, hasEnded, monthsOf, moveEnd } from './periods.ts';
import type { UserSubscriptions } from './user-subscriptions.ts';

export interface Granted {
  /** The id of a new subscription. */
  readonly id: string;
  readonly plan: PlanSnapshot;
  /** Periods of the plan. */
  readonly quantity: number;
  readonly source: Subscription['source'];
  readonly orderId: string | null;
}

/** What a grant would do to the active subscription. */
export interface GrantPlan {
  readonly effect: OrderEffect;
  readonly months: number;
  readonly from: Date;
  readonly until: Date;
  readonly characters: number;
  /** Characters carried over from the previous subscription. */
  readonly carried: number;
  readonly charactersAfter: number;
  readonly billingDay: number;
}

/**
 * Plans a grant. The same plan is extended from its end. Another plan ends, and its unused characters are
 * carried over, unless its time is over.
 * @throws RangeError for a plan without periods
 */
export function planGrant(
  active: Subscription | null,
  { plan, quantity }: Pick<Granted, 'plan' | 'quantity'>,
  now: Date,
): GrantPlan {
  const months = monthsOf(plan.period, quantity);
  if (months === null) throw new RangeError('The trial is not granted.');
  const characters = charactersOf(plan, quantity);
  const running = active !== null && !hasEnded(active, now) ? active : null;
  const available = running ? availableCredits(running) : 0;
  const end = running?.plan.id === plan.id ? running.endsAt : null;
  const isSame = end !== null;
  const from = end ?? now;
  const billingDay = billingDayOf(from, isSame ? running?.billingDay : undefined);
  const isStart = running === null || running.plan.period === 'once';
  return {
    effect: isSame ? 'extend' : isStart ? 'start' : 'switch',
    months,
    from,
    until: moveEnd(from, months, billingDay),
    characters,
    carried: isSame ? 0 : available,
    charactersAfter: available + characters,
    billingDay,
  };
}

/** An extension never makes the plan's terms worse. */
export function betterTerms(one: PlanSnapshot, other: PlanSnapshot): PlanSnapshot {
  return {
    ...other,
    charactersPerConversion: Math.max(one.charactersPerConversion, other.charactersPerConversion),
    premiumVoices: one.premiumVoices || other.premiumVoices,
    backgroundSound: one.backgroundSound || other.backgroundSound,
    storageMonths: Math.max(one.storageMonths, other.storageMonths),
  };
}

/** Grants or extends a plan. Returns the grant. */
export function grant(subscriptions: UserSubscriptions, granted: Granted, now: Date): OrderGrant {
  subscriptions.expireEnded(now);
  const { active } = subscriptions;
  const will = planGrant(active, granted, now);
  const { plan, source, orderId } = granted;
  const { effect, months, from, until, characters, carried, billingDay } = will;
  const gave = { effect, characters, revoked: 0, months, from, until };
  if (active !== null && effect === 'extend') {
    subscriptions.change(active.id, {
      plan: betterTerms(active.plan, plan),
      totalCredits: active.totalCredits + characters,
      endsAt: until,
      billingDay,
    });
    const subscriptionId = active.id;
    subscriptions.note({ type: 'grant', characters, reason: source, subscriptionId, orderId });
    return { ...gave, subscriptionId };
  }
  if (active !== null) switchFrom(subscriptions, active.id, carried, orderId);
  const subscriptionId = granted.id;
  subscriptions.open(subscriptionId, {
    plan,
    source,
    state: 'active',
    totalCredits: characters + carried,
    usedCredits: 0,
    heldCredits: 0,
    startsAt: now,
    endsAt: until,
    billingDay,
    carriedFrom: active?.id ?? null,
    carriedCredits: carried,
    recurring: null,
    refundDebt: null,
  });
  subscriptions.activate(subscriptionId);
  subscriptions.note({ type: 'grant', characters, reason: source, subscriptionId, orderId });
  subscriptions.note({
    type: 'carry',
    characters: carried,
    reason: 'switched',
    subscriptionId,
    orderId,
  });
  return { ...gave, subscriptionId };
}

/** Ends a subscription that another one replaces. Returns what is carried over. */
function switchFrom(
  subscriptions: UserSubscriptions,
  subscriptionId: string,
  characters: number,
  orderId: string | null,
): void {
  subscriptions.change(subscriptionId, { state: 'switched' });
  subscriptions.note({ type: 'revoke', characters, reason: 'switched', subscriptionId, orderId });
}
