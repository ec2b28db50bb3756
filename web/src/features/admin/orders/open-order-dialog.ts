import type { OrderPayment, OrderRefund } from '@duu/contract/documents/order';

/** The open dialog about a payment or a refund. */
export type OpenOrderDialog =
  | { readonly about: 'refund' | 'resolve'; readonly payment: OrderPayment }
  | { readonly about: 'mark'; readonly refund: OrderRefund };
