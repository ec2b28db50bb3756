/** Where documents and files live. Both sides build paths here and nowhere else. */
export const paths = {
  plans: () => 'plans',
  plan: (planId: string) => `plans/${planId}`,
  speakers: () => 'speakers',
  speaker: (speakerId: string) => `speakers/${speakerId}`,
  /** Which speaker has a voice; the id is a hash of engine, voice and language. */
  voiceClaim: (hash: string) => `voices/${hash}`,
  routeRules: () => 'routeRules',
  routeRule: (ruleId: string) => `routeRules/${ruleId}`,
  users: () => 'users',
  user: (uid: string) => `users/${uid}`,
  subscriptions: (uid: string) => `users/${uid}/subscriptions`,
  subscription: (uid: string, id: string) => `users/${uid}/subscriptions/${id}`,
  ledger: (uid: string) => `users/${uid}/ledger`,
  orders: (uid: string) => `users/${uid}/orders`,
  collections: (uid: string) => `users/${uid}/collections`,
  collection: (uid: string, id: string) => `users/${uid}/collections/${id}`,
  audios: (uid: string) => `users/${uid}/audios`,
  audio: (uid: string, id: string) => `users/${uid}/audios/${id}`,
  content: (uid: string, audioId: string) => `users/${uid}/audios/${audioId}/content/main`,
  /** What a re-conversion in the making will replace `content/main` with. */
  pendingContent: (uid: string, audioId: string) =>
    `users/${uid}/audios/${audioId}/content/pending`,
  versions: (uid: string, audioId: string) => `users/${uid}/audios/${audioId}/versions`,
  version: (uid: string, audioId: string, version: number) =>
    `users/${uid}/audios/${audioId}/versions/${version}`,
  ledgerEntry: (uid: string, id: string) => `users/${uid}/ledger/${id}`,
  order: (uid: string, id: string) => `users/${uid}/orders/${id}`,
  paymentCustomer: (uid: string, source: string) => `users/${uid}/paymentCustomers/${source}`,
  /** What an `Idempotency-Key` was answered with. */
  request: (uid: string, id: string) => `users/${uid}/requests/${id}`,
  /** E-mails to a person, sent and to be sent. */
  mails: (uid: string) => `users/${uid}/mails`,
  mail: (uid: string, id: string) => `users/${uid}/mails/${id}`,
  /** What a suite on one machine would have sent. */
  localMails: () => 'localMails',
  localMail: (key: string) => `localMails/${key}`,
  /** Who had a trial, as keyed hashes; outlives the account. */
  trial: (hash: string) => `trials/${hash}`,
  /** Accounts that are being deleted, or were some days ago. */
  deletions: () => 'deletions',
  deletion: (uid: string) => `deletions/${uid}`,
  /** The orders of people who deleted their account, without the person. */
  formerOrders: () => 'formerOrders',
  formerOrder: (orderId: string) => `formerOrders/${orderId}`,
  /** Whose order it is, by its id or by a hash of its provider and reference. */
  orderPlaces: () => 'orderPlaces',
  orderPlace: (key: string) => `orderPlaces/${key}`,
  paymentEvent: (key: string) => `events/${key}`,
  counter: (name: string) => `counters/${name}`,
  revenue: () => 'revenue',
  revenueEntry: (id: string) => `revenue/${id}`,
  auditEntries: () => 'audit',
  auditEntry: (id: string) => `audit/${id}`,
  /** What the simulated provider knows of an order; under the emulators alone. */
  simulatedPayment: (reference: string) => `simulatedPayments/${reference}`,
  dictionary: (uid: string) => `users/${uid}/dictionary`,
  dictionaryEntry: (uid: string, id: string) => `users/${uid}/dictionary/${id}`,
  searches: (uid: string) => `users/${uid}/search`,
  search: (uid: string, audioId: string) => `users/${uid}/search/${audioId}`,
  cleanups: () => 'cleanups',
  share: (shareId: string) => `shares/${shareId}`,
  shareSource: (shareId: string) => `shares/${shareId}/private/source`,
  endedConversions: () => 'conversions',
  job: (name: string) => `jobs/${name}`,
  allStats: () => 'stats',
  stats: (day: string) => `stats/${day}`,
} as const;

/** Pages that payment providers and e-mails send people to. */
export const billingPages = {
  plans: '/app/account/billing',
  history: '/app/account/billing/history',
  usage: '/app/account/billing/usage',
  /** Where a payer comes back to; with `?canceled` after leaving the provider's page. */
  order: (orderId: string) => `/app/account/billing/orders/${orderId}`,
} as const;

/**
 * The file of a conversion in the bucket; the first one has no number. A conversion that was begun again has
 * `take`, so that a late writer of an earlier attempt never writes over it.
 */
export function audioFile(uid: string, audioId: string, version: number, take?: string): string {
  const mark = [version === 1 ? '' : `.${version}`, take === undefined ? '' : `.${take}`].join('');
  return `users/${uid}/audios/${audioId}${mark}.mp3`;
}

/** Everybody's files are below this. */
export const personalFiles = 'users/';

/** A person's photo. Each one has an id of its own, so that no cache shows the one before. */
export function photoFile(uid: string, photoId: string, kind: 'jpeg' | 'webp'): string {
  return `users/${uid}/photo/${photoId}.${kind}`;
}

/** Everything of a person in the bucket begins with this. */
export function filesOf(uid: string): string {
  return `users/${uid}/`;
}

/** A sample that a speaker was asked for; `mark` tells it from the one before. */
export function sampleFile(speakerId: string, mark: string): string {
  return `speakers/${speakerId}.${mark}.mp3`;
}

/** Where every file of one audio's path begins, whatever its version or format. */
export function filesOfAudio(uid: string, audioId: string): string {
  return `users/${uid}/audios/${audioId}.`;
}
