import { nextTier } from '../api/upgrade.ts';
import { Notice } from '../components/Notice.tsx';
import { useText } from '../i18n/intl.tsx';
import { useMe } from '../me/me-context.ts';
import { usageOf, usedPercent } from '../me/usage.ts';
import { AppLink } from '../navigation/AppLink.tsx';

/** Says that most of the plan's characters are used, or all, and where there are more. Nothing before that. */
export function UsageNotice() {
  const t = useText();
  const me = useMe();
  const subscription = me.status === 'ready' ? me.subscription : null;
  const usage = subscription ? usageOf(subscription) : 'plenty';
  if (!subscription || usage === 'plenty') return null;
  return (
    <Notice
      tone={usage === 'used' ? 'warning' : 'info'}
      title={t(`billing.usage.${usage}`, { percent: usedPercent(subscription) })}
    >
      {t(`billing.usage.${usage}.text`)}{' '}
      <AppLink to={`/app/account/billing#${nextTier(subscription.plan.id)}`}>
        {t('billing.usage.more')}
      </AppLink>
    </Notice>
  );
}
