import { calls } from '@duu/contract/calls/calls';
import { type PlanId, planIds, planKinds } from '@duu/contract/documents/plan';
import { useState } from 'react';
import { LoadFailure } from '../../../api/LoadFailure.tsx';
import { useCall } from '../../../api/use-call.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import { planName } from '../../../plans/plan-name.ts';
import admin from '../admin.module.css';
import { PlanDialog } from './PlanDialog.tsx';
import { MissingPlanRow, PlanRow } from './PlanRow.tsx';

const nothing = {};

export function PlansRoute() {
  const t = useText();
  const toast = useToast();
  const list = useCall(calls.adminListPlans, nothing);
  const [edited, setEdited] = useState<PlanId | null>(null);
  const plans = list.data?.plans;
  const missing = plans ? planIds.filter((id) => plans.every((plan) => plan.id !== id)) : [];
  const nameOf = (id: PlanId) => planName(planKinds[id], t);
  const saved = () => {
    if (edited) toast.success(t('plans.saved', { plan: nameOf(edited) }));
    setEdited(null);
    list.reload();
  };
  return (
    <Page title={t('plans.title')} lead={t('plans.lead')}>
      <Notice tone="info">{t('plans.keeps')}</Notice>
      {list.status === 'error' && <LoadFailure error={list.error} retry={list.reload} />}
      {!plans && list.status === 'loading' && <Skeleton height="30rem" />}
      {plans && (
        <ul className={admin.list}>
          {plans.map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              name={nameOf(plan.id)}
              onEdit={() => setEdited(plan.id)}
            />
          ))}
          {missing.map((id) => (
            <MissingPlanRow key={id} name={nameOf(id)} onCreate={() => setEdited(id)} />
          ))}
        </ul>
      )}
      {edited && (
        <PlanDialog
          id={edited}
          name={nameOf(edited)}
          before={plans?.find((plan) => plan.id === edited) ?? null}
          onClose={() => setEdited(null)}
          onSaved={saved}
        />
      )}
    </Page>
  );
}
