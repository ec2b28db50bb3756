import type { Currency } from '@duu/contract/documents/order';
import { Check } from 'lucide-react';
import { formatMoney } from '../i18n/format.ts';
import { useText } from '../i18n/intl.tsx';
import { ComparedPrices } from './ComparedPrices.tsx';
import css from './PlanCard.module.css';
import { planLines } from './plan-name.ts';
import type { ShownPlan } from './shown-plans.ts';

interface Price {
  plan: ShownPlan;
  /** All plans on sale, for comparison. */
  plans: readonly ShownPlan[];
  currency: Currency;
}

export function PlanPrice({ plan, plans, currency }: Price) {
  const t = useText();
  return (
    <>
      <p className={css.price}>
        <strong>{formatMoney(plan.prices[currency], currency)}</strong>{' '}
        <span>{t(plan.period === 'year' ? 'landing.pricing.year' : 'landing.pricing.month')}</span>
      </p>
      <ComparedPrices plan={plan} plans={plans} currency={currency} />
    </>
  );
}

/** What the plan offers. */
export function PlanLines({ plan }: { plan: ShownPlan }) {
  const t = useText();
  return (
    <ul className={css.lines}>
      {planLines(plan, t).map((line) => (
        <li key={line}>
          <Check size={18} aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}
