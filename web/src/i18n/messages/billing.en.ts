export const billingEn = {
  'billing.plan.none': 'You currently do not have an active subscription.',
  'billing.plan.forever': 'No expiry',
  'billing.status.created': 'Awaiting payment',
  'billing.status.canceled': 'Canceled',
  'billing.status.paid': 'Paid',
  'billing.status.renewed': 'Extended',
  'billing.status.refunded': 'Refunded',
  'billing.source.stripe': 'Card (Stripe)',
  'billing.source.qpay': 'QPay',
  'billing.source.simulated': 'Simulated payment',
  'billing.source.manual': 'Bank transfer',
} as const;
