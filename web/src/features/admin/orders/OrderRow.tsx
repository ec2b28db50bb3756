import type { AdminOrder } from '@duu/contract/calls/admin-orders';
import { Email } from '../../../components/Email.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { planName } from '../../../plans/plan-name.ts';
import { orderPath, userPath } from '../admin-paths.ts';
import { shortTime } from '../format.ts';
import { OrderStatusBadges } from './OrderStatusBadges.tsx';
import css from './Orders.module.css';
import { refundedOf } from './order-facts.ts';

interface Props {
  order: AdminOrder;
  /** False on a user's own page. */
  withUser?: boolean;
}

export function OrderRow({ order, withUser = true }: Props) {
  const t = useText();
  const { day, time } = shortTime(order.createdAt);
  const refunded = refundedOf(order);
  return (
    <tr className={css.order}>
      <th scope="row" className={css.invoice}>
        <AppLink to={orderPath(order)} className={css.link}>
          {order.invoiceNumber ?? t('orders.unpaid')}
        </AppLink>
        <time className={css.below} dateTime={order.createdAt.toISOString()}>
          {day} {time}
        </time>
      </th>
      {withUser && (
        <td className={css.user}>
          {order.uid === null ? (
            t('orders.former')
          ) : (
            <AppLink to={userPath(order.uid)} className={css.link} translate="no">
              <Email>{order.email ?? order.uid}</Email>
            </AppLink>
          )}
        </td>
      )}
      <td className={css.plan}>
        {planName(order.plan, t)}
        {order.quantity > 1 && ` × ${order.quantity}`}
        <span className={css.below}>{t(`billing.source.${order.source}`)}</span>
      </td>
      <td className={css.amount}>
        {formatMoney(order.amount, order.currency)}
        {refunded > 0 && (
          <span className={css.below}>
            {t('orders.refundedPart', { amount: formatMoney(refunded, order.currency) })}
          </span>
        )}
      </td>
      <td className={css.status}>
        <OrderStatusBadges order={order} />
      </td>
    </tr>
  );
}
