import type { Order, OrderPlace, PaymentEvent } from '@duu/contract/documents/order';
import type {
  PaymentProvider,
  PaymentState,
  RecurringState,
} from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { anyActiveId } from '../credits/active-subscription.ts';
import type { UserSubscriptions } from '../credits/user-subscriptions.ts';
import { renewalFailedMail } from './order-mails.ts';
import { withStatus } from './order-states.ts';
import {
  beginWork,
  type OrderWork,
  recordPayment,
  subscriptionsFor,
  writeWork,
} from './order-work.ts';
import { orderRef, storePlace } from './places.ts';
import { showRecurring } from './show-recurring.ts';

/** A provider's event, which is processed once. */
export interface EventName {
  readonly source: PaymentEvent['source'];
  readonly id: string;
}

export function eventKey({ source, id }: EventName): string {
  return `${source}:${id.replaceAll('/', '_')}`;
}

interface ProviderState {
  readonly provider: PaymentProvider;
  readonly state: PaymentState;
  readonly recurring: RecurringState | null;
}

/**
 * Reads the provider's current state.
 * @throws PaymentUnavailable
 */
async function readProviderState(
  provider: PaymentProvider,
  reference: string,
): Promise<ProviderState> {
  const state = await provider.stateOf(reference);
  const recurring =
    state.recurring === null
      ? null
      : ((await provider.recurring?.stateOf(state.recurring)) ?? null);
  return { provider, state, recurring };
}

/** Brings an order that the transaction has read to its provider's state. */
async function settleWithin(
  tx: Transaction,
  deps: Deps,
  orderId: string,
  { before, subscriptions }: { before: Order; subscriptions: UserSubscriptions | null },
  { provider, state, recurring }: ProviderState,
): Promise<{ work: OrderWork; hasChanged: boolean; isSecond: boolean }> {
  const now = deps.now();
  const work = beginWork({ order: before, orderId, subscriptions, now });
  const subscriptionId = deps.newId();
  for (const payment of state.payments)
    await recordPayment(tx, deps, work, payment, subscriptionId);
  if (state.status === 'canceled' && work.order.status === 'created') {
    work.order = withStatus(work.order, 'canceled', now, 'the checkout ended');
  }
  // A payment for a deleted user grants nothing, and a checkout is paid once: the order is over.
  const hasMoney = work.order.payments.length > 0;
  if (subscriptions === null && hasMoney && work.order.status === 'created') {
    work.order = withStatus(work.order, 'canceled', now, 'the account was deleted');
  }
  let isSecond = false;
  const granted = work.order.grant?.subscriptionId;
  if (
    subscriptions &&
    granted !== undefined &&
    before.recurring &&
    state.recurring !== null &&
    recurring !== null
  ) {
    const by = { source: provider.source, reference: state.recurring };
    const of = subscriptions.find(granted);
    const shown = showRecurring(subscriptions, granted, by, recurring);
    isSecond = shown === 'second';
    if (of && shown === 'news' && recurring.status === 'past_due') {
      const mail = renewalFailedMail(granted, of, before, recurring.nextChargeAt);
      if (mail) work.mails.push(mail);
    }
  }
  return { work, hasChanged: work.order !== before, isSecond };
}

/**
 * Settles an order by its provider's state: payments, refunds, the end of its checkout. One transaction
 * writes the event, status, invoice number, grant, subscription, ledger and revenue. Idempotent.
 * @throws PaymentUnavailable, ApiError `order.not_found`, `payment_source_unavailable`, `auth.user_not_found`
 * if the account is being deleted
 */
export async function settleCheckout(
  deps: Deps,
  place: OrderPlace,
  event: EventName | null,
): Promise<PaymentEvent['outcome']> {
  const { documents, payments } = deps;
  const known = (await orderRef(deps, place).get()).data();
  if (!known) throw new ApiError('order.not_found');
  if (known.source === 'manual' || known.reference === null) return 'nothing';
  const provider = payments.provider(known.source);
  if (provider === null) throw new ApiError('payment_source_unavailable');
  const asked = await readProviderState(provider, known.reference);
  const otherwise = place.uid === null ? null : await anyActiveId(deps, place.uid);
  let second: string | null = null;
  const outcome = await documents.transact(async (tx): Promise<PaymentEvent['outcome']> => {
    second = null;
    const before = (await tx.get(orderRef(deps, place))).data();
    if (!before) throw new ApiError('order.not_found');
    const subscriptions = await subscriptionsFor(tx, deps, place.uid, before, otherwise);
    const eventRef = event ? documents.paymentEvent(eventKey(event)) : null;
    if (eventRef && (await tx.get(eventRef)).exists) return 'nothing';
    const read = { before, subscriptions };
    const settled = await settleWithin(tx, deps, place.orderId, read, asked);
    if (settled.isSecond) second = asked.state.recurring;
    const outcome = settled.hasChanged ? 'settled' : 'nothing';
    writeWork(tx, deps, settled.work, place);
    if (asked.state.recurring !== null) {
      const by = { source: provider.source, reference: asked.state.recurring };
      storePlace(tx, deps, place, by);
    }
    if (eventRef && event) {
      const at = deps.now();
      tx.create(eventRef, { source: event.source, orderId: place.orderId, outcome, at });
    }
    return outcome;
  });
  if (second !== null) await provider.recurring?.end(second);
  // A checkout that was paid while its user was deleted may have started automatic charges.
  const { recurring, state } = asked;
  if (place.uid === null && recurring && recurring.status !== 'ended' && state.recurring !== null) {
    await provider.recurring?.end(state.recurring);
  }
  return outcome;
}
