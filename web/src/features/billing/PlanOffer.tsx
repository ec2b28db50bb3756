import type { Currency } from '@duu/contract/documents/order';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { useText } from '../../i18n/intl.tsx';
import card from '../../plans/PlanCard.module.css';
import { PlanLines, PlanPrice } from '../../plans/PlanCardParts.tsx';
import { planName } from '../../plans/plan-name.ts';
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
      <PlanPrice plan={plan} plans={plans} currency={currency} />
      <PlanLines plan={plan} />
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
