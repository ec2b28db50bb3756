import type { AdminOrder } from '@duu/contract/calls/admin-orders';
import { refundedOf } from './order-facts.ts';

/** The names of the columns are the same in both languages: programs read them. */
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

/** A cell that no spreadsheet takes for a formula, quoted where it has to be. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A CSV file (RFC 4180) of orders; its byte order mark tells spreadsheets that it is UTF-8. */
export function ordersCsv(orders: readonly AdminOrder[]): string {
  const rows = [
    Object.keys(columns),
    ...orders.map((order) => Object.values(columns).map((of) => of(order))),
  ];
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
