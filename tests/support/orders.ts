import { randomUUID } from 'node:crypto';
import type { Currency, Order } from '@duu/contract/documents/order';
import { type PlanId, snapshotOf } from '@duu/contract/documents/plan';
import type { PaymentSource } from '@duu/contract/documents/subscription';
import { initialPlans } from '@duu/contract/initial-plans';
import {
  signSimulated,
  type simulatedEventTypes,
} from '../../functions/src/adapters/payments/simulated.ts';
import { newOrder } from '../../functions/src/services/orders/place-order.ts';
import { ask, onceKey } from './api.ts';
import { baseUrl } from './suite.ts';
import type { TestUser } from './users.ts';

/** The API's input for one month of a plan at the simulated provider. */
export const orderInput = {
  planId: '1',
  source: 'simulated',
  currency: 'MNT',
  quantity: 1,
} as const;

/** Returns an order document, for tests that only show or store it. */
export function anOrder(planId: PlanId, also: Partial<Order> = {}): Order {
  const createdAt = also.createdAt ?? new Date();
  const plan = snapshotOf(planId, initialPlans[planId]);
  return {
    ...newOrder(
      { ...orderInput, planId },
      { plan, amount: initialPlans[planId].prices.MNT },
      createdAt,
    ),
    transitions: [{ status: also.status ?? 'created', at: createdAt, reason: 'test' }],
    ...also,
  };
}

export const currentSubscription = async (user: TestUser) =>
  (await ask('getCurrentSubscription', user)).subscription;

/** Refunds a payment of an order, or all of it. */
export const refundByAdmin = (
  admin: TestUser,
  { uid }: TestUser,
  orderId: string,
  also: { amount?: number; paymentId?: string } = {},
) =>
  ask('adminRefundOrder', admin, {
    params: { uid, orderId },
    input: { reason: 'they asked', ...also },
    headers: onceKey(),
  });

interface SentEvent {
  readonly eventId?: string;
  readonly orderId: string;
  readonly type: (typeof simulatedEventTypes)[number];
  readonly amount: number;
  readonly currency?: Currency;
}

/** Sends a webhook as the simulated provider does. Returns `status body`. */
export async function sendEvent(event: SentEvent, signature?: string): Promise<string> {
  const sent = { eventId: randomUUID(), currency: 'MNT', ...event };
  const body = JSON.stringify(sent);
  const answer = await fetch(new URL('/api/v1/webhooks/simulated', baseUrl()), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Duu-Signature': signature ?? signSimulated(body),
    },
    body,
  });
  return `${answer.status} ${(await answer.text()).trim()}`;
}

/** Orders a plan at the simulated provider. Returns the order's id. */
export async function order(
  user: TestUser,
  planId: PlanId,
  also: {
    quantity?: number;
    confirmed?: boolean;
    recurring?: boolean;
    currency?: Currency;
    source?: PaymentSource;
  } = {},
): Promise<string> {
  const input = { ...orderInput, planId, ...also };
  return (await ask('createOrder', user, { input })).orderId;
}

export async function orderOf(user: TestUser, orderId: string) {
  return (await ask('getOrder', user, { params: { orderId } })).order;
}

/** Orders a plan and pays it. Returns the paid order. */
export async function buy(user: TestUser, planId: PlanId, also: Parameters<typeof order>[2] = {}) {
  const orderId = await order(user, planId, { confirmed: true, ...also });
  const { amount, currency } = await orderOf(user, orderId);
  const answer = await sendEvent({ orderId, type: 'paid', amount, currency });
  if (answer !== '200 {}') throw new Error(`The payment was answered ${answer}.`);
  return orderOf(user, orderId);
}
