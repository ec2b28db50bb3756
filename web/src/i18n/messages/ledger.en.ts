/** What was done with a person's characters, for themselves and for admins. */
export const ledgerEn = {
  'ledger.grant': '{count, plural, one {# character} other {# characters}} added',
  'ledger.hold':
    '{count, plural, one {# character} other {# characters}} reserved for a conversion',
  'ledger.settle': '{count, plural, one {# character} other {# characters}} used for a conversion',
  'ledger.release':
    '{count, plural, one {# reserved character} other {# reserved characters}} given back',
  'ledger.expire': '{count, plural, one {# character} other {# characters}} expired with the plan',
  'ledger.revoke': '{count, plural, one {# character} other {# characters}} taken back',
  'ledger.moved': '{count, plural, one {# character} other {# characters}} moved to another plan',
  'ledger.carry':
    '{count, plural, one {# character} other {# characters}} carried over from another plan',
  'ledger.adjust': '{count, plural, one {# character} other {# characters}} added by an admin',
  'ledger.adjust.less':
    '{count, plural, one {# character} other {# characters}} removed by an admin',
  'ledger.why.trial': 'Free trial',
  'ledger.why.admin': 'A plan given by an admin',
  'ledger.why.open': 'Nothing is taken until the audio is ready.',
  'ledger.why.spoken.failed':
    'The conversion ended early, and what was spoken of it counts. {error}',
  'ledger.why.spoken.deleted':
    'The audio was deleted while it was being made, and what was spoken of it counts.',
  'ledger.why.failed': 'The conversion failed, and nothing was taken. {error}',
  'ledger.why.deleted': 'The audio was deleted before it was ready, and nothing was taken.',
  'ledger.why.refund': 'The order was refunded.',
  'ledger.why.mended': 'Several plans became one.',
  'ledger.why.ended': 'The plan was ended by an admin.',
  'ledger.why.late': 'The plan had ended by then.',
  'ledger.order': 'Order',
} as const;
