import type { Currency } from '@duu/contract/documents/order';
import { formatMoney } from '../i18n/format.ts';
import { useText } from '../i18n/intl.tsx';
import { comparePrices } from './compare-prices.ts';
import css from './PlanCard.module.css';
import type { ShownPlan } from './shown-plans.ts';

interface Props {
  plan: ShownPlan;
  plans: readonly ShownPlan[];
  currency: Currency;
}

/** The price for the other period: a year of a monthly plan; a month of a yearly one, and what the year saves. */
export function ComparedPrices({ plan, plans, currency }: Props) {
  const t = useText();
  const { perMonth, perYear, saving } = comparePrices(plans, plan, currency);
  const money = (amount: number) => formatMoney(amount, currency);
  if (plan.period !== 'year')
    return (
      <p className={css.compared}>{t('landing.pricing.perYear', { amount: money(perYear) })}</p>
    );
  return (
    <p className={css.compared}>
      {saving
        ? t('landing.pricing.perMonth.less', {
            amount: money(perMonth),
            percent: saving.percent,
          })
        : t('landing.pricing.perMonth', { amount: money(perMonth) })}
      {saving && <strong>{t('landing.pricing.saving', { amount: money(saving.amount) })}</strong>}
    </p>
  );
}
