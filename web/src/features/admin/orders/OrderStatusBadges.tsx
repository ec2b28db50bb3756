import type { Order } from '@duu/contract/documents/order';
import { Badge, type BadgeTone } from '../../../components/Badge.tsx';
import { useText } from '../../../i18n/intl.tsx';

const tones = {
  created: 'info',
  canceled: 'plain',
  paid: 'success',
  renewed: 'success',
  refunded: 'warning',
} as const satisfies Record<Order['status'], BadgeTone>;

export function OrderStatusBadges({ order }: { order: Pick<Order, 'status' | 'attention'> }) {
  const t = useText();
  return (
    <>
      <Badge tone={tones[order.status]}>{t(`billing.status.${order.status}`)}</Badge>{' '}
      {order.attention && <Badge tone="danger">{t('orders.attention.badge')}</Badge>}
    </>
  );
}
