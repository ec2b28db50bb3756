/** Paths of documents and files, the only place that builds them. */
export const paths = {
  plans: () => 'plans',
  plan: (planId: string) => `plans/${planId}`,
  speakers: () => 'speakers',
  speaker: (speakerId: string) => `speakers/${speakerId}`,
  /** The speaker of a voice; the id is a hash of engine, voice and language. */
  voiceClaim: (hash: string) => `voices/${hash}`,
  voiceCosts: () => 'voiceCosts',
  /** What a voice costs; the id is a hash of engine and voice. */
  voiceCost: (hash: string) => `voiceCosts/${hash}`,
  voiceRatings: () => 'voiceRatings',
  /** How a voice was rated; the id is a hash of engine, voice and language. */
  voiceRating: (hash: string) => `voiceRatings/${hash}`,
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
  /** The next `content/main` of a running reconversion. */
  pendingContent: (uid: string, audioId: string) =>
    `users/${uid}/audios/${audioId}/content/pending`,
  versions: (uid: string, audioId: string) => `users/${uid}/audios/${audioId}/versions`,
  version: (uid: string, audioId: string, version: number) =>
    `users/${uid}/audios/${audioId}/versions/${version}`,
  /** The bookmarks of each audio, in one document per audio. */
  bookmarks: (uid: string) => `users/${uid}/bookmarks`,
  bookmarksOf: (uid: string, audioId: string) => `users/${uid}/bookmarks/${audioId}`,
  ledgerEntry: (uid: string, id: string) => `users/${uid}/ledger/${id}`,
  order: (uid: string, id: string) => `users/${uid}/orders/${id}`,
  paymentCustomers: (uid: string) => `users/${uid}/paymentCustomers`,
  paymentCustomer: (uid: string, source: string) => `users/${uid}/paymentCustomers/${source}`,
  apiKeys: (uid: string) => `users/${uid}/keys`,
  apiKey: (uid: string, keyId: string) => `users/${uid}/keys/${keyId}`,
  keyUses: (uid: string) => `users/${uid}/keyUses`,
  keyUse: (uid: string, keyId: string, day: string) => `users/${uid}/keyUses/${keyId}_${day}`,
  webhookEndpoints: (uid: string) => `users/${uid}/webhookEndpoints`,
  webhookEndpoint: (uid: string, id: string) => `users/${uid}/webhookEndpoints/${id}`,
  webhookDeliveries: (uid: string, id: string) =>
    `users/${uid}/webhookEndpoints/${id}/webhookDeliveries`,
  webhookDelivery: (uid: string, id: string, deliveryId: string) =>
    `users/${uid}/webhookEndpoints/${id}/webhookDeliveries/${deliveryId}`,
  speechCalls: (uid: string) => `users/${uid}/speechCalls`,
  speechCall: (uid: string, callId: string) => `users/${uid}/speechCalls/${callId}`,
  /** Whose API key it is, by the key's SHA-256. */
  keyHolders: () => 'keyHolders',
  keyHolder: (hash: string) => `keyHolders/${hash}`,
  /** Results of idempotent requests. */
  request: (uid: string, id: string) => `users/${uid}/requests/${id}`,
  /** E-mails to a user, sent and to be sent. */
  mails: (uid: string) => `users/${uid}/mails`,
  mail: (uid: string, id: string) => `users/${uid}/mails/${id}`,
  /** E-mails of a local machine. */
  localMails: () => 'localMails',
  localMail: (key: string) => `localMails/${key}`,
  /** Trials by keyed hashes; outlive the account. */
  trial: (hash: string) => `trials/${hash}`,
  /** Requests of a caller in a minute, by a keyed hash. */
  rate: (hash: string) => `rates/${hash}`,
  /** Accounts that are or recently were being deleted. */
  deletions: () => 'deletions',
  deletion: (uid: string) => `deletions/${uid}`,
  /** What payment providers still have to end for deleted accounts. */
  closings: () => 'closings',
  closing: (uid: string) => `closings/${uid}`,
  /** Orders of deleted users, without the user. */
  formerOrders: () => 'formerOrders',
  formerOrder: (orderId: string) => `formerOrders/${orderId}`,
  /** Places of orders, by id or by a hash of provider and reference. */
  orderPlaces: () => 'orderPlaces',
  orderPlace: (key: string) => `orderPlaces/${key}`,
  paymentEvent: (key: string) => `events/${key}`,
  webhook: (source: string) => `webhooks/${source}`,
  counter: (name: string) => `counters/${name}`,
  revenue: () => 'revenue',
  revenueEntry: (id: string) => `revenue/${id}`,
  auditEntries: () => 'audit',
  auditEntry: (id: string) => `audit/${id}`,
  /** The state of an order at the simulated provider, under the emulators only. */
  simulatedPayment: (reference: string) => `simulatedPayments/${reference}`,
  dictionary: (uid: string) => `users/${uid}/dictionary`,
  dictionaryEntry: (uid: string, id: string) => `users/${uid}/dictionary/${id}`,
  searches: (uid: string) => `users/${uid}/search`,
  search: (uid: string, audioId: string) => `users/${uid}/search/${audioId}`,
  cleanups: () => 'cleanups',
  share: (shareId: string) => `shares/${shareId}`,
  shareSource: (shareId: string) => `shares/${shareId}/private/source`,
  /** The public playlist of a collection. */
  playlists: () => 'playlists',
  playlist: (playlistId: string) => `playlists/${playlistId}`,
  breaker: (engine: string) => `breakers/${engine}`,
  endedConversions: () => 'conversions',
  job: (name: string) => `jobs/${name}`,
  allStats: () => 'stats',
  stats: (day: string) => `stats/${day}`,
} as const;

/** Pages that payment providers and e-mails link to. */
export const billingPages = {
  plans: '/app/account/billing',
  history: '/app/account/billing/history',
  usage: '/app/account/billing/usage',
  /** The return page of a payer; with `?canceled` if they left the provider's page. */
  order: (orderId: string) => `/app/account/billing/orders/${orderId}`,
} as const;

/**
 * Returns the file of a conversion in the bucket; the first version has no number. Later attempts add their
 * `attemptId`, so that a late writer of an earlier attempt can't overwrite them.
 */
export function audioFile(
  uid: string,
  audioId: string,
  version: number,
  attemptId?: string,
): string {
  const mark = [
    version === 1 ? '' : `.${version}`,
    attemptId === undefined ? '' : `.${attemptId}`,
  ].join('');
  return `users/${uid}/audios/${audioId}${mark}.mp3`;
}

/** Returns where the sound of a conversion is kept without loss: beside its MP3. */
export function losslessFile(storagePath: string): string {
  return storagePath.replace(/\.mp3$/, '.flac');
}

/** Returns where the sound of a conversion is kept as AAC for audiobooks: beside its MP3. */
export function aacFile(storagePath: string): string {
  return storagePath.replace(/\.mp3$/, '.m4a');
}

/** Returns the text of a book that is being converted. */
export function bookFile(uid: string, collectionId: string): string {
  return `users/${uid}/books/${collectionId}.json`;
}

/** The prefix of all users' files. */
export const personalFiles = 'users/';

/** Returns a user's photo. Each has a new id, so that caches don't show the previous one. */
export function photoFile(uid: string, photoId: string, kind: 'jpeg' | 'webp'): string {
  return `users/${uid}/photo/${photoId}.${kind}`;
}

/** Returns a collection's cover. Each has a new id, so that caches don't show the previous one. */
export function coverFile(uid: string, coverId: string): string {
  return `users/${uid}/covers/${coverId}.jpeg`;
}

/** Returns the prefix of a user's files. */
export function filesOf(uid: string): string {
  return `users/${uid}/`;
}

/** Returns a speaker's sample; `mark` makes its path unique. */
export function sampleFile(speakerId: string, mark: string): string {
  return `speakers/${speakerId}.${mark}.mp3`;
}

/** Returns the prefix of all files of an audio. */
export function filesOfAudio(uid: string, audioId: string): string {
  return `users/${uid}/audios/${audioId}.`;
}
