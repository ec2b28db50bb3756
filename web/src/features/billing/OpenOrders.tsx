import { billingPages } from '@duu/contract/paths';
import { Notice } from '../../components/Notice.tsx';
import { formatMoney } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { planName } from '../../plans/plan-name.ts';
import { useOrders } from './use-orders.ts';

/** The newest unpaid order, so that the user continues it instead of ordering twice. */
export function OpenOrders() {
  const t = useText();
  const { docs } = useOrders();
  const open = docs.find(
    ({ status, expiresAt }) => status === 'created' && (!expiresAt || expiresAt > new Date()),
  );
  if (!open) return null;
  return (
    <Notice tone="info">
      {t('billing.open.one', {
        plan: planName(open.plan, t),
        amount: formatMoney(open.amount, open.currency),
      })}{' '}
      <AppLink to={billingPages.order(open.id)}>{t('billing.open.link')}</AppLink>
    </Notice>
  );
}
