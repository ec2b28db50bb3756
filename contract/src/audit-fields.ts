import { currencies } from './documents/order.ts';

/**
 * What the fields of audit entries are, by their names without list places and currencies. `money` is in minor units;
 * `dollars` is a price of fractions of cents.
 */
export const auditFieldKinds = {
  active: 'yesNo',
  activePlans: 'count',
  admin: 'yesNo',
  attention: 'yesNo',
  backgroundSound: 'yesNo',
  characters: 'count',
  charactersPerConversion: 'count',
  charactersPerMonth: 'count',
  cost: 'dollars',
  createdAt: 'text',
  description: 'text',
  disabled: 'yesNo',
  endsAt: 'text',
  engine: 'engine',
  error: 'error',
  events: 'text',
  expiresAt: 'text',
  fallbacks: 'text',
  gainDb: 'text',
  gender: 'gender',
  heldCredits: 'count',
  host: 'text',
  id: 'text',
  invoiceNumber: 'text',
  language: 'language',
  languages: 'language',
  name: 'text',
  ok: 'yesNo',
  order: 'count',
  paid: 'money',
  pattern: 'text',
  paymentId: 'text',
  payments: 'count',
  period: 'period',
  plan: 'plan',
  premium: 'yesNo',
  premiumVoices: 'yesNo',
  prices: 'money',
  published: 'yesNo',
  reference: 'text',
  refunded: 'money',
  refundId: 'text',
  refunds: 'count',
  resolvedAt: 'text',
  revoked: 'count',
  revokedAt: 'text',
  sample: 'text',
  scopes: 'text',
  source: 'source',
  speaker: 'text',
  startedAt: 'text',
  state: 'state',
  status: 'status',
  storageMonths: 'count',
  target: 'text',
  tier: 'tier',
  totalCredits: 'count',
  unlimitedDownloads: 'yesNo',
  usedCredits: 'count',
  voice: 'text',
  voices: 'count',
} as const;

export type AuditField = keyof typeof auditFieldKinds;

function isField(name: string): name is AuditField {
  return Object.hasOwn(auditFieldKinds, name);
}

/**
 * Returns which field a stored name is about, such as `prices` of `prices.MNT`, and what distinguishes it from others of
 * the same field: a currency, a language, a place in a list or a voice. Null for a name that nothing writes any more.
 */
export function auditFieldOf(stored: string): { field: AuditField; of: string[] } | null {
  const [name = '', ...of] = stored.startsWith('cost ')
    ? ['cost', stored.slice('cost '.length)]
    : stored.split('.');
  return isField(name) ? { field: name, of } : null;
}

/** Returns the currency of a money field; null if its name has none. */
export function currencyOf(of: readonly string[]): (typeof currencies)[number] | null {
  return currencies.find((one) => one === of.at(-1)) ?? null;
}
