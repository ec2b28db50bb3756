import type { Order } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import { billingPages } from '@duu/contract/paths';
import { Card } from '../../../components/Card.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { RichText, useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import css from './order.module.css';

/** What the payment gave, or that it was refunded, and the next step. */
export function PaidOrder({ order }: { order: WithId<Order> }) {
  const t = useText();
  const { grant, status } = order;
  const isRefunded = status === 'refunded';
  return (
    <Card
      tone={isRefunded ? 'plain' : 'highlight'}
      title={t(isRefunded ? 'order.refunded' : 'order.paid')}
      text={
        grant && !isRefunded ? (
          <RichText
            id="order.paid.text"
            values={{
              characters: grant.characters - grant.revoked,
              date: <DateText date={grant.until} />,
            }}
          />
        ) : null
      }
    >
      <div className={css.actions}>
        {!isRefunded && (
          <ButtonLink to="/app/text2speech" variant="synthesize">
            {t('order.paid.convert')}
          </ButtonLink>
        )}
        {order.invoiceNumber !== null && (
          <ButtonLink to={`${billingPages.order(order.id)}/invoice`} variant="outline">
            {t('order.invoice')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
