import type { Plan } from '@duu/contract/documents/plan';
import type { Translate } from '../../i18n/intl.tsx';

/** A plan's quantity in words: `3 months`, `1 year`. */
export function planDuration(
  { period }: Pick<Plan, 'period'>,
  quantity: number,
  t: Translate,
): string {
  return t(period === 'year' ? 'checkout.years' : 'checkout.months', { count: quantity });
}
