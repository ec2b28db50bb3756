import type { Currency, OrderStatus } from '@duu/contract/documents/order';
import type { Plan } from '@duu/contract/documents/plan';
import { paymentSource } from '@duu/contract/documents/subscription';
import type { BadgeTone } from '../../components/Badge.tsx';
import type { Translate } from '../../i18n/intl.tsx';

/** A payment provider's name within a sentence; empty if no provider was paid. */
export function providerName(source: string | null, t: Translate): string {
  const provider = paymentSource.safeParse(source).data;
  return provider ? t(`billing.provider.${provider}`) : '';
}

/** Returns a plan's quantity in words: `3 months`, `1 year`. */
export function planDuration(
  { period }: Pick<Plan, 'period'>,
  quantity: number,
  t: Translate,
): string {
  return t(period === 'year' ? 'checkout.years' : 'checkout.months', { count: quantity });
}

/** Currencies to choose from, by symbol. */
export const currencyOptions: readonly { readonly value: Currency; readonly label: string }[] = [
  { value: 'MNT', label: '₮' },
  { value: 'USD', label: '$' },
];

export const statusTones: Record<OrderStatus, BadgeTone> = {
  created: 'info',
  canceled: 'plain',
  paid: 'success',
  renewed: 'success',
  refunded: 'warning',
};
