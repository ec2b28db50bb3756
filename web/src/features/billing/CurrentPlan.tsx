import { calls } from '@duu/contract/calls/calls';
import { availableCredits } from '@duu/contract/documents/subscription';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/Card.tsx';
import { Progress } from '../../components/Progress.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { subscriptionName } from '../../plans/plan-name.ts';
import { BillingProblem } from './BillingProblem.tsx';
import css from './CurrentPlan.module.css';
import { ManageRenewal, PlanEnd } from './PlanEnd.tsx';

/** The active plan with its characters: available, used and held; and its end or next charge. */
export function CurrentPlan() {
  const t = useText();
  const me = useMe();
  // The live account shows one plan; only this call reports that there are several.
  const current = useCall(calls.getCurrentSubscription, { background: true, failure: 'shownOnce' });
  if (me.status === 'loading') return <CurrentPlanSkeleton />;
  const several =
    current.status === 'error' && current.error.key === 'multiple_active_subscriptions' ? (
      <BillingProblem error={current.error} retry={current.reload} />
    ) : null;
  // The notice above the page already says that the account could not be read.
  if (me.status === 'error') return several;
  const { subscription } = me;
  if (!subscription)
    return (
      <Card title={t('billing.current')}>
        {t('billing.plan.none')}
        {several}
      </Card>
    );
  const available = availableCredits(subscription);
  const { totalCredits, usedCredits, heldCredits } = subscription;
  const left = t('shell.credits', { available, total: totalCredits });
  const figures = [
    { label: t('billing.available'), value: available },
    { label: t('billing.used'), value: usedCredits },
    { label: t('billing.held'), value: heldCredits },
    { label: t('billing.total'), value: totalCredits },
  ];
  return (
    <Card
      title={subscriptionName(subscription, t)}
      text={<PlanEnd subscription={subscription} />}
      aside={subscription.recurring ? <ManageRenewal recurring={subscription.recurring} /> : null}
    >
      {several}
      <dl className={css.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      <Progress
        label={left}
        valueText={left}
        value={totalCredits > 0 ? available / totalCredits : 0}
      />
    </Card>
  );
}

/** The same lines as the loaded plan, empty. */
function CurrentPlanSkeleton() {
  const t = useText();
  const labels = ['available', 'used', 'held', 'total'] as const;
  return (
    <Card title={t('billing.current')} text={<Skeleton width="12rem" height="1lh" />}>
      <dl className={css.figures}>
        {labels.map((label) => (
          <div key={label}>
            <dt>{t(`billing.${label}`)}</dt>
            <dd>
              <Skeleton width="5rem" height="1lh" />
            </dd>
          </div>
        ))}
      </dl>
      <Skeleton height="0.6rem" />
    </Card>
  );
}
