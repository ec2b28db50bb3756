import { order } from '@duu/contract/documents/order';
import { paths } from '@duu/contract/paths';
import { ButtonLink } from '../../app/ButtonLink.tsx';
import { Badge, type BadgeTone } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useDocs } from '../../firebase/use-docs.ts';
import { useUid } from '../../firebase/use-session.ts';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { planName } from '../landing/plan-name.ts';
import css from './HistoryRoute.module.css';

const tones = {
  created: 'info',
  canceled: 'plain',
  paid: 'success',
  renewed: 'success',
  refunded: 'warning',
} as const satisfies Record<string, BadgeTone>;

export function HistoryRoute() {
  const t = useText();
  const locale = useLocale();
  const uid = useUid();
  const orders = useDocs(
    uid ? { path: paths.orders(uid), orderBy: [['createdAt', 'desc']] } : null,
    order,
  );
  const isEmpty = orders.status === 'ready' && orders.docs.length === 0;
  return (
    <Page title={t('billing.history.title')} lead={t('billing.history.lead')}>
      {orders.status === 'loading' && <Skeleton height="14rem" />}
      {orders.status === 'error' && <EmptyState title={t('shell.failed')} />}
      {isEmpty && (
        <EmptyState
          title={t('billing.history.empty')}
          text={t('billing.history.empty.text')}
          action={<ButtonLink to="/app/account/billing">{t('billing.plans')}</ButtonLink>}
        />
      )}
      {orders.docs.length > 0 && (
        <div className={css.frame}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('billing.history.invoice')}</th>
                <th scope="col">{t('billing.history.date')}</th>
                <th scope="col">{t('billing.history.plan')}</th>
                <th scope="col">{t('billing.history.source')}</th>
                <th scope="col">{t('billing.history.quantity')}</th>
                <th scope="col">{t('billing.history.amount')}</th>
                <th scope="col">{t('billing.history.status')}</th>
              </tr>
            </thead>
            <tbody>
              {orders.docs.map((one) => (
                <tr key={one.id}>
                  <th scope="row">{one.invoice}</th>
                  <td>{formatDate(one.createdAt, locale)}</td>
                  <td>{planName(one.plan, t)}</td>
                  <td>{t(`billing.source.${one.source}`)}</td>
                  <td className={`${css.number} ${css.quantity}`}>{one.quantity}</td>
                  <td className={`${css.number} ${css.amount}`}>
                    {formatMoney(one.amount, one.currency)}
                  </td>
                  <td className={css.status}>
                    <Badge tone={tones[one.status]}>{t(`billing.status.${one.status}`)}</Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {orders.hasMore && (
        <Button variant="outline" onClick={orders.loadMore}>
          {t('billing.history.more')}
        </Button>
      )}
    </Page>
  );
}
