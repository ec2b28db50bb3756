import type { billingEn } from './billing.en.ts';

export const billingMn = {
  'billing.plan.none': 'Танд одоогоор идэвхтэй багц алга.',
  'billing.plan.forever': 'Хугацаагүй',
  'billing.status.created': 'Хүлээгдэж буй',
  'billing.status.canceled': 'Цуцалсан',
  'billing.status.paid': 'Төлсөн',
  'billing.status.renewed': 'Сунгасан',
  'billing.status.refunded': 'Буцаасан',
  'billing.source.stripe': 'Карт (Stripe)',
  'billing.source.qpay': 'QPay',
  'billing.source.simulated': 'Туршилтын төлбөр',
  'billing.source.manual': 'Банкны шилжүүлэг',
} satisfies Record<keyof typeof billingEn, string>;
