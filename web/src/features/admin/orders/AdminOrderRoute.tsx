import { type AdminOrder, deletedUserUid } from '@duu/contract/calls/admin-orders';
import { calls } from '@duu/contract/calls/calls';
import { RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { callApi } from '../../../api/call.ts';
import { LoadFailure } from '../../../api/LoadFailure.tsx';
import { useAction } from '../../../api/use-action.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/Button.tsx';
import { Email } from '../../../components/Email.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { userPath } from '../admin-paths.ts';
import { AdminOrderFacts } from './AdminOrderFacts.tsx';
import css from './Order.module.css';
import { MarkRefundDialog, paramsOf, RefundDialog, ResolveDialog } from './OrderActions.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import type { OpenOrderDialog } from './open-order-dialog.ts';
import { isUnresolved, type Provider, refundable } from './order-facts.ts';

/** One order: its payments here and at the provider, and an admin's actions. */
export function AdminOrderRoute() {
  const t = useText();
  const { uid = deletedUserUid, orderId = '' } = useParams();
  const seen = useCall(calls.adminGetOrder, { params: { uid, orderId } });
  if (!seen.data)
    return (
      <Page title={t('orders.one')}>
        {seen.status === 'error' && <LoadFailure error={seen.error} retry={seen.reload} />}
        {seen.status === 'loading' && <Skeleton height="32rem" />}
      </Page>
    );
  return <LoadedOrder {...seen.data} reload={seen.reload} />;
}

interface Seen {
  order: AdminOrder;
  provider: Provider;
  providerFailed: boolean;
  reload: () => void;
}

function LoadedOrder({ order, provider, providerFailed, reload }: Seen) {
  const t = useText();
  const [openDialog, setOpenDialog] = useState<OpenOrderDialog | null>(null);
  const close = () => setOpenDialog(null);
  const done = () => {
    close();
    reload();
  };
  const first = refundable(order);
  const about = { order, onClose: close, onDone: done };
  return (
    <Page
      title={order.invoiceNumber ?? t('orders.one')}
      lead={
        order.uid === null ? (
          t('orders.former')
        ) : (
          <AppLink to={userPath(order.uid)} className={css.user} translate="no">
            <Email>{order.email ?? order.uid}</Email>
          </AppLink>
        )
      }
      actions={
        <>
          {order.source !== 'manual' && order.reference !== null && (
            <CheckButton order={order} onDone={reload} />
          )}
          {first && (
            <Button
              variant="outline"
              onClick={() => setOpenDialog({ about: 'refund', payment: first })}
            >
              <Undo2 size={18} aria-hidden="true" />
              {t('order.refund')}
            </Button>
          )}
        </>
      }
    >
      {order.attention && <Attention order={order} />}
      {providerFailed && <Notice tone="warning">{t('order.provider.failed')}</Notice>}
      <AdminOrderFacts order={order} provider={provider} />
      <OrderPayments order={order} provider={provider} onAsk={setOpenDialog} />
      <OrderRefunds refunds={order.refunds} onAsk={setOpenDialog} />
      {openDialog?.about === 'refund' && <RefundDialog {...about} payment={openDialog.payment} />}
      {openDialog?.about === 'resolve' && <ResolveDialog {...about} payment={openDialog.payment} />}
      {openDialog?.about === 'mark' && <MarkRefundDialog {...about} refund={openDialog.refund} />}
    </Page>
  );
}

/** Lists what needs an admin's attention. */
function Attention({ order }: { order: AdminOrder }) {
  const t = useText();
  const { payments, refunds } = order;
  const open = payments.filter(isUnresolved);
  const has = {
    unserved: open.some(({ outcome, disputed }) => outcome !== 'granted' && !disputed),
    disputed: open.some(({ disputed }) => disputed),
    manual: refunds.some(({ state }) => state === 'manual'),
    pending: refunds.some(({ state }) => state === 'pending'),
  };
  const reasons = (['unserved', 'disputed', 'manual', 'pending'] as const).filter(
    (one) => has[one],
  );
  return (
    <Notice tone="warning" title={t('orders.attention.badge')}>
      {reasons.map((one) => t(`order.attention.${one}`)).join(' ')}
    </Notice>
  );
}

/** Checks the order with the provider and settles it. */
function CheckButton({ order, onDone }: { order: AdminOrder; onDone: () => void }) {
  const t = useText();
  const toast = useToast();
  const { busy, run } = useAction();
  const check = () =>
    run(async () => {
      await callApi(calls.adminCheckOrder, { params: paramsOf(order) });
      toast.success(t('order.lookUp.done'));
      onDone();
    });
  return (
    <Button variant="outline" busy={busy} onClick={() => void check()}>
      <RefreshCw size={18} aria-hidden="true" />
      {t('order.lookUp')}
    </Button>
  );
}
