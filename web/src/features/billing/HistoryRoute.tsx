import type { Order } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import { billingPages } from '@duu/contract/paths';
import { ListFailure } from '../../api/ListFailure.tsx';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { CardTable } from '../../components/CardTable.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { DateText } from '../../i18n/DateText.tsx';
import { formatMoney } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { planName } from '../../plans/plan-name.ts';
import css from './HistoryRoute.module.css';
import { statusTones } from './labels.ts';
import { CancelOrder } from './order/CancelOrder.tsx';
import { useOrders } from './use-orders.ts';

const columns = ['invoice', 'date', 'plan', 'source', 'quantity', 'amount', 'status'] as const;

export function HistoryRoute() {
  const t = useText();
  const orders = useOrders();
  const isEmpty = orders.status === 'ready' && orders.docs.length === 0;
  return (
    <Page title={t('billing.history.title')} lead={t('billing.history.lead')}>
      {orders.status === 'loading' && <Skeleton height="14rem" />}
      {orders.status === 'error' && <ListFailure error={orders.error} retry={orders.retry} />}
      {isEmpty && (
        <EmptyState
          title={t('billing.history.empty')}
          text={t('billing.history.empty.text')}
          action={<ButtonLink to={billingPages.plans}>{t('billing.plans')}</ButtonLink>}
        />
      )}
      {orders.docs.length > 0 && (
        <CardTable
          cards="early"
          head={columns.map((column) => (
            <th key={column} scope="col">
              {t(`billing.history.${column}`)}
            </th>
          ))}
        >
          {orders.docs.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </CardTable>
      )}
      {orders.hasMore && (
        <Button variant="outline" onClick={orders.loadMore}>
          {t('shell.more')}
        </Button>
      )}
    </Page>
  );
}

function OrderRow({ order }: { order: WithId<Order> }) {
  const t = useText();
  const { id, status, invoiceNumber, quantity } = order;
  const plan = planName(order.plan, t);
  const amount = formatMoney(order.amount, order.currency);
  const page = billingPages.order(id);
  return (
    <tr className={css.order}>
      <th scope="row" className={css.invoice}>
        {invoiceNumber && <AppLink to={`${page}/invoice`}>{invoiceNumber}</AppLink>}
        {status === 'created' && (
          <span className={css.open}>
            <AppLink to={page} aria-label={t('billing.history.pay.label', { plan, amount })}>
              {t('billing.history.pay')}
            </AppLink>
            <CancelOrder order={order} short />
          </span>
        )}
        {status === 'canceled' && !invoiceNumber && '—'}
      </th>
      <td>
        <DateText date={order.createdAt} />
      </td>
      <td>
        <AppLink to={page}>{plan}</AppLink>
      </td>
      <td className={css.source}>{t(`billing.source.${order.source}`)}</td>
      <td className={css.quantity}>{quantity}</td>
      <td className={css.amount}>{amount}</td>
      <td className={css.status}>
        <Badge tone={statusTones[status]}>{t(`billing.status.${status}`)}</Badge>
      </td>
    </tr>
  );
}
