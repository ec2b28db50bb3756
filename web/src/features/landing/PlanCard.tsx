import { Badge } from '../../components/Badge.tsx';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import css from '../../plans/PlanCard.module.css';
import { PlanLines, PlanPrice } from '../../plans/PlanCardParts.tsx';
import { planHash, planName } from '../../plans/plan-name.ts';
import type { ShownPlan } from '../../plans/shown-plans.ts';
import { Fold } from './Fold.tsx';

interface Props {
  plan: ShownPlan;
  /** All plans on sale, for comparison. */
  plans: readonly ShownPlan[];
  currency: 'MNT' | 'USD';
}

export function PlanCard({ plan, plans, currency }: Props) {
  const t = useText();
  const name = planName(plan, t);
  const isPopular = plan.tier === 'standard';
  return (
    <li className={css.card} data-popular={isPopular || undefined}>
      <Fold
        labelledBy={`plan-${plan.id}`}
        head={
          <>
            <div className={css.head}>
              <h3 id={`plan-${plan.id}`}>{name}</h3>
              {isPopular && <Badge tone="accent">{t('landing.pricing.popular')}</Badge>}
            </div>
            <PlanPrice plan={plan} plans={plans} currency={currency} />
          </>
        }
      >
        <PlanLines plan={plan} />
        <ButtonLink
          to={`/app/account/billing${planHash(plan)}`}
          variant={isPopular ? 'default' : 'outline'}
          fullWidth
        >
          {t('landing.pricing.choose', { plan: name })}
        </ButtonLink>
      </Fold>
    </li>
  );
}
