import { getPlans } from '@duu/contract/calls/public';
import type { Currency } from '@duu/contract/documents/order';
import { billingPages } from '@duu/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadFailure } from '../../api/LoadFailure.tsx';
import { useCall } from '../../api/use-call.ts';
import { Page } from '../../components/Page.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { type ShownPlan, shownPlanIds } from '../../plans/shown-plans.ts';
import { UsageNotice } from '../../plans/UsageNotice.tsx';
import { nextTier } from '../../plans/upgrade.ts';
import css from './BillingRoute.module.css';
import { CurrentPlan } from './CurrentPlan.tsx';
import { currencyOptions } from './labels.ts';
import { markedPlan } from './marked-plan.ts';
import { OpenOrders } from './OpenOrders.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { PlanOffer } from './PlanOffer.tsx';

/** The current plan and the plans on sale, at live prices. A hash such as `#pro` marks a plan and opens it. */
export function BillingRoute() {
  const t = useText();
  const locale = useLocale();
  const me = useMe();
  const catalogue = useCall(getPlans, {});
  const plans = catalogue.data?.plans ?? [];
  const { hash, key } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [currency, setCurrency] = useState<Currency>(locale === 'mn' ? 'MNT' : 'USD');
  const [ordered, setOrdered] = useState<ShownPlan | null>(null);
  const activeId = me.status === 'ready' ? (me.subscription?.plan.id ?? null) : null;
  const linkedPlan = me.status === 'ready' ? markedPlan(plans, hash, activeId) : null;
  const next = me.status === 'ready' ? markedPlan(plans, `#${nextTier(activeId)}`, activeId) : null;
  // Without a hash, the plan that the user has is not suggested.
  const marked = linkedPlan ?? (next === activeId ? null : next);

  // Once per visit: a purchase changes what the hash refers to, and must not open another dialog.
  const openedFor = useRef<string | null>(null);
  const wanted = catalogue.data?.plans.find(({ id }) => id === linkedPlan) ?? null;
  useEffect(() => {
    const visit = `${key}${hash}`;
    if (!wanted || openedFor.current === visit) return;
    openedFor.current = visit;
    list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'center' });
    setOrdered(wanted);
  }, [wanted, key, hash]);

  return (
    <Page
      title={t('shell.billing')}
      lead={t('billing.lead')}
      actions={
        <>
          <ButtonLink to={billingPages.usage} variant="outline">
            {t('billing.usage')}
          </ButtonLink>
          <ButtonLink to={billingPages.history} variant="outline">
            {t('billing.history')}
          </ButtonLink>
        </>
      }
    >
      <OpenOrders />
      <UsageNotice />
      <CurrentPlan />
      <div className={css.head}>
        <h2>{t('billing.plans')}</h2>
        <Segmented
          hideLabel
          label={t('landing.pricing.currency')}
          value={currency}
          options={currencyOptions}
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
            plans={plans}
            currency={currency}
            active={plan.id === activeId}
            marked={plan.id === marked}
            onOrder={() => setOrdered(plan)}
          />
        ))}
      </ul>
      {ordered && (
        <OrderDialog
          key={ordered.id}
          plan={ordered}
          plans={plans}
          currency={currency}
          onCurrency={setCurrency}
          onClose={() => setOrdered(null)}
          onPlansChanged={() => {
            setOrdered(null);
            catalogue.reload();
          }}
        />
      )}
    </Page>
  );
}
