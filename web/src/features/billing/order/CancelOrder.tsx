import { calls } from '@duu/contract/calls/calls';
import type { Order } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../feedback/ConfirmDialog.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { planName } from '../../../plans/plan-name.ts';
import { BillingProblem } from '../BillingProblem.tsx';

interface Props {
  order: WithId<Order>;
  /** Short label, for a table row. */
  short?: boolean;
}

/** Cancels an open order, after confirmation. */
export function CancelOrder({ order, short = false }: Props) {
  const t = useText();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const { busy, error, run } = useAction();

  const cancel = () =>
    run(async () => {
      await callApi(calls.cancelOrder, { params: { orderId: order.id }, failure: 'handled' });
      setAsks(false);
      toast.success(t('order.canceled.done'));
    });
  const plan = planName(order.plan, t);
  const amount = formatMoney(order.amount, order.currency);
  return (
    <>
      <Button
        variant="ghost"
        size={short ? 'sm' : 'default'}
        aria-label={t('order.cancel.label', { plan, amount })}
        onClick={() => setAsks(true)}
      >
        {t(short ? 'order.cancel.short' : 'order.cancel')}
      </Button>
      <ConfirmDialog
        open={asks}
        destructive
        title={t('order.cancel.title')}
        confirm={t('order.cancel')}
        cancel={t('order.cancel.keep')}
        busy={busy}
        onConfirm={() => void cancel()}
        onCancel={() => setAsks(false)}
      >
        {t('order.cancel.text')}
        {error && <BillingProblem error={error} retry={() => void cancel()} />}
      </ConfirmDialog>
    </>
  );
}
