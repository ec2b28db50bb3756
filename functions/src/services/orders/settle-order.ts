import type { OrderPlace, PaymentEvent } from '@duu/contract/documents/order';
import type { Deps } from '../../deps.ts';
import { afterPlanChange } from './after-plan-change.ts';
import { type EventName, settle } from './settle.ts';

/**
 * Settles an order, and ends what its plan has replaced.
 * @throws PaymentUnavailable, ApiError `order.not_found`, `payment_source_unavailable`
 */
export async function settleOrder(
  deps: Deps,
  place: OrderPlace,
  event: EventName | null = null,
): Promise<PaymentEvent['outcome']> {
  const outcome = await settle(deps, place, event);
  if (place.uid !== null) await afterPlanChange(deps, place.uid);
  return outcome;
}
