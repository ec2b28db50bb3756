const endingDays = 7;

/** The product's limits. Characters are code points after NFC (see characters.ts). */
export const limits = {
  /** Characters of the trial; see initial-plans.ts. */
  trialCharacters: 500,
  /** Months that an audio is stored. */
  storageMonths: 3,
  /** Days in which users are warned of the end of a plan or audio. */
  endingDays,
  /**
   * Days of audio in one e-mail and its page: twice as many, so that there is at most one e-mail in
   * `endingDays` and each audio is announced in time.
   */
  endingListDays: 2 * endingDays,
  /** Free reconversions of an audio, and the maximum share of its text that may change. */
  freeConversions: 3,
  freeConversionShare: 0.1,
  /** How old (ms) a position may be that a device sends once it has a connection again. */
  positionAgoMs: 30 * 24 * 60 * 60_000,
  /** Parallel conversions per user. */
  conversionsAtOnce: 3,
  /**
   * Requests per minute: per user; per address; per server of the delivery network, which many
   * users share; of all visitors together, and per network when those are used up; error reports of pages,
   * per address; sentences that visitors try, per network and of all together.
   */
  requestsPerMinute: {
    user: 240,
    address: 600,
    sharedAddress: 6000,
    unauthenticated: 3000,
    network: 30,
    clientErrors: 30,
    tryNetwork: 8,
    tryAll: 60,
  },
  /**
   * Time of one reading in a thread, in ms; readings of a user that wait at the same time; ms of reading that count
   * as another request of the user: at most a fifth of a thread's time.
   */
  reading: { timeoutMs: 5_000, waiting: 40, msPerRequest: 50 },
  /** Callers that a rate limit remembers; the least recent is forgotten first. */
  rememberedCallers: 20_000,
  /** Timeout of the shared counts of requests, and time without them after a failure, in ms. */
  rateCounts: { timeoutMs: 1_000, pauseMs: 10_000 },
  /** Maximum bytes of a request's body; timeouts of a silent sender and of the whole body, in ms. */
  bodyBytes: 64 * 1024,
  /** Maximum bytes of a request with a book: 800 pages in Mongolian. */
  bookBytes: 3 * 1024 * 1024,
  bodySilenceMs: 10_000,
  bodyTotalMs: 60_000,
  /** Bodies that take longer than this, in ms, and how many of them an instance allows. */
  slowBodies: { afterMs: 2_000, atOnce: 3 },
  /** Bodies of one network that an instance receives at the same time. */
  bodiesOfNetwork: 6,
  /**
   * Open answers with sound, and those that wait for another server, per instance: in total, per user, per network. An
   * instance of `api` takes 16 requests.
   */
  openAnswers: { all: 13, user: 5, network: 7 },
  /** Timeout of a listener who reads nothing of a file, in ms: players continue later. */
  stalledFileMs: 60_000,
  /** Maximum characters of a request for any plan: the largest plan's conversion. */
  textCharacters: 4096,
  segments: 500,
  /** Maximum characters of a name. */
  nameCharacters: 120,
  /** Maximum code points of an excerpt. */
  excerptCharacters: 160,
  /** Maximum UTF-16 units of a redirected path or target. */
  pathCharacters: 2048,
  bulkAudios: 100,
  collections: 500,
  /** Audios of a collection that has its own order, plays as a public playlist, or is saved as one file. */
  collectionAudios: 1000,
  /** Maximum length of a collection's file whose sound has to be encoded again, in seconds: the API answers for 600. */
  encodedSeconds: 5 * 3600,
  /** Maximum length of an audiobook, in seconds: its index counts bytes in 32 bits. */
  audiobookSeconds: 60 * 3600,
  /** Bookmarks of an audio, and characters of a note. */
  bookmarks: 200,
  bookmarkCharacters: 500,
  dictionaryEntries: 1000,
  dictionaryCharacters: 200,
  /** Maximum entries per import request; larger files are sent in several. */
  dictionaryImport: 50,
  /** Maximum length of a respelling: a base, and more for each written character. */
  respellingCharacters: { base: 40, perCharacter: 8 },
  /** Maximum spoken characters for the charged ones: room for numbers, which our rules expand. */
  spokenCharacters: { base: 200, perCharacter: 10, max: 20_000 },
  /** Maximum estimated length of a sound; a running conversion fails at twice as much. */
  soundSeconds: 30 * 60,
  /** Conversions per hour that may be heard, fail by our fault and be free. */
  heardFailures: { max: 5, windowMs: 60 * 60_000 },
  /**
   * Speech calls of programs: how often one may be repeated for what was paid, until how long after its start, and how
   * long it is known, in ms.
   */
  speechCalls: { attempts: 4, repeatMs: 10 * 60_000, keptMs: 7 * 24 * 3_600_000 },
  /**
   * A sentence that a visitor tries: maximum characters, seconds of sound, ms until it is given
   * up, and ms of reading that count as another one.
   */
  tries: { characters: 160, soundSeconds: 25, timeoutMs: 15_000, msPerTry: 1_000 },
  /** UTF-16 units of a text that a voice in the browser reads for free. */
  devicePreviewLength: 300,
  /** Started conversions that may be deleted unheard for free, per window; later ones are charged. */
  cancelledConversions: { max: 10, windowMs: 60 * 60_000 },
  /** How long a voice may take until its first sound, in ms, before the speaker's next one speaks. */
  fallbackAfterMs: 10_000,
  /**
   * Failed calls in a row, in an instance, that pause an engine; the first pause, the longest one, and the time
   * to try it, in ms; how long a conversion waits for what is known of an engine.
   */
  breaker: {
    failures: 3,
    pauseMs: 30_000,
    maxPauseMs: 10 * 60_000,
    trialMs: 30_000,
    timeoutMs: 1_000,
  },
  /** Messages in one request of the Model Context Protocol. */
  mcpMessages: 10,
  favoriteSpeakers: 100,
  /** Webhook endpoints of an account, and how long a rolled secret signs and a delivery is listed. */
  webhooks: { perUser: 5, urlCharacters: 2000, oldSecretHours: 24, deliveryDays: 30, pageSize: 10 },
  /** The share of a plan's characters below which it runs low. */
  lowCreditsShare: 0.1,
  /** The longest life of an API key with an end, in days. */
  keyDays: 3650,
  /** Validity of a stream address, length and renewal of a lease, in ms. */
  streamTokenMs: 15 * 60_000,
  leaseMs: 30_000,
  leaseRenewMs: 10_000,
  /** Maximum time of a hold, in ms. */
  holdMs: 30 * 60_000,
  /** Attempts of a conversion. */
  attempts: 3,
  pageSize: 30,
  /** Orders per answer of an export. */
  exportPage: 500,
  /** Maximum days of a figures query, and days that ended conversions are stored. */
  statsDays: 366,
  endedConversionDays: 90,
  /** Days that what an e-mail was about is stored, so that it is not sent again. No cause recurs after that. */
  mailDays: 400,
  /** Maximum characters that an admin can grant or remove at a time. */
  adjustCharacters: 10_000_000,
  /** Maximum months or years per order, by the plan's period. */
  orderQuantity: { month: 12, year: 3 },
  /** Months ahead that a plan can be extended. */
  monthsAhead: 36,
  /** Days after a payment in which unused characters are refunded, by the terms. */
  refundDays: 14,
  /** Open orders per user, and placed orders per window: each opens a checkout. */
  openOrders: 10,
  placedOrders: { max: 30, windowMs: 24 * 3_600_000 },
  /** Time to pay a checkout, and age of an open order before its provider is asked, in ms. */
  checkoutMs: 24 * 3_600_000,
  reconcileAfterMs: 10 * 60_000,
  /** Thresholds for alerts (deploy/ops/alerts) and the admins' health page. */
  health: { firstSoundMs: 3_000, queueSeconds: 300 },
  /** Maximum bytes of an error report, which anyone can send. */
  clientErrorBytes: 4096,
  /** A provider's picture that is copied at sign-up: maximum bytes and side in px, and timeout in ms. */
  providerPhoto: { bytes: 100 * 1024, side: 1024, ms: 3_000 },
  /** A web page that is imported: maximum bytes, timeout in ms, redirects. */
  page: { bytes: 5 * 1024 * 1024, ms: 15_000, redirects: 5 },
  /** A photo: maximum bytes of the chosen file, side in px and bytes of the cropped square. */
  photo: { fileBytes: 10 * 1024 * 1024, side: 256, bytes: 40 * 1024 },
  /** A cover: maximum bytes of the chosen file; longest side in px and maximum bytes of what is stored. */
  cover: { fileBytes: 10 * 1024 * 1024, side: 1000, bytes: 150 * 1024 },
} as const;
