import { useEffect, useRef } from 'react';
import { useToast } from '../../feedback/toast-store.ts';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { usageOf, usedPercent } from '../../me/usage.ts';
import { useGo } from '../../navigation/use-go.ts';
import { upgradePath } from '../../plans/upgrade.ts';

/** Shows a toast when most or all of the plan's characters have just been used. */
export function useUsageToast(): void {
  const t = useText();
  const go = useGo();
  const toast = useToast();
  const me = useMe();
  const subscription = me.status === 'ready' ? me.subscription : null;
  const id = subscription?.id ?? null;
  const usage = subscription ? usageOf(subscription) : null;
  const before = useRef({ id, usage });
  useEffect(() => {
    const { id: earlierId, usage: earlier } = before.current;
    before.current = { id, usage };
    if (!subscription || id !== earlierId || earlier === null || usage === earlier) return;
    if (usage === 'almost' && earlier === 'plenty')
      toast.info(t('billing.usage.almost', { percent: usedPercent(subscription) }));
    if (usage === 'used')
      toast.warning(t('billing.usage.used'), {
        action: {
          label: t('shell.upgrade'),
          onClick: () => go(upgradePath),
        },
      });
  }, [id, usage, subscription, t, go, toast]);
}
