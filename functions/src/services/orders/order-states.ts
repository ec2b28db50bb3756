import type { Order, OrderStatus } from '@duu/contract/documents/order';

/**
 * Allowed transitions. Canceled and refunded are final; a payment for a canceled order is recorded without a
 * transition.
 */
const next: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['paid', 'renewed', 'canceled'],
  canceled: [],
  paid: ['refunded'],
  renewed: ['refunded'],
  refunded: [],
};

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/**
 * Returns the order in its new status.
 * @throws Error if the transition is not allowed
 */
export function withStatus<Of extends Pick<Order, 'status' | 'transitions'>>(
  order: Of,
  status: OrderStatus,
  at: Date,
  reason: string,
): Of {
  if (!mayBecome(order.status, status)) {
    throw new Error(`An order that is ${order.status} can't become ${status}.`);
  }
  return { ...order, status, transitions: [...order.transitions, { status, at, reason }] };
}
