import type { Order } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import { billingPages } from '@duu/contract/paths';
import { useParams } from 'react-router-dom';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import { planName } from '../../../plans/plan-name.ts';
import { planDuration } from '../plan-duration.ts';
import { CanceledOrder } from './CanceledOrder.tsx';
import { NoOrder } from './NoOrder.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { PaidOrder } from './PaidOrder.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import { useOrder } from './use-order.ts';

/** One order, live: where it is paid, what became of it, its receipt. Payers come back here from a provider's page. */
export function OrderRoute() {
  const t = useText();
  const { orderId = '' } = useParams();
  const state = useOrder(orderId);
  if (state.status === 'error' || (state.status === 'ready' && state.data === null))
    return <NoOrder failed={state.status === 'error'} />;
  if (!state.data)
    return (
      <Page title="…" lead={'\u00a0'} narrow>
        <Skeleton height="22rem" />
      </Page>
    );
  const order = state.data;
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
      {/* Said when it changes, and not the whole of what changes with it. */}
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
