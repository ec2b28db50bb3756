import { createHash } from 'node:crypto';
import type { Order, OrderPlace } from '@duu/contract/documents/order';
import type { PaymentSource } from '@duu/contract/documents/subscription';
import type { ReceivedPayment, RecurringState } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { anyActiveId } from '../credits/active-subscription.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { renewalFailedMail } from './order-mails.ts';
import { withStatus } from './order-states.ts';
import { beginWork, recordPayment, subscriptionsFor, writeWork } from './order-work.ts';
import { newOrder } from './place-order.ts';
import { orderRef, placeOfReference, storePlace } from './places.ts';
import { type EventName, eventKey, settleCheckout } from './settle-checkout.ts';
import { recurringOf, showRecurring } from './show-recurring.ts';

/** Returns the id of a renewal's order, the same from every source. */
function renewalId(source: PaymentSource, paymentId: string): string {
  return `r${createHash('sha256').update(`${source}:${paymentId}`).digest('hex').slice(0, 24)}`;
}

/** Returns the order of a renewal, on the terms of the first one. */
function renewal(first: Order, renewalOf: string, reference: string, now: Date): Order {
  return {
    ...newOrder({ ...first, quantity: 1 }, first, now),
    language: first.language,
    renewalOf,
    reference,
    transitions: [{ status: 'created', at: now, reason: 'the provider charged again' }],
  };
}

/** Creates or updates the order of a renewal. Returns whether anything changed. */
async function settleCharge(
  deps: Deps,
  firstPlace: OrderPlace,
  { source, reference }: { source: PaymentSource; reference: string },
  charge: ReceivedPayment,
  state: RecurringState,
): Promise<boolean> {
  const { documents } = deps;
  const { uid } = firstPlace;
  const place: OrderPlace = { uid, orderId: renewalId(source, charge.paymentId) };
  const otherwise = uid === null ? null : await anyActiveId(deps, uid);
  const isOfFirst = ({ payments }: Order) => payments.some(({ id }) => id === charge.paymentId);
  const ordered = (await orderRef(deps, firstPlace).get()).data();
  if (ordered && isOfFirst(ordered)) return false;
  return documents.transact(async (tx) => {
    const first = (await tx.get(orderRef(deps, firstPlace))).data();
    if (!first) throw new ApiError('order.not_found');
    if (isOfFirst(first)) return false;
    const now = deps.now();
    const there = (await tx.get(orderRef(deps, place))).data();
    const before = there ?? renewal(first, firstPlace.orderId, reference, now);
    const subscriptions = await subscriptionsFor(tx, deps, uid, before, otherwise);
    const orderId = place.orderId;
    const { nextChargeAt } = state;
    const of = { order: before, orderId, subscriptions, now };
    const work = beginWork({ ...of, isRenewal: true, nextChargeAt });
    await recordPayment(tx, deps, work, charge, deps.newId());
    // A charge without a grant can't be paid again: the order is over, and an admin handles the money.
    if (work.order.status === 'created') {
      work.order = withStatus(work.order, 'canceled', now, 'the charge gave nothing');
    }
    const granted = work.order.grant?.subscriptionId;
    if (first.recurring && subscriptions && granted !== undefined) {
      showRecurring(subscriptions, granted, { source, reference }, state);
    }
    if (work.order === before) return false;
    writeWork(tx, deps, work, place);
    if (!there) storePlace(tx, deps, place);
    return true;
  });
}

/** Updates the user's subscription by the provider's: charged again, past due, ended. */
async function showState(
  deps: Deps,
  { uid, orderId }: { uid: string; orderId: string },
  { source, reference }: { source: PaymentSource; reference: string },
  state: RecurringState,
): Promise<boolean> {
  const { documents } = deps;
  const found = await documents
    .subscriptions(uid)
    .where('recurring.reference', '==', reference)
    .get();
  let hasChanged = false;
  for (const { id } of found.docs) {
    await documents.transact(async (tx) => {
      const ref = documents.subscription(uid, id);
      const of = (await tx.get(ref)).data();
      if (of?.recurring?.reference !== reference) return;
      const recurring = recurringOf(source, reference, state);
      const isSame =
        recurring?.state === of.recurring.state &&
        recurring.nextChargeAt?.getTime() === of.recurring.nextChargeAt?.getTime();
      if (isSame) return;
      const first = (await tx.get(documents.order(uid, orderId))).data();
      const mail =
        recurring?.state === 'past_due' && of.state === 'active' && first
          ? renewalFailedMail(id, of, first, recurring.nextChargeAt)
          : null;
      tx.update(ref, { recurring });
      if (mail) queueMail(tx, deps, uid, mail);
      hasChanged = true;
    });
  }
  return hasChanged;
}

/**
 * Settles the orders of a recurring subscription by the provider's state. Each renewal is a separate order
 * that ends as renewed. Returns `foreign` for an unknown subscription.
 * @throws PaymentUnavailable, ApiError `payment_source_unavailable`, `auth.user_not_found` if the account is
 * being deleted
 */
export async function settleRecurring(
  deps: Deps,
  source: PaymentSource,
  reference: string,
  event: EventName | null,
): Promise<'settled' | 'nothing' | 'foreign'> {
  const { documents, payments } = deps;
  const provider = payments.provider(source);
  if (!provider?.recurring) throw new ApiError('payment_source_unavailable');
  const place = await placeOfReference(deps, source, reference);
  if (place === null) return 'foreign';
  const eventRef = event ? documents.paymentEvent(eventKey(event)) : null;
  if (eventRef && (await eventRef.get()).exists) return 'nothing';
  let hasChanged = (await settleCheckout(deps, place, null)) === 'settled';
  const state = await provider.recurring.stateOf(reference);
  for (const charge of state.payments) {
    const changed = await settleCharge(deps, place, { source, reference }, charge, state);
    hasChanged ||= changed;
  }
  const { uid, orderId } = place;
  if (uid !== null) {
    const changed = await showState(deps, { uid, orderId }, { source, reference }, state);
    hasChanged ||= changed;
  }
  const outcome = hasChanged ? 'settled' : 'nothing';
  // Stored after all charges, each of which has its own transaction.
  await eventRef?.set({ source, orderId: place.orderId, outcome, at: deps.now() });
  return outcome;
}
