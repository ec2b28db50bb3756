import type { AdminOrder } from '@duu/contract/calls/admin-orders';
import type { Currency, OrderPayment } from '@duu/contract/documents/order';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { CardLabel, CardTable } from '../../../components/CardTable.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import { shortTime } from '../format.ts';
import { Section } from '../Section.tsx';
import css from './Order.module.css';
import type { OpenOrderDialog } from './open-order-dialog.ts';
import {
  type ComparedPayment,
  comparePayments,
  isUnresolved,
  leftOf,
  type Provider,
} from './order-facts.ts';

interface Props {
  order: AdminOrder;
  provider: Provider;
  onAsk: (question: OpenOrderDialog) => void;
}

/** Payments, as stored beside what the provider reports. */
export function OrderPayments({ order, provider, onAsk }: Props) {
  const t = useText();
  const payments = comparePayments(order, provider);
  const hasProvider = order.source !== 'manual';
  if (payments.length === 0)
    return <Card title={t('order.payments')} text={t('order.payments.none')} />;
  return (
    <Section title={t('order.payments')}>
      <CardTable
        roomy
        cards="early"
        head={
          <>
            <th scope="col">{t('order.payment')}</th>
            <th scope="col">{t('order.ours')}</th>
            {hasProvider && <th scope="col">{t('order.theirs')}</th>}
            <th scope="col">
              <span className="visually-hidden">{t('audios.actions')}</span>
            </th>
          </>
        }
      >
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            hasProvider={hasProvider}
            wasAsked={provider !== null}
            onAsk={onAsk}
          />
        ))}
      </CardTable>
    </Section>
  );
}

interface RowProps {
  payment: ComparedPayment;
  hasProvider: boolean;
  wasAsked: boolean;
  onAsk: (question: OpenOrderDialog) => void;
}

function PaymentRow({ payment, hasProvider, wasAsked, onAsk }: RowProps) {
  const t = useText();
  const { id, ours, theirs, differs } = payment;
  const at = (ours ?? theirs)?.paidAt;
  const { day, time } = at ? shortTime(at) : { day: '', time: '' };
  return (
    <tr className={css.payment}>
      <th scope="row" className={css.id}>
        <code translate="no">{id}</code>
        <span className={css.when}>
          {day} {time}
        </span>
      </th>
      <td>
        <CardLabel>{t('order.ours')}</CardLabel>
        {ours === null ? t('order.payment.unknown') : <Sum {...ours} />}
        {ours && (
          <span className={css.badges}>
            <Badge tone={ours.outcome === 'granted' ? 'success' : 'warning'}>
              {t(`order.outcome.${ours.outcome}`)}
            </Badge>
            {ours.disputed && <Badge tone="danger">{t('order.disputed')}</Badge>}
            {ours.resolvedAt !== null && <Badge>{t('order.resolved')}</Badge>}
          </span>
        )}
      </td>
      {hasProvider && (
        <td>
          <CardLabel>{t('order.theirs')}</CardLabel>
          {theirs && <Sum {...theirs} />}
          {!theirs && (wasAsked ? t('order.payment.unknown') : t('order.provider.none'))}
          {differs && (
            <span className={css.badges}>
              <Badge tone="danger">{t('order.differs')}</Badge>
            </span>
          )}
        </td>
      )}
      <td>{ours && <PaymentActions payment={ours} onAsk={onAsk} />}</td>
    </tr>
  );
}

function Sum({
  amount,
  fromBalance = 0,
  refunded,
  currency,
}: {
  amount: number;
  fromBalance?: number | undefined;
  refunded: number;
  currency: Currency;
}) {
  const t = useText();
  return (
    <>
      <span className={css.sum}>{formatMoney(amount, currency)}</span>
      {fromBalance > 0 && (
        <span className={css.back}>
          {t('order.payment.fromBalance', { amount: formatMoney(fromBalance, currency) })}
        </span>
      )}
      {refunded > 0 && (
        <span className={css.back}>
          {t('orders.refundedPart', { amount: formatMoney(refunded, currency) })}
        </span>
      )}
    </>
  );
}

function PaymentActions({
  payment,
  onAsk,
}: {
  payment: OrderPayment;
  onAsk: (question: OpenOrderDialog) => void;
}) {
  const t = useText();
  const amount = formatMoney(payment.amount, payment.currency);
  return (
    <div className={css.actions}>
      {leftOf(payment) > 0 && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('order.refund.label', { amount })}
          onClick={() => onAsk({ about: 'refund', payment })}
        >
          {t('order.refund')}
        </Button>
      )}
      {isUnresolved(payment) && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('order.resolve.label', { amount })}
          onClick={() => onAsk({ about: 'resolve', payment })}
        >
          {t('order.resolve')}
        </Button>
      )}
    </div>
  );
}
