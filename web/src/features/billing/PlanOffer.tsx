import type { Currency } from '@duu/contract/documents/order';
import { Check } from 'lucide-react';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { formatMoney } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { ComparedPrices } from '../../plans/ComparedPrices.tsx';
import card from '../../plans/PlanCard.module.css';
import { planLines, planName } from '../../plans/plan-name.ts';
import type { ShownPlan } from '../../plans/shown-plans.ts';

interface Props {
  plan: ShownPlan;
  /** All plans on sale, for comparison. */
  plans: readonly ShownPlan[];
  currency: Currency;
  active: boolean;
  /** Whether it is the suggested upgrade. */
  marked: boolean;
  onOrder: () => void;
}

export function PlanOffer({ plan, plans, currency, active, marked, onOrder }: Props) {
  const t = useText();
  const name = planName(plan, t);
  return (
    <li
      className={card.card}
      data-popular={marked || undefined}
      data-marked={marked || undefined}
      data-plan={plan.id}
    >
      <div className={card.head}>
        <h3>{name}</h3>
        {active && <Badge tone="success">{t('billing.active')}</Badge>}
        {marked && !active && <Badge tone="accent">{t('billing.suggested')}</Badge>}
      </div>
      <p className={card.price}>
        <strong>{formatMoney(plan.prices[currency], currency)}</strong>{' '}
        <span>{t(plan.period === 'year' ? 'landing.pricing.year' : 'landing.pricing.month')}</span>
      </p>
      <ComparedPrices plan={plan} plans={plans} currency={currency} />
      <ul className={card.lines}>
        {planLines(plan, t).map((line) => (
          <li key={line}>
            <Check size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <Button
        variant={marked ? 'synthesize' : 'outline'}
        fullWidth
        aria-label={t(active ? 'billing.extend' : 'billing.order', { plan: name })}
        onClick={onOrder}
      >
        {t(active ? 'billing.extend.short' : 'billing.order.short')}
      </Button>
    </li>
  );
}
