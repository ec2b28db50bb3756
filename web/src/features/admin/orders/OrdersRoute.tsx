import { Download, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { saveBlob } from '../../../files/save-blob.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useGo } from '../../../navigation/use-go.ts';
import { ManualOrderDialog } from '../actions/ManualOrderDialog.tsx';
import { orderPath } from '../admin-paths.ts';
import { shortTime } from '../format.ts';
import { PagedList } from '../PagedList.tsx';
import { OrderFilterBar } from './OrderFilterBar.tsx';
import { OrderTable } from './OrderTable.tsx';
import { ordersCsv } from './orders-csv.ts';
import { allOrders, type OrderFilters, useOrderFilters, useOrderList } from './use-order-list.ts';

export function OrdersRoute() {
  const t = useText();
  const go = useGo();
  const [filters, setFilters] = useOrderFilters();
  const list = useOrderList(filters);
  const [recording, setRecording] = useState(false);
  return (
    <Page
      title={t('orders.title')}
      lead={t('orders.lead')}
      actions={
        <>
          <SaveButton filters={filters} disabled={!list.items?.length} />
          <Button onClick={() => setRecording(true)}>
            <Landmark size={18} aria-hidden="true" />
            {t('actions.order')}
          </Button>
        </>
      }
    >
      <OrderFilterBar value={filters} onChange={setFilters} />
      <PagedList
        list={list}
        empty={<EmptyState title={t('orders.empty')} text={t('orders.empty.text')} />}
      >
        {(orders) => <OrderTable orders={orders} busy={list.isPrevious} />}
      </PagedList>
      {recording && (
        <ManualOrderDialog
          onClose={() => setRecording(false)}
          onDone={({ uid, orderId }) => go(orderPath({ uid, id: orderId }))}
        />
      )}
    </Page>
  );
}

/** Downloads all orders that match the filters, not only those on the page. */
function SaveButton({ filters, disabled }: { filters: OrderFilters; disabled: boolean }) {
  const t = useText();
  const { busy, run } = useAction();
  const save = () =>
    run(async () => {
      const csv = ordersCsv(await allOrders(filters));
      const file = new Blob([csv], { type: 'text/csv;charset=utf-8' });
      saveBlob(file, `duu-orders-${shortTime(new Date()).day}.csv`);
    });
  return (
    <Button variant="outline" busy={busy} disabled={disabled} onClick={() => void save()}>
      <Download size={18} aria-hidden="true" />
      {t('orders.csv')}
    </Button>
  );
}
