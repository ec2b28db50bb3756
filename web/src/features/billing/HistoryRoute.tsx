import { order } from '@duu/contract/documents/order';
import { paths } from '@duu/contract/paths';
import { ButtonLink } from '../../app/ButtonLink.tsx';
import { Badge, type BadgeTone } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { CardTable } from '../../components/CardTable.tsx';
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

const columns = ['invoice', 'date', 'plan', 'source', 'quantity', 'amount', 'status'] as const;

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
        <CardTable
          roomy
          cards="early"
          head={columns.map((column) => (
            <th key={column} scope="col">
              {t(`billing.history.${column}`)}
            </th>
          ))}
        >
          {orders.docs.map((one) => (
            <tr key={one.id} className={css.order}>
              <th scope="row" className={css.invoice}>
                {one.invoice}
              </th>
              <td>{formatDate(one.createdAt, locale)}</td>
              <td>{planName(one.plan, t)}</td>
              <td>{t(`billing.source.${one.source}`)}</td>
              <td className={css.quantity}>{one.quantity}</td>
              <td className={css.amount}>{formatMoney(one.amount, one.currency)}</td>
              <td className={css.status}>
                <Badge tone={tones[one.status]}>{t(`billing.status.${one.status}`)}</Badge>
              </td>
            </tr>
          ))}
        </CardTable>
      )}
      {orders.hasMore && (
        <Button variant="outline" onClick={orders.loadMore}>
          {t('billing.history.more')}
        </Button>
      )}
    </Page>
  );
}
