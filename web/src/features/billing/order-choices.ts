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

/** Returns the payment methods for a currency, the most common first. */
export function sourcesFor(all: readonly SourceOption[], currency: Currency): SourceOption[] {
  const place = ({ source }: SourceOption) => preferred[currency].indexOf(source);
  return all
    .filter(({ currencies }) => currencies.includes(currency))
    .sort((one, other) => place(one) - place(other));
}

/** Returns the selected method if it supports the currency, else the active plan's, else the most common one. */
export function sourceToUse(
  options: readonly SourceOption[],
  chosen: PaymentSource | null,
  active: Pick<Subscription, 'source'> | null,
): SourceOption | null {
  const bySource = (source: string | undefined) => options.find((one) => one.source === source);
  return bySource(chosen ?? undefined) ?? bySource(active?.source) ?? options[0] ?? null;
}

/** The currency for a method: the shown one if the method supports it, else its own. */
export function currencyFor(
  all: readonly SourceOption[],
  source: string | undefined,
  shown: Currency,
): { source: PaymentSource; currency: Currency } | undefined {
  const option = all.find((one) => one.source === source);
  const currency = option?.currencies.includes(shown) ? shown : option?.currencies[0];
  return option && currency && { source: option.source, currency };
}

/** Possible quantities of one order: months or years, by the plan's period. */
export function quantitiesOf({ period }: Pick<Plan, 'period'>): number[] {
  const max = period === 'year' ? limits.orderQuantity.year : limits.orderQuantity.month;
  return Array.from({ length: max }, (_, index) => index + 1);
}
