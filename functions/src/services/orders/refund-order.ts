import { createHash } from 'node:crypto';
import type { InputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Currency, Order, OrderPlace, OrderRefund } from '@duu/contract/documents/order';
import { PaymentRefused, PaymentUnavailable } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { type Admin, audit } from '../audit.ts';
import { anyActiveId } from '../credits/active-subscription.ts';
import { requiredKey } from '../idempotency.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { afterPlanChange } from './after-plan-change.ts';
import { unchanged } from './decide-order.ts';
import { refundMails } from './order-mails.ts';
import { grantedPayment, withAttention, withRefund } from './order-money.ts';
import { subscriptionsFor, writeChange } from './order-transaction.ts';
import { orderRef } from './places.ts';
import { cancelReceipt } from './receipts.ts';
import { refundMoney } from './refund-money.ts';
import { settleOrder } from './settle-order.ts';

/** Returns what was refunded by currency, as a payment may be in another than its order. */
function moneyOf(payments: Order['payments']): Partial<Record<Currency, number>> {
  const sums: Partial<Record<Currency, number>> = {};
  for (const { currency, refunded } of payments) sums[currency] = (sums[currency] ?? 0) + refunded;
  return sums;
}

/** Returns the fields of an order in the audit log. */
function shown({ status, payments, refunds, grant }: Order) {
  return {
    status,
    refunded: moneyOf(payments),
    refunds: refunds.length,
    revoked: grant?.revoked ?? 0,
  };
}

type RefundInput = InputOf<Calls['adminRefundOrder']>;

/** Returns the refund id for an idempotency key, so that the order itself shows whether it was made. */
function refundIdOf(key: string): string {
  return `k${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}

/**
 * Returns whether the refund with this key exists.
 * @throws ApiError `request.invalid` if it was for something else
 */
function isSame(known: OrderRefund | undefined, { amount, paymentId }: RefundInput): boolean {
  if (known === undefined) return false;
  const isOther =
    (amount !== undefined && amount !== known.amount) ||
    (paymentId !== undefined && paymentId !== known.paymentId);
  if (isOther) throw new ApiError('request.invalid');
  return true;
}

/** Writes the refund: from now on the revoked credits can't be spent. Returns its id. */
async function recordRefund(
  deps: Deps,
  admin: Admin,
  place: OrderPlace,
  input: RefundInput,
  key: string | null,
): Promise<string> {
  const { documents } = deps;
  const { reason, amount, paymentId } = input;
  const otherwise = place.uid === null ? null : await anyActiveId(deps, place.uid);
  const id = key === null ? deps.newId() : refundIdOf(key);
  await documents.transact(async (tx) => {
    const order = (await tx.get(orderRef(deps, place))).data();
    if (!order) throw new ApiError('order.not_found');
    const known = order.refunds.find((one) => one.id === id);
    if (isSame(known, input)) return;
    const payment =
      paymentId === undefined
        ? grantedPayment(order)
        : order.payments.find((one) => one.id === paymentId);
    const left = payment ? payment.amount - payment.refunded : 0;
    if (!payment || left === 0) throw new ApiError('order.not_paid');
    if (amount !== undefined && amount > left) throw new ApiError('order.refund_too_high');
    const subscriptions = await subscriptionsFor(tx, deps, place.uid, order, otherwise);
    const { orderId } = place;
    const read = unchanged({ orderId, order, subscriptions });
    const refund = { id, paymentId: payment.id, amount: amount ?? left, by: 'admin' } as const;
    const refunded = refundMoney(
      order,
      payment,
      { ...refund, state: 'pending' },
      { ...read, now: deps.now() },
    );
    await writeChange(tx, deps, place, { ...read, ...refunded });
    audit(tx, deps, admin, {
      action: 'order.refund',
      uid: place.uid,
      target: orderId,
      before: shown(order),
      after: shown(refunded.order),
      reason,
    });
  });
  return id;
}

interface Ended {
  readonly state: 'refunded' | 'manual';
  readonly refusal: string | null;
}

/**
 * Requests a refund from the provider. A permanent refusal leaves it to an admin.
 * @throws PaymentUnavailable
 */
async function askProvider(
  { payments, log }: Deps,
  { orderId }: OrderPlace,
  { source, reference }: Order,
  { id: refundId, paymentId, amount, currency }: OrderRefund,
): Promise<Ended> {
  const provider = source === 'manual' ? null : payments.provider(source);
  if (provider === null || reference === null) return { state: 'manual', refusal: null };
  try {
    const input = { reference, paymentId, refundId, amount, currency };
    return { state: await provider.refund(input), refusal: null };
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    log.error('refund_refused', { orderId, refundId, code: error.code }, error);
    return { state: 'manual', refusal: error.code };
  }
}

/**
 * Completes a pending refund at the provider; otherwise leaves it to an admin. Cancels the e-barimt of a
 * completely refunded order. Idempotent.
 * @throws PaymentUnavailable
 */
export async function finishRefund(deps: Deps, place: OrderPlace, refundId: string): Promise<void> {
  const { now } = deps;
  const order = (await orderRef(deps, place).get()).data();
  const refund = order?.refunds.find(({ id }) => id === refundId);
  if (!order || refund?.state !== 'pending') return;
  const { state, refusal } = await askProvider(deps, place, order, refund);
  await cancelReceipt(deps, place);
  await changeOrder(deps, place, (there) => {
    const open = there.refunds.find(({ id }) => id === refundId);
    if (open?.state !== 'pending') return there;
    const refundedAt = state === 'refunded' ? now() : null;
    return withRefund(there, { ...open, state, refusal, refundedAt });
  });
  // It may have refused because the money was refunded another way, which must not be transferred too.
  if (refusal !== null) await settleOrder(deps, place);
}

/**
 * Refunds a payment, fully or partly. Characters and time are revoked first, then the provider returns the
 * money. If the provider is down, the job `reconcileOrders` retries. One refund per idempotency key; a
 * partial refund needs one, as nothing else distinguishes a repeat from a second part.
 * @throws ApiError `order.not_found`, `order.not_paid`, `order.refund_too_high`, `request.key_missing`
 */
export async function refundOrder(
  deps: Deps,
  admin: Admin,
  place: OrderPlace,
  input: RefundInput,
  idempotencyKey: string | null = null,
): Promise<void> {
  const key = input.amount === undefined ? idempotencyKey : requiredKey(idempotencyKey);
  const refundId = await recordRefund(deps, admin, place, input, key);
  try {
    await finishRefund(deps, place, refundId);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    deps.log.warn('refund_left', { orderId: place.orderId, why: error.message });
  }
  if (place.uid !== null) await afterPlanChange(deps, place.uid);
}

/**
 * Marks a manual refund as transferred.
 * @throws ApiError `order.not_found`, `refund.not_found`
 */
export async function markRefund(
  deps: Deps,
  admin: Admin,
  place: OrderPlace,
  { refundId, reference, reason }: { refundId: string } & InputOf<Calls['adminMarkRefund']>,
): Promise<void> {
  await changeOrder(deps, place, (order, tx) => {
    const refund = order.refunds.find(({ id }) => id === refundId);
    if (refund?.state !== 'manual') throw new ApiError('refund.not_found');
    const refundedAt = deps.now();
    audit(tx, deps, admin, {
      action: 'order.mark_refunded',
      uid: place.uid,
      target: place.orderId,
      before: { refundId, state: refund.state },
      after: { refundId, state: 'refunded', reference },
      reason,
    });
    return withRefund(order, { ...refund, state: 'refunded', refundedAt, reference });
  });
}

/**
 * Marks an unmatched or disputed payment as resolved.
 * @throws ApiError `order.not_found`, `payment.not_found`
 */
export async function resolvePayment(
  deps: Deps,
  admin: Admin,
  place: OrderPlace,
  { paymentId, reason }: InputOf<Calls['adminResolvePayment']>,
): Promise<void> {
  await changeOrder(deps, place, (order, tx) => {
    const payment = order.payments.find(({ id }) => id === paymentId);
    if (!payment || (payment.outcome === 'granted' && !payment.disputed)) {
      throw new ApiError('payment.not_found');
    }
    const resolvedAt = deps.now();
    audit(tx, deps, admin, {
      action: 'order.resolve_payment',
      uid: place.uid,
      target: place.orderId,
      before: { paymentId, resolvedAt: payment.resolvedAt },
      after: { paymentId, resolvedAt },
      reason,
    });
    const payments = order.payments.map((one) => (one === payment ? { ...one, resolvedAt } : one));
    return { ...order, payments };
  });
}

/** Changes an order, and queues the e-mails about its refunds. @throws ApiError `order.not_found` */
async function changeOrder(
  deps: Deps,
  place: OrderPlace,
  change: (order: Order, tx: Transaction) => Order,
): Promise<void> {
  const { documents } = deps;
  const { uid, orderId } = place;
  const ref = orderRef(deps, place);
  await documents.transact(async (tx) => {
    const order = (await tx.get(ref)).data();
    if (!order) throw new ApiError('order.not_found');
    const granted =
      uid === null || order.grant === null
        ? undefined
        : (await tx.get(documents.subscription(uid, order.grant.subscriptionId))).data();
    const changed = change(order, tx);
    if (changed === order) return;
    tx.set(ref, withAttention(changed));
    if (uid === null) return;
    const mails = refundMails(orderId, order, changed, granted?.state === 'refunded');
    for (const mail of mails) queueMail(tx, deps, uid, mail);
  });
}
