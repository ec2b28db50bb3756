// Actions of tests with orders, on the services and the database with a simulated provider and clock.
import type { Currency, Order } from '@duu/contract/documents/order';
import type { PlanId } from '@duu/contract/documents/plan';
import type { PaymentSource, Subscription } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import {
  type PaymentProvider,
  type PaymentState,
  PaymentUnavailable,
  type RecurringState,
} from '../../functions/src/adapters/payments/provider.ts';
import type { Deps } from '../../functions/src/deps.ts';
import { activeSubscription } from '../../functions/src/services/credits/active-subscription.ts';
import { placeOrder } from '../../functions/src/services/orders/place-order.ts';
import { suiteDeps } from './admin.ts';
import type { OrderFixture } from './order-fixture.ts';
import { orderInput } from './orders.ts';

const { documents } = suiteDeps();
export const origin = 'http://127.0.0.1';

export interface OrderOptions {
  readonly planId?: PlanId;
  readonly source?: PaymentSource;
  readonly quantity?: number;
  readonly currency?: Currency;
  readonly recurring?: boolean;
  readonly confirmed?: boolean;
  readonly key?: string;
}

/** Orders one month of a plan, or as in `options`. Returns the order's id. */
export async function placeTestOrder(
  { deps, uid }: Pick<OrderFixture, 'deps' | 'uid'>,
  { key, ...options }: OrderOptions = {},
): Promise<string> {
  const input = { ...orderInput, recurring: false, confirmed: true, ...options };
  return (await placeOrder(deps, uid, input, { idempotencyKey: key ?? null, origin })).orderId;
}

/** Returns what a provider's operation does while the provider is down. */
export const providerDown = async () => {
  throw new PaymentUnavailable('down');
};

export async function orderOf({ uid }: Pick<OrderFixture, 'uid'>, orderId: string): Promise<Order> {
  const found = (await documents.order(uid, orderId).get()).data();
  if (!found) throw new Error(`There is no order ${orderId}.`);
  return found;
}

export async function planOf(fixture: OrderFixture): Promise<WithId<Subscription>> {
  const found = await activeSubscription(fixture.deps, fixture.uid);
  if (!found) throw new Error('There is no active plan.');
  return found;
}

/** Changes the provider's state and delivers the webhook at once. Returns the event's id. */
export async function applyProviderEvent(
  fixture: OrderFixture,
  type: 'paid' | 'renewed' | 'canceled' | 'refunded',
  orderId: string,
  also: { amount?: number; currency?: Currency } = {},
): Promise<string> {
  const known = fixture.provider.get(orderId);
  const { amount = known?.amount ?? 0, currency = known?.currency ?? 'MNT' } = also;
  fixture.changeAtProvider(type, orderId, amount, currency);
  const event = fixture.undelivered.at(-1);
  if (!event) throw new Error('Nothing happened.');
  await fixture.deliver(event);
  return event.eventId;
}

/** Orders and pays. Returns the order's id. */
export async function buy(fixture: OrderFixture, options: OrderOptions = {}): Promise<string> {
  const orderId = await placeTestOrder(fixture, options);
  await applyProviderEvent(fixture, 'paid', orderId);
  return orderId;
}

export interface Changes extends Partial<Omit<PaymentProvider, 'stateOf'>> {
  /** Changes the provider's state. */
  readonly state?: (state: PaymentState) => PaymentState;
  readonly recurringState?: (state: RecurringState) => RecurringState;
}

/** Returns the fixture's dependencies with another provider. */
export function withProvider({ deps }: OrderFixture, changes: Changes): Deps {
  const real = deps.payments.provider('simulated');
  if (!real?.recurring) throw new Error('There is no simulated provider.');
  const { state = (it) => it, recurringState = (it) => it, ...also } = changes;
  const recurring = also.recurring ?? real.recurring;
  const provider: PaymentProvider = {
    ...real,
    ...also,
    stateOf: async (reference) => state(await real.stateOf(reference)),
    recurring: {
      ...recurring,
      stateOf: async (reference) => recurringState(await recurring.stateOf(reference)),
    },
  };
  const payments = { ...deps.payments, provider: () => provider, all: () => [provider] };
  return { ...deps, payments };
}

/** Returns the figures of an order's day. */
export async function revenueOf(orderId: string): Promise<number[]> {
  const noted = await documents.revenue().where('orderId', '==', orderId).get();
  return noted.docs.map((doc) => doc.data().amount).sort((a, b) => a - b);
}

/** Returns the kinds of queued e-mails of the user. */
export async function mailsOf({ uid }: OrderFixture): Promise<string[]> {
  return (await documents.mails(uid).get()).docs.map((doc) => doc.data().mail.kind).sort();
}
