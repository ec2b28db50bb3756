import type { OutputOf } from '@duu/contract/calls/call';
import type { getPaymentSources } from '@duu/contract/calls/orders';
import type { Currency } from '@duu/contract/documents/order';
import type { Plan } from '@duu/contract/documents/plan';
import type { PaymentSource, Subscription } from '@duu/contract/documents/subscription';
import { limits } from '@duu/contract/limits';

export type SourceOption = OutputOf<typeof getPaymentSources>['sources'][number];

/** The most common payment methods per currency, in order. */
const preferred: Record<Currency, readonly PaymentSource[]> = {
  MNT: ['qpay', 'stripe', 'simulated'],
  USD: ['stripe', 'simulated', 'qpay'],
};

/** Returns all payment methods: those for the currency first, the most common first. */
export function sourcesInOrder(all: readonly SourceOption[], currency: Currency): SourceOption[] {
  const place = ({ source, currencies }: SourceOption) =>
    preferred[currency].indexOf(source) + (currencies.includes(currency) ? 0 : all.length);
  return all.toSorted((one, other) => place(one) - place(other));
}

/**
 * Returns the payment method and the currency to pay in: the selected method, else the active plan's, else the most common
 * one. The shown currency, unless the method does not support it. Null without payment methods.
 */
export function choiceOf(
  all: readonly SourceOption[],
  chosen: PaymentSource | null,
  active: Pick<Subscription, 'source'> | null,
  shown: Currency,
): { option: SourceOption; currency: Currency } | null {
  const bySource = (source: string | undefined) => all.find((one) => one.source === source);
  const usual = sourcesInOrder(all, shown)[0];
  const option = bySource(chosen ?? undefined) ?? bySource(active?.source) ?? usual;
  const currency = option?.currencies.includes(shown) ? shown : option?.currencies[0];
  return option && currency ? { option, currency } : null;
}

/** Possible quantities of one order: months or years, by the plan's period. */
export function quantitiesOf({ period }: Pick<Plan, 'period'>): number[] {
  const max = period === 'year' ? limits.orderQuantity.year : limits.orderQuantity.month;
  return Array.from({ length: max }, (_, index) => index + 1);
}
