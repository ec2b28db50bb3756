import type { Order, OrderPayment, OrderRefund } from '@duu/contract/documents/order';
import { Notice } from '../../../components/Notice.tsx';
import { support } from '../../../config/contacts.ts';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { RichText, useText } from '../../../i18n/intl.tsx';

/** Payments without a plan, and refunds: what happens with the money. */
export function OrderMoney({ order }: { order: Order }) {
  const waiting = order.payments.filter(
    ({ outcome, resolvedAt, refunded, amount }) =>
      outcome !== 'granted' && resolvedAt === null && refunded < amount,
  );
  return (
    <>
      {waiting.map((payment) => (
        <Unserved key={payment.id} payment={payment} />
      ))}
      {order.refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
    </>
  );
}

function Unserved({ payment: { outcome, amount, currency } }: { payment: OrderPayment }) {
  const t = useText();
  if (outcome === 'granted') return null;
  return (
    <Notice
      tone="warning"
      title={t(`order.money.${outcome}`, { amount: formatMoney(amount, currency) })}
    >
      {t('order.money.contact', support)}
    </Notice>
  );
}

function Refund({ refund: { state, amount, currency, refundedAt, at } }: { refund: OrderRefund }) {
  return (
    <Notice tone="info">
      <RichText
        id={`order.refund.${state}`}
        values={{
          amount: formatMoney(amount, currency),
          date: <DateText date={refundedAt ?? at} />,
          email: support.email,
          a: (chunks) => <a href={`mailto:${support.email}`}>{chunks}</a>,
        }}
      />
    </Notice>
  );
}
