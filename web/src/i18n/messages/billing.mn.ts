import type { billingEn } from './billing.en.ts';

export const billingMn = {
  'billing.plan.none': 'Танд одоогоор идэвхтэй багц алга.',
  'billing.plan.forever': 'Хугацаагүй',
  'billing.usage.almost': 'Тэмдэгтийн эрхийнхээ {percent}%-ийг ашигласан байна',
  'billing.usage.almost.text': 'Дуусахаас өмнө нэмж аваарай.',
  'billing.usage.used': 'Тэмдэгтийн эрх тань дууссан байна',
  'billing.usage.used.text': 'Аудионууд тань хэвээрээ. Үргэлжлүүлэн хөрвүүлэх бол багц сонгоно уу.',
  'billing.usage.more': 'Багцуудыг үзэх',
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
