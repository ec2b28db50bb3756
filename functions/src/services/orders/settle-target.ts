// What there is to settle, and what its provider says about it now.
import type { OrderPlace } from '@duu/contract/documents/order';
import type { PaymentSource } from '@duu/contract/documents/subscription';
import type { PaymentProvider, PaymentState } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { orderRef, placeOfOrder, placeOfReference } from './places.ts';
import type { Recurring } from './show-recurring.ts';

interface RecurringTarget {
  readonly source: PaymentSource;
  readonly reference: string;
  /** The order that started it, by which it is found if its checkout was never settled. */
  readonly orderId?: string;
}

/** An order, or a provider's subscription with all its orders. */
export type Target = OrderPlace | RecurringTarget;

export function isRecurring(target: Target): target is RecurringTarget {
  return 'reference' in target;
}

/** An order that a user placed, and where its provider knows it. */
interface Found {
  readonly place: OrderPlace;
  readonly provider: PaymentProvider;
  readonly checkout: string | null;
  /** null: the checkout says whether it started one. */
  readonly recurring: string | null;
}

async function orderAt(deps: Deps, place: OrderPlace) {
  const order = (await orderRef(deps, place).get()).data();
  if (!order) throw new ApiError('order.not_found');
  return order;
}

async function findOrder(deps: Deps, place: OrderPlace): Promise<Found | null> {
  const { source, reference, renewalOf } = await orderAt(deps, place);
  if (source === 'manual' || reference === null) return null;
  if (renewalOf !== null) return findRecurring(deps, { source, reference });
  const provider = deps.payments.provider(source);
  if (provider === null) throw new ApiError('payment_source_unavailable');
  return { place, provider, checkout: reference, recurring: null };
}

async function findRecurring(
  deps: Deps,
  { source, reference, orderId }: RecurringTarget,
): Promise<Found | null> {
  const provider = deps.payments.provider(source);
  if (!provider?.recurring) throw new ApiError('payment_source_unavailable');
  const place = await placeOfReference(deps, source, reference);
  if (place !== null) {
    const { reference: checkout } = await orderAt(deps, place);
    return { place, provider, checkout, recurring: reference };
  }
  const first = orderId === undefined ? null : await placeOfOrder(deps, orderId);
  return first && findOrder(deps, first);
}

/** An order that a user placed, and its provider's present state. */
export interface Inquiry {
  readonly place: OrderPlace;
  readonly provider: PaymentProvider;
  readonly checkout: Pick<PaymentState, 'status' | 'payments'>;
  readonly recurring: Recurring | null;
}

/**
 * Finds the order and asks its provider; null if it is unknown, or if no provider knows it.
 * @throws PaymentUnavailable, ApiError `order.not_found`, `payment_source_unavailable`
 */
export async function askAbout(deps: Deps, target: Target): Promise<Inquiry | null> {
  const found = isRecurring(target)
    ? await findRecurring(deps, target)
    : await findOrder(deps, target);
  if (found === null) return null;
  const { place, provider } = found;
  const checkout = found.checkout === null ? null : await provider.stateOf(found.checkout);
  const reference = found.recurring ?? checkout?.recurring ?? null;
  const state = reference === null ? null : await provider.recurring?.stateOf(reference);
  return {
    place,
    provider,
    checkout: checkout ?? { status: 'open', payments: [] },
    recurring: reference !== null && state ? { source: provider.source, reference, state } : null,
  };
}
