import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMe } from '../../account/me-context.ts';
import { nextTier } from '../../api/upgrade.ts';
import { ButtonLink } from '../../app/ButtonLink.tsx';
import { Page } from '../../components/Page.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { useText } from '../../i18n/intl.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ShownPlan } from '../landing/shown-plans.ts';
import { usePlans } from '../landing/use-plans.ts';
import css from './BillingRoute.module.css';
import { CurrentPlan } from './CurrentPlan.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { PlanOffer } from './PlanOffer.tsx';

const tiers = ['basic', 'standard', 'pro'] as const;

/** What is left and what can be had. A hash of basic, standard or pro marks the plan that is meant. */
export function BillingRoute() {
  const t = useText();
  const locale = useLocale();
  const me = useMe();
  const plans = usePlans();
  const { hash } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [currency, setCurrency] = useState<'MNT' | 'USD'>(locale === 'mn' ? 'MNT' : 'USD');
  const [ordered, setOrdered] = useState<ShownPlan | null>(null);
  const activeId = me.status === 'ready' ? (me.subscription?.plan.id ?? null) : null;
  const asked = tiers.find((tier) => `#${tier}` === hash);
  const marked = asked ?? (me.status === 'ready' ? nextTier(activeId) : null);

  useEffect(() => {
    if (asked) list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'center' });
  }, [asked]);

  const firstOfTier = plans.find((plan) => plan.tier === marked && plan.id !== activeId);
  return (
    <Page
      title={t('shell.billing')}
      lead={t('billing.lead')}
      actions={
        <ButtonLink to="/app/account/billing/history" variant="outline">
          {t('billing.history')}
        </ButtonLink>
      }
    >
      <CurrentPlan />
      <div className={css.head}>
        <h2>{t('billing.plans')}</h2>
        <Segmented
          hideLabel
          label={t('landing.pricing.currency')}
          value={currency}
          options={[
            { value: 'MNT', label: '₮' },
            { value: 'USD', label: '$' },
          ]}
          onChange={setCurrency}
        />
      </div>
      {plans.length === 0 && <p>{t('landing.pricing.none')}</p>}
      <ul className={css.plans} ref={list}>
        {plans.map((plan) => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            currency={currency}
            active={plan.id === activeId}
            marked={plan.id === firstOfTier?.id}
            onOrder={() => setOrdered(plan)}
          />
        ))}
      </ul>
      <OrderDialog
        plan={ordered}
        currency={currency}
        same={ordered?.id === activeId}
        onClose={() => setOrdered(null)}
      />
    </Page>
  );
}
