import { Notice } from '../components/Notice.tsx';
import { useText } from '../i18n/intl.tsx';
import { useMe } from '../me/me-context.ts';
import { usageOf, usedPercent } from '../me/usage.ts';
import { AppLink } from '../navigation/AppLink.tsx';
import { upgradePath } from './upgrade.ts';

/** Shown when most or all of the plan's characters are used, with a link to the plans. */
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
      <AppLink to={upgradePath}>{t('billing.usage.more')}</AppLink>
    </Notice>
  );
}
