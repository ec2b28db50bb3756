/** The ledger's entries, for the user and for admins. */
export const ledgerEn = {
  'ledger.grant': '{count, plural, one {# character} other {# characters}} added',
  'ledger.hold':
    '{count, plural, one {# character} other {# characters}} reserved for a conversion',
  'ledger.settle': '{count, plural, one {# character} other {# characters}} used for a conversion',
  'ledger.release':
    '{count, plural, one {# reserved character} other {# reserved characters}} returned',
  'ledger.expire': '{count, plural, one {# character} other {# characters}} expired with the plan',
  'ledger.revoke': '{count, plural, one {# character} other {# characters}} removed',
  'ledger.moved': '{count, plural, one {# character} other {# characters}} moved to another plan',
  'ledger.carry':
    '{count, plural, one {# character} other {# characters}} carried over from another plan',
  'ledger.adjust': '{count, plural, one {# character} other {# characters}} added by an admin',
  'ledger.adjust.less':
    '{count, plural, one {# character} other {# characters}} removed by an admin',
  'ledger.why.trial': 'Free trial',
  'ledger.why.admin': 'Plan granted by an admin',
  'ledger.why.open': 'Characters are taken only when the audio is ready.',
  'ledger.why.spoken.failed':
    'The conversion stopped early. You were charged for the part that was spoken. {error}',
  'ledger.why.spoken.deleted':
    'The audio was deleted while it was being created. You were charged for the part that was spoken.',
  'ledger.why.failed': 'The conversion failed, so you weren’t charged. {error}',
  'ledger.why.deleted': 'The audio was deleted before it was ready, so you weren’t charged.',
  'ledger.why.refund': 'The order was refunded.',
  'ledger.why.mended': 'Several plans were merged into one.',
  'ledger.why.ended': 'The plan was ended by an admin.',
  'ledger.why.late': 'The plan had already ended.',
  'ledger.order': 'Order',
  'ledger.key': 'API key',
} as const;
