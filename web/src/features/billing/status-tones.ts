import type { OrderStatus } from '@duu/contract/documents/order';
import type { BadgeTone } from '../../components/Badge.tsx';

export const statusTones: Record<OrderStatus, BadgeTone> = {
  created: 'info',
  canceled: 'plain',
  paid: 'success',
  renewed: 'success',
  refunded: 'warning',
};
