import type { Currency } from '@duu/contract/documents/order';
import type { ShownPlan } from './shown-plans.ts';

export interface ComparedPrice {
  /** Minor units; a year's share of a month is rounded to what the currency shows. */
  readonly perMonth: number;
  readonly perYear: number;
  /** What a year's plan saves against twelve months of the same tier; null where it saves nothing. */
  readonly saving: { readonly amount: number; readonly percent: number } | null;
}

const monthsOfYear = 12;
/** The smallest amount that is shown: whole tögrög, cents. */
const step: Record<Currency, number> = { MNT: 100, USD: 1 };

/** What a plan costs by the month and by the year, whichever of the two it is sold by. */
export function comparePrices(
  plans: readonly ShownPlan[],
  plan: ShownPlan,
  currency: Currency,
): ComparedPrice {
  const price = plan.prices[currency];
  if (plan.period !== 'year')
    return { perMonth: price, perYear: price * monthsOfYear, saving: null };
  const perMonth = Math.round(price / monthsOfYear / step[currency]) * step[currency];
  const monthly = plans.find((one) => one.tier === plan.tier && one.period === 'month');
  const twelve = monthly ? monthly.prices[currency] * monthsOfYear : 0;
  const amount = twelve - price;
  const saving = amount > 0 ? { amount, percent: Math.floor((amount / twelve) * 100) } : null;
  return { perMonth, perYear: price, saving };
}
