import type { Order } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import { billingPages } from '@duu/contract/paths';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { RichText, useText } from '../../../i18n/intl.tsx';
import { useHasPassed } from '../../../me/use-has-passed.ts';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import { BillingProblem } from '../BillingProblem.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import css from './order.module.css';
import { QrCheckout } from './QrCheckout.tsx';
import { RedirectCheckout } from './RedirectCheckout.tsx';
import { useCheckOrder } from './use-check-order.ts';

/** An unpaid order: how to pay it, and the state of the payment. */
export function OpenOrder({ order }: { order: WithId<Order> }) {
  const t = useText();
  const left = new URLSearchParams(useLocation().search).has('canceled');
  const { state, error, check } = useCheckOrder(order.id, left);
  const isOver = useHasPassed(order.expiresAt);
  const amount = formatMoney(order.amount, order.currency);
  const words = left && state === 'idle' ? 'left' : state === 'idle' ? 'waiting' : state;
  return (
    <Card
      title={t('order.pay.title', { amount })}
      text={<span role="status">{t(`order.${isOver ? 'pay.over' : words}`)}</span>}
    >
      {!isOver &&
        (order.checkout?.kind === 'qr' ? (
          <QrCheckout checkout={order.checkout} />
        ) : (
          <RedirectCheckout order={order} />
        ))}
      {error && <BillingProblem error={error} retry={() => void check()} />}
      {order.expiresAt && !isOver && (
        <p className={css.note}>
          <RichText
            id="order.pay.until"
            values={{ date: <DateText date={order.expiresAt} time /> }}
          />
        </p>
      )}
      <div className={css.actions}>
        {isOver && <ButtonLink to={billingPages.plans}>{t('order.canceled.again')}</ButtonLink>}
        <Button variant="outline" busy={state === 'checking'} onClick={() => void check()}>
          {t('order.check')}
        </Button>
        <CancelOrder order={order} />
      </div>
    </Card>
  );
}
