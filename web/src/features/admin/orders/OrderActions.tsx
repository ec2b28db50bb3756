import { type AdminOrder, deletedUserUid } from '@duu/contract/calls/admin-orders';
import { calls } from '@duu/contract/calls/calls';
import type { OrderPayment, OrderRefund } from '@duu/contract/documents/order';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { Segmented } from '../../../components/Segmented.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { ReferenceField } from '../actions/ReferenceField.tsx';
import { useOnceKey } from '../actions/use-once-key.ts';
import { moneyOf } from '../plans/money.ts';
import { leftOf } from './order-facts.ts';

interface Props {
  order: AdminOrder;
  onClose: () => void;
  onDone: () => void;
}

/** Returns the parameters by which the admins' calls name an order. */
export function paramsOf({ uid, id }: Pick<AdminOrder, 'uid' | 'id'>) {
  return { uid: uid ?? deletedUserUid, orderId: id };
}

const extents = ['whole', 'part'] as const;

/** Refunds a payment, in full or in part. */
export function RefundDialog({
  order,
  payment,
  onClose,
  onDone,
}: Props & { payment: OrderPayment }) {
  const t = useText();
  const [extent, setExtent] = useState<(typeof extents)[number]>('whole');
  const [text, setText] = useState('');
  const onceKey = useOnceKey();
  const { currency } = payment;
  const left = leftOf(payment);
  const typed = moneyOf(text, currency);
  const isFit = typed !== null && typed > 0 && typed <= left;
  const shown = formatMoney(left, currency);

  const send = async (reason: string) => {
    const amount = extent === 'part' && typed !== null ? { amount: typed } : {};
    const input = { reason, paymentId: payment.id, ...amount };
    const headers = onceKey(input);
    await callApi(calls.adminRefundOrder, { params: paramsOf(order), input, headers });
  };
  const consequence = () => {
    if (payment.outcome !== 'granted') return t('order.refund.text.unserved');
    return t(order.source === 'manual' ? 'order.refund.text.manual' : 'order.refund.text');
  };
  return (
    <ActionDialog
      destructive
      title={t('order.refund.title')}
      text={consequence()}
      confirm={t('order.refund.confirm')}
      ok={extent === 'whole' || isFit}
      send={send}
      done={t('order.refund.done')}
      onDone={onDone}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <Segmented
            label={t('order.refund.extent')}
            value={extent}
            options={extents.map((value) => ({
              value,
              label: t(`order.refund.${value}`, { amount: shown }),
            }))}
            onChange={setExtent}
          />
          {extent === 'part' && (
            <TextField
              label={t('order.refund.amount')}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              hint={t('order.refund.most', { amount: shown })}
              error={tried && !isFit ? t('order.refund.wrong', { amount: shown }) : null}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}

/** Marks a refund that waited for a bank transfer. */
export function MarkRefundDialog({
  order,
  refund,
  onClose,
  onDone,
}: Props & { refund: OrderRefund }) {
  const t = useText();
  const [reference, setReference] = useState('');
  const isMissing = reference.trim() === '';
  const send = async (reason: string) => {
    await callApi(calls.adminMarkRefund, {
      params: { ...paramsOf(order), refundId: refund.id },
      input: { reference, reason },
    });
  };
  return (
    <ActionDialog
      title={t('order.mark.title')}
      text={t('order.mark.text', { amount: formatMoney(refund.amount, refund.currency) })}
      confirm={t('order.mark.confirm')}
      ok={!isMissing}
      send={send}
      done={t('order.mark.done')}
      onDone={onDone}
      onClose={onClose}
    >
      {(tried) => <ReferenceField tried={tried} value={reference} onChange={setReference} />}
    </ActionDialog>
  );
}

/** Marks a payment without a grant, or a dispute, as resolved. */
export function ResolveDialog({
  order,
  payment,
  onClose,
  onDone,
}: Props & { payment: OrderPayment }) {
  const t = useText();
  const send = async (reason: string) => {
    const input = { paymentId: payment.id, reason };
    await callApi(calls.adminResolvePayment, { params: paramsOf(order), input });
  };
  const amount = formatMoney(payment.amount, payment.currency);
  return (
    <ActionDialog
      title={t('order.resolve.title')}
      text={t('order.resolve.text', { amount })}
      confirm={t('order.resolve.confirm')}
      send={send}
      done={t('order.resolve.done')}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
