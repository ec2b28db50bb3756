import type { Currency } from '@duu/contract/documents/order';
import type { ShownPlan } from './shown-plans.ts';

export interface ComparedPrice {
  /** Minor units; a month's share of a year is rounded to what the currency shows. */
  readonly perMonth: number;
  readonly perYear: number;
  /** What a yearly plan saves over twelve months of the same tier; null if nothing. */
  readonly saving: { readonly amount: number; readonly percent: number } | null;
}

const monthsOfYear = 12;
/** The smallest amount shown: whole tögrög, cents. */
const step: Record<Currency, number> = { MNT: 100, USD: 1 };

/** Returns what a plan costs per month and per year, whichever it is sold by. */
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
