import type { Order } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import { Badge } from '../../../components/Badge.tsx';
import { Card } from '../../../components/Card.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { RichText, useText } from '../../../i18n/intl.tsx';
import { planName } from '../../../plans/plan-name.ts';
import { planDuration, statusTones } from '../labels.ts';
import { FactList } from './FactList.tsx';

export function OrderFacts({ order }: { order: WithId<Order> }) {
  const t = useText();
  const { grant, plan, status } = order;
  return (
    <Card
      title={t('order.details')}
      aside={<Badge tone={statusTones[status]}>{t(`billing.status.${status}`)}</Badge>}
    >
      <FactList
        facts={[
          [t('billing.history.invoice'), order.invoiceNumber],
          [t('billing.history.date'), <DateText key="date" date={order.createdAt} time />],
          [t('billing.history.plan'), planName(plan, t)],
          [t('billing.history.quantity'), planDuration(plan, order.quantity, t)],
          [t('billing.history.amount'), formatMoney(order.amount, order.currency)],
          [t('order.source'), t(`billing.source.${order.source}`)],
          [t('order.characters'), grant && formatCount(grant.characters)],
          [
            t('order.period'),
            grant && (
              <RichText
                id="order.period.value"
                values={{
                  from: <DateText date={grant.from} />,
                  until: <DateText date={grant.until} />,
                }}
              />
            ),
          ],
          [
            t('order.number'),
            <span key="id" translate="no">
              {order.id}
            </span>,
          ],
        ]}
      />
    </Card>
  );
}
