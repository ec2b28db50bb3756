const endingDays = 7;

/** The product's numbers in one place. Characters are code points after NFC (see characters.ts). */
export const limits = {
  /** Characters that a new person can try for free; see plans.ts. */
  trialCharacters: 500,
  /** Months that an audio is kept after it was made. */
  storageMonths: 3,
  /** Days before a plan ends or an audio is deleted in which its person is told, and the audio marked. */
  endingDays,
  /**
   * Days whose audio one e-mail tells of and the page behind it lists: twice as many, so that there is at most one
   * e-mail in `endingDays` and each audio is told of in time.
   */
  endingListDays: 2 * endingDays,
  /** Free re-conversions of one audio, and the largest share of its text that may change. */
  freeConversions: 3,
  freeConversionShare: 0.1,
  /** Conversions in the making at once, per person. */
  conversionsAtOnce: 3,
  /**
   * Requests per minute and instance: per person; per address; per server of the delivery network, which many share;
   * of nobody who is signed in, from everywhere, and per network once those are used up; of reports of a page's errors,
   * per address.
   */
  requestsPerMinute: {
    user: 240,
    address: 600,
    sharedAddress: 6000,
    unauthenticated: 3000,
    network: 30,
    clientErrors: 30,
  },
  /** Callers that a rate limit remembers; the one that was idle longest is forgotten first. */
  rememberedCallers: 20_000,
  /** Bytes of a request's body; how long its sender may be silent within it, and how long it may take, in ms. */
  bodyBytes: 64 * 1024,
  bodySilenceMs: 10_000,
  bodyTotalMs: 60_000,
  /** Bodies that take longer than this, in ms, and how many of them an instance waits for at once. */
  slowBodies: { afterMs: 2_000, atOnce: 10 },
  /** Answers with sound that an instance has open at once: in all, for one person, for one network. It has 40 places. */
  openAnswers: { all: 30, person: 8, network: 12 },
  /** How long a listener may take nothing of a file, in ms: players come back for the rest. */
  stalledFileMs: 60_000,
  /** Longest text of one request whatever the plan, in characters: the largest plan's conversion. */
  textCharacters: 4096,
  segments: 500,
  /** Unicode characters of a name. */
  nameCharacters: 120,
  /** Code points of the excerpt that lists show. */
  excerptCharacters: 160,
  /** UTF-16 units of a path that somebody is sent on from, or to. */
  pathCharacters: 2048,
  bulkAudios: 100,
  collections: 500,
  dictionaryEntries: 1000,
  dictionaryCharacters: 200,
  /** Entries that one request brings in from a file; a larger file is sent in several. */
  dictionaryImport: 50,
  /** What a respelling may have for the word it is said for: a base, and so much for each written character. */
  respellingCharacters: { base: 40, perCharacter: 8 },
  /** What one conversion may say, for the characters that it is charged: room for numbers, which our rules expand. */
  spokenCharacters: { base: 200, perCharacter: 10, most: 20_000 },
  /** The longest sound of one conversion, as it is estimated before; while it is made, twice as much ends it. */
  soundSeconds: 30 * 60,
  /** How often in an hour a conversion that was heard may fail for a reason of ours and cost nothing. */
  heardFailures: { most: 5, windowMs: 60 * 60_000 },
  /** Conversions whose making has begun and that are deleted unheard for nothing, in a time; later ones are charged. */
  cancelledConversions: { most: 10, windowMs: 60 * 60_000 },
  favoriteSpeakers: 100,
  /** How long a signed stream address is valid, how long a maker's lease lasts and is renewed, in ms. */
  streamTokenMs: 15 * 60_000,
  leaseMs: 30_000,
  leaseRenewMs: 10_000,
  /** How long credits may stay held before the sweep gives them back, in ms. */
  holdMs: 30 * 60_000,
  /** How often a conversion is tried before it is failed. */
  attempts: 3,
  pageSize: 30,
  /** Orders that one answer of an export has. */
  exportPage: 500,
  /** Days that one look at the figures covers, and days that an ended conversion is kept to be counted. */
  statsDays: 366,
  endedConversionDays: 90,
  /** Most characters that an admin gives or takes at once. */
  adjustCharacters: 10_000_000,
  /** Most months or years that one order buys, by the plan's period. */
  orderQuantity: { month: 12, year: 3 },
  /** How far ahead, in months, a plan can be extended. */
  monthsAhead: 36,
  /** Days after a payment within which the terms promise a refund of what was not used. */
  refundDays: 14,
  /** Orders of one person that wait for money at once, and that they place in a time: each opens a checkout. */
  openOrders: 10,
  placedOrders: { most: 30, windowMs: 24 * 3_600_000 },
  /** How long a checkout can be paid, and how old an open order is before its provider is asked, in ms. */
  checkoutMs: 24 * 3_600_000,
  reconcileAfterMs: 10 * 60_000,
  /** Bytes of a report of a page's error, which anybody may send. */
  clientErrorBytes: 4096,
  /** A provider's picture that is copied at sign-up: bytes, longest side in px, and how long it may take, in ms. */
  providerPhoto: { bytes: 100 * 1024, side: 1024, ms: 3_000 },
  /** The file that a person chooses as a photo, in bytes, and the square in px that the page makes of it. */
  photo: { fileBytes: 10 * 1024 * 1024, side: 256, bytes: 40 * 1024 },
} as const;
