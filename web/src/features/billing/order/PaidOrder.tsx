import type { Order } from '@duu/contract/documents/order';
import { availableCredits } from '@duu/contract/documents/subscription';
import type { WithId } from '@duu/contract/id';
import { billingPages } from '@duu/contract/paths';
import { Card } from '../../../components/Card.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { RichText, useText } from '../../../i18n/intl.tsx';
import { useMe } from '../../../me/me-context.ts';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import css from './order.module.css';

/** What the payment added and, while its plan runs, what can be used with it. */
function Given({ grant }: { grant: NonNullable<Order['grant']> }) {
  const t = useText();
  const me = useMe();
  const added = grant.characters - grant.revoked;
  const plan = me.status === 'ready' ? me.subscription : null;
  if (plan?.id !== grant.subscriptionId || plan.endsAt === null) {
    return t('order.paid.added', { added });
  }
  const available = availableCredits(plan);
  const date = <DateText date={plan.endsAt} />;
  return <RichText id="order.paid.text" values={{ added, available, date }} />;
}

/** What the payment gave, or that it was refunded, and the next step. */
export function PaidOrder({ order }: { order: WithId<Order> }) {
  const t = useText();
  const { grant, status } = order;
  const isRefunded = status === 'refunded';
  return (
    <Card
      tone={isRefunded ? 'plain' : 'highlight'}
      title={t(isRefunded ? 'order.refunded' : 'order.paid')}
      text={grant && !isRefunded ? <Given grant={grant} /> : null}
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
