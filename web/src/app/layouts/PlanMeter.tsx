import { availableCredits } from '@duu/contract/documents/subscription';
import { Progress } from '../../components/Progress.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { upgradePath } from '../../plans/upgrade.ts';
import css from './PlanMeter.module.css';
import { useUsageToast } from './use-usage-toast.ts';

/** What is left of the plan, always visible, with a link to the plans. */
export function PlanMeter() {
  const t = useText();
  const me = useMe();
  useUsageToast();
  if (me.status === 'error') return null;
  if (me.status === 'loading')
    return (
      <div className={css.meter}>
        <Skeleton height="1.2rem" />
        <Skeleton height="0.6rem" />
        <Skeleton height="2.25rem" />
      </div>
    );
  const { subscription } = me;
  const available = subscription ? availableCredits(subscription) : 0;
  const total = subscription?.totalCredits ?? 0;
  const text = t('shell.credits', { available, total });
  return (
    <div className={css.meter}>
      <p className={css.text}>{text}</p>
      <Progress label={text} valueText={text} value={total > 0 ? available / total : 0} />
      {subscription?.plan.tier !== 'pro' && (
        <ButtonLink to={upgradePath} variant="secondary" size="sm" fullWidth>
          {t('shell.upgrade')}
        </ButtonLink>
      )}
    </div>
  );
}
