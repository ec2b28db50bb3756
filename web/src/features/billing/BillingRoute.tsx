import { getPlans } from '@duu/contract/calls/public';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMe } from '../../account/me-context.ts';
import { LoadFailure } from '../../api/LoadFailure.tsx';
import { nextTier } from '../../api/upgrade.ts';
import { useCall } from '../../api/use-call.ts';
import { ButtonLink } from '../../app/ButtonLink.tsx';
import { Page } from '../../components/Page.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useText } from '../../i18n/intl.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { type ShownPlan, shownPlanIds } from '../landing/shown-plans.ts';
import css from './BillingRoute.module.css';
import { CurrentPlan } from './CurrentPlan.tsx';
import { markedPlan } from './marked-plan.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { PlanOffer } from './PlanOffer.tsx';

/** What is left and what can be had, at prices of this moment. A hash such as `#pro` marks the plan that is meant. */
export function BillingRoute() {
  const t = useText();
  const locale = useLocale();
  const me = useMe();
  const catalogue = useCall(getPlans, {});
  const plans = catalogue.data?.plans ?? [];
  const { hash } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [currency, setCurrency] = useState<'MNT' | 'USD'>(locale === 'mn' ? 'MNT' : 'USD');
  const [ordered, setOrdered] = useState<ShownPlan | null>(null);
  const activeId = me.status === 'ready' ? (me.subscription?.plan.id ?? null) : null;
  const asked = markedPlan(plans, hash, activeId);
  const next = me.status === 'ready' ? markedPlan(plans, `#${nextTier(activeId)}`, activeId) : null;
  // Unasked, nobody is led to what they have.
  const marked = asked ?? (next === activeId ? null : next);

  useEffect(() => {
    if (asked) list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'center' });
  }, [asked]);

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
      {catalogue.status === 'error' && (
        <LoadFailure error={catalogue.error} retry={catalogue.reload} />
      )}
      {catalogue.status === 'ready' && plans.length === 0 && <p>{t('landing.pricing.none')}</p>}
      {catalogue.status === 'loading' && (
        <div className={css.plans}>
          {shownPlanIds.map((id) => (
            <div key={id} className={css.coming}>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      )}
      <ul className={css.plans} ref={list}>
        {plans.map((plan) => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            currency={currency}
            active={plan.id === activeId}
            marked={plan.id === marked}
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
