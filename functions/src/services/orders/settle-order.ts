import type { OrderPlace, PaymentEvent } from '@duu/contract/documents/order';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { afterPlanChange } from './after-plan-change.ts';
import { orderRef } from './places.ts';
import { settleCheckout } from './settle-checkout.ts';
import { settleRecurring } from './settle-recurring.ts';

type Settled = PaymentEvent['outcome'];

/** Settles the recurring subscription that a checkout started, if any. */
async function settleStartedRecurring(deps: Deps, place: OrderPlace): Promise<Settled> {
  const order = (await orderRef(deps, place).get()).data();
  if (!order?.recurring || order.payments.length === 0 || order.reference === null)
    return 'nothing';
  const provider = order.source === 'manual' ? null : deps.payments.provider(order.source);
  const begun = (await provider?.stateOf(order.reference))?.recurring ?? null;
  if (!provider || begun === null) return 'nothing';
  return settleRecurring(deps, provider.source, begun, null);
}

async function settleAny(deps: Deps, place: OrderPlace): Promise<Settled[]> {
  const order = (await orderRef(deps, place).get()).data();
  if (!order) throw new ApiError('order.not_found');
  const { source, reference, renewalOf } = order;
  if (renewalOf !== null && reference !== null && source !== 'manual') {
    return [await settleRecurring(deps, source, reference, null)];
  }
  return [await settleCheckout(deps, place, null), await settleStartedRecurring(deps, place)];
}

/**
 * Settles any order by its provider's state: its checkout and its recurring subscription.
 * @throws PaymentUnavailable, ApiError `order.not_found`, `payment_source_unavailable`
 */
export async function settleOrder(deps: Deps, place: OrderPlace): Promise<'settled' | 'nothing'> {
  const outcomes = await settleAny(deps, place);
  if (place.uid !== null) await afterPlanChange(deps, place.uid);
  return outcomes.includes('settled') ? 'settled' : 'nothing';
}
