import type { AdminOrder } from '@duu/contract/calls/admin-orders';
import { CardTable } from '../../../components/CardTable.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { OrderRow } from './OrderRow.tsx';
import css from './Orders.module.css';

const columns = ['invoice', 'user', 'plan', 'amount', 'status'] as const;

interface Props {
  orders: readonly AdminOrder[];
  busy?: boolean;
  withUser?: boolean;
}

export function OrderTable({ orders, busy = false, withUser = true }: Props) {
  const t = useText();
  return (
    <CardTable
      roomy
      cards="early"
      busy={busy}
      head={columns
        .filter((column) => withUser || column !== 'user')
        .map((column) => (
          <th key={column} scope="col" className={css[column]}>
            {t(`orders.${column}`)}
          </th>
        ))}
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} withUser={withUser} />
      ))}
    </CardTable>
  );
}
