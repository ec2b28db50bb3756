import { availableCredits } from '@duu/contract/documents/subscription';
import { Card } from '../../components/Card.tsx';
import { Progress } from '../../components/Progress.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { DateText } from '../../i18n/DateText.tsx';
import { RichText, useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { subscriptionName } from '../../plans/plan-name.ts';
import { upgradePath } from '../../plans/upgrade.ts';
import css from './account.module.css';

export function AccountPlan() {
  const t = useText();
  const me = useMe();
  if (me.status === 'error') return null;
  if (me.status === 'loading')
    return (
      <Card title={t('account.plan')}>
        <p className={css.big}>
          <Skeleton width="6rem" height="1lh" />
        </p>
        <Skeleton height="0.6rem" />
        <div className={css.note}>
          <Skeleton width="18rem" height="1lh" />
        </div>
        <Skeleton width="9rem" height="2.75rem" />
      </Card>
    );
  const { subscription } = me;
  const available = subscription ? availableCredits(subscription) : 0;
  const total = subscription?.totalCredits ?? 0;
  const left = t('shell.credits', { available, total });
  return (
    <Card title={t('account.plan')}>
      {subscription ? (
        <>
          <p className={css.big}>{subscriptionName(subscription, t)}</p>
          <Progress label={left} valueText={left} value={total > 0 ? available / total : 0} />
          <p className={css.note}>
            {left}
            {'\u00a0· '}
            {subscription.endsAt ? (
              <RichText
                id="account.plan.until"
                values={{ date: <DateText date={subscription.endsAt} /> }}
              />
            ) : (
              t('billing.plan.forever')
            )}
          </p>
        </>
      ) : (
        <p>{t('billing.plan.none')}</p>
      )}
      <div className={css.actions}>
        <ButtonLink to={upgradePath}>{t('account.plan.upgrade')}</ButtonLink>
        <ButtonLink to="/app/account/billing/history" variant="ghost">
          {t('shell.history')}
        </ButtonLink>
      </div>
    </Card>
  );
}
