import type { AdminOrder } from '@duu/contract/calls/admin-orders';
import { csvOf } from '../../../files/csv.ts';
import { refundedOf } from './order-facts.ts';

/** The column names are the same in both languages, as programs read them. */
const columns = {
  order_id: (order) => order.id,
  invoice: (order) => order.invoiceNumber ?? '',
  ordered_at: (order) => order.createdAt.toISOString(),
  paid_at: (order) =>
    order.payments.find(({ outcome }) => outcome === 'granted')?.paidAt.toISOString() ?? '',
  status: (order) => order.status,
  needs_attention: (order) => (order.attention ? 'yes' : 'no'),
  user_id: (order) => order.uid ?? '',
  email: (order) => order.email ?? '',
  plan: (order) => `${order.plan.tier} ${order.plan.period}`,
  quantity: (order) => String(order.quantity),
  source: (order) => order.source,
  reference: (order) => order.reference ?? '',
  currency: (order) => order.currency,
  amount: (order) => decimal(order.amount),
  refunded: (order) => decimal(refundedOf(order)),
} as const satisfies Record<string, (order: AdminOrder) => string>;

/** Minor units with a decimal point: `9900.00`. */
function decimal(minor: number): string {
  return (minor / 100).toFixed(2);
}

export function ordersCsv(orders: readonly AdminOrder[]): string {
  return csvOf([
    Object.keys(columns),
    ...orders.map((order) => Object.values(columns).map((of) => of(order))),
  ]);
}
