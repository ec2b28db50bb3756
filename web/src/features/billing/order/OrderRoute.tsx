import type { Order } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import { billingPages } from '@duu/contract/paths';
import { Page } from '../../../components/Page.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import { planName } from '../../../plans/plan-name.ts';
import { planDuration } from '../labels.ts';
import { CanceledOrder } from './CanceledOrder.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderPage } from './OrderPage.tsx';
import { PaidOrder } from './PaidOrder.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';

/** One order, live: payment, status and receipt. Payers return here from a provider's page. */
export function OrderRoute() {
  return <OrderPage height="22rem">{(order) => <OneOrder order={order} />}</OrderPage>;
}

function OneOrder({ order }: { order: WithId<Order> }) {
  const t = useText();
  const plan = planName(order.plan, t);
  const duration = planDuration(order.plan, order.quantity, t);
  return (
    <Page
      narrow
      title={t('order.title', { plan, duration })}
      actions={
        <ButtonLink to={billingPages.history} variant="outline">
          {t('billing.history')}
        </ButtonLink>
      }
    >
      {/* Announces the change only, not everything that changes with it. */}
      <p className="visually-hidden" role="status">
        {t(`billing.status.${order.status}`)}
      </p>
      <OrderState order={order} />
      <OrderMoney order={order} />
      <OrderFacts order={order} />
      <ReceiptCard key={order.id} order={order} />
    </Page>
  );
}

function OrderState({ order }: { order: WithId<Order> }) {
  if (order.status === 'created') return <OpenOrder key={order.id} order={order} />;
  if (order.status === 'canceled') return <CanceledOrder paid={order.payments.length > 0} />;
  return <PaidOrder order={order} />;
}
