import { apiKey, keyHolder, keyUse } from '@duu/contract/documents/api-key';
import {
  audio,
  audioContent,
  audioVersion,
  storedContent,
  storedVersion,
} from '@duu/contract/documents/audio';
import { auditEntry } from '@duu/contract/documents/audit';
import { bookmarks } from '@duu/contract/documents/bookmark';
import { closing } from '@duu/contract/documents/closing';
import { collection } from '@duu/contract/documents/collection';
import { dictionaryEntry } from '@duu/contract/documents/dictionary-entry';
import { localMail, outboxMail } from '@duu/contract/documents/mail';
import {
  breaker,
  dayStats,
  endedConversion,
  job,
  webhookTime,
} from '@duu/contract/documents/operations';
import {
  counter,
  order,
  orderPlace,
  paymentEvent,
  revenueEntry,
} from '@duu/contract/documents/order';
import { paymentCustomer } from '@duu/contract/documents/payment-customer';
import { plan } from '@duu/contract/documents/plan';
import { playlist } from '@duu/contract/documents/playlist';
import {
  deletion,
  idempotentRequest,
  pendingContent,
  rate,
  trial,
} from '@duu/contract/documents/request';
import { routeRule } from '@duu/contract/documents/route-rule';
import { cleanup, searchEntry } from '@duu/contract/documents/search';
import { share, shareSource, storedShare } from '@duu/contract/documents/share';
import { simulatedPayment } from '@duu/contract/documents/simulated-payment';
import { speaker, voiceClaim, voiceCost, voiceRating } from '@duu/contract/documents/speaker';
import { speechCall } from '@duu/contract/documents/speech-call';
import {
  ledgerEntry,
  type PaymentSource,
  subscription,
} from '@duu/contract/documents/subscription';
import { user } from '@duu/contract/documents/user';
import { webhookDelivery, webhookEndpoint } from '@duu/contract/documents/webhook';
import { paths } from '@duu/contract/paths';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { converterOf } from './converter.ts';
import { createTransact, type ReadRef } from './transact.ts';

export type {
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
export {
  directReads,
  type ReadRef,
  type Reads,
  type Transaction,
  UserDeleted,
  unlessUserDeleted,
} from './transact.ts';

/** Adds to the stored value, whatever it is at the commit. */
export function increment(by: number): FieldValue {
  return FieldValue.increment(by);
}

type Schema = z.ZodType<object>;
type Store<S extends Schema> = (value: z.output<S>) => DocumentData;

function typed(db: Firestore) {
  return {
    doc: <S extends Schema>(
      schema: S,
      path: string,
      store?: Store<S>,
    ): DocumentReference<z.output<S>> => db.doc(path).withConverter(converterOf(schema, store)),
    list: <S extends Schema>(
      schema: S,
      path: string,
      store?: Store<S>,
    ): CollectionReference<z.output<S>> =>
      db.collection(path).withConverter(converterOf(schema, store)),
    group: <S extends Schema>(schema: S, id: string): Query<z.output<S>> =>
      db.collectionGroup(id).withConverter(converterOf(schema)),
  };
}

/** Documents that belong to a user and are deleted with the account. */
function personalDocuments(db: Firestore) {
  const { doc, list } = typed(db);
  return {
    user: (uid: string) => doc(user, paths.user(uid)),
    subscriptions: (uid: string) => list(subscription, paths.subscriptions(uid)),
    subscription: (uid: string, id: string) => doc(subscription, paths.subscription(uid, id)),
    ledger: (uid: string) => list(ledgerEntry, paths.ledger(uid)),
    ledgerEntry: (uid: string, id: string) => doc(ledgerEntry, paths.ledgerEntry(uid, id)),
    orders: (uid: string) => list(order, paths.orders(uid)),
    order: (uid: string, id: string) => doc(order, paths.order(uid, id)),
    paymentCustomer: (uid: string, source: PaymentSource) =>
      doc(paymentCustomer, paths.paymentCustomer(uid, source)),
    collections: (uid: string) => list(collection, paths.collections(uid)),
    collection: (uid: string, id: string) => doc(collection, paths.collection(uid, id)),
    audios: (uid: string) => list(audio, paths.audios(uid)),
    audio: (uid: string, id: string) => doc(audio, paths.audio(uid, id)),
    content: (uid: string, audioId: string) =>
      doc(audioContent, paths.content(uid, audioId), storedContent),
    pendingContent: (uid: string, audioId: string) =>
      doc(pendingContent, paths.pendingContent(uid, audioId)),
    versions: (uid: string, audioId: string) =>
      list(audioVersion, paths.versions(uid, audioId), storedVersion),
    version: (uid: string, audioId: string, version: number) =>
      doc(audioVersion, paths.version(uid, audioId, version), storedVersion),
    bookmarksOf: (uid: string, audioId: string) => doc(bookmarks, paths.bookmarksOf(uid, audioId)),
    dictionary: (uid: string) => list(dictionaryEntry, paths.dictionary(uid)),
    dictionaryEntry: (uid: string, id: string) =>
      doc(dictionaryEntry, paths.dictionaryEntry(uid, id)),
    searches: (uid: string) => list(searchEntry, paths.searches(uid)),
    search: (uid: string, audioId: string) => doc(searchEntry, paths.search(uid, audioId)),
    mails: (uid: string) => list(outboxMail, paths.mails(uid)),
    mail: (uid: string, id: string) => doc(outboxMail, paths.mail(uid, id)),
    apiKeys: (uid: string) => list(apiKey, paths.apiKeys(uid)),
    apiKey: (uid: string, keyId: string) => doc(apiKey, paths.apiKey(uid, keyId)),
    keyUses: (uid: string) => list(keyUse, paths.keyUses(uid)),
    keyUse: (uid: string, keyId: string, day: string) => doc(keyUse, paths.keyUse(uid, keyId, day)),
    webhookEndpoints: (uid: string) => list(webhookEndpoint, paths.webhookEndpoints(uid)),
    webhookEndpoint: (uid: string, id: string) =>
      doc(webhookEndpoint, paths.webhookEndpoint(uid, id)),
    webhookDeliveries: (uid: string, endpointId: string) =>
      list(webhookDelivery, paths.webhookDeliveries(uid, endpointId)),
    webhookDelivery: (uid: string, endpointId: string, id: string) =>
      doc(webhookDelivery, paths.webhookDelivery(uid, endpointId, id)),
    speechCalls: (uid: string) => list(speechCall, paths.speechCalls(uid)),
    speechCall: (uid: string, callId: string) => doc(speechCall, paths.speechCall(uid, callId)),
    request: (uid: string, id: string) => doc(idempotentRequest, paths.request(uid, id)),
  };
}

/** Returns all other documents, and operations on all. */
function sharedDocuments(db: Firestore) {
  const { doc, list, group } = typed(db);
  return {
    plans: () => list(plan, paths.plans()),
    plan: (planId: string) => doc(plan, paths.plan(planId)),
    speakers: () => list(speaker, paths.speakers()),
    speaker: (speakerId: string) => doc(speaker, paths.speaker(speakerId)),
    voiceClaim: (hash: string) => doc(voiceClaim, paths.voiceClaim(hash)),
    voiceCosts: () => list(voiceCost, paths.voiceCosts()),
    voiceCost: (hash: string) => doc(voiceCost, paths.voiceCost(hash)),
    voiceRatings: () => list(voiceRating, paths.voiceRatings()),
    voiceRating: (hash: string) => doc(voiceRating, paths.voiceRating(hash)),
    routeRules: () => list(routeRule, paths.routeRules()),
    routeRule: (ruleId: string) => doc(routeRule, paths.routeRule(ruleId)),
    users: () => list(user, paths.users()),
    /** The orders of all users, including deleted ones. */
    allOrders: () => group(order, 'orders'),
    formerOrders: () => list(order, paths.formerOrders()),
    formerOrder: (orderId: string) => doc(order, paths.formerOrder(orderId)),
    orderPlaces: () => list(orderPlace, paths.orderPlaces()),
    orderPlace: (key: string) => doc(orderPlace, paths.orderPlace(key)),
    paymentEvent: (key: string) => doc(paymentEvent, paths.paymentEvent(key)),
    webhook: (source: PaymentSource) => doc(webhookTime, paths.webhook(source)),
    counter: (name: string) => doc(counter, paths.counter(name)),
    revenue: () => list(revenueEntry, paths.revenue()),
    revenueEntry: (id: string) => doc(revenueEntry, paths.revenueEntry(id)),
    simulatedPayment: (reference: string) =>
      doc(simulatedPayment, paths.simulatedPayment(reference)),
    auditEntries: () => list(auditEntry, paths.auditEntries()),
    auditEntry: (id: string) => doc(auditEntry, paths.auditEntry(id)),
    /** The audios of all users, for jobs and admins. */
    allAudios: () => group(audio, 'audios'),
    /** The collections of all users, for the job that continues books. */
    allCollections: () => group(collection, 'collections'),
    /** The speech calls of all users, for the job that ends what a crash left. */
    allSpeechCalls: () => group(speechCall, 'speechCalls'),
    /** The subscriptions of all users, for jobs. */
    allSubscriptions: () => group(subscription, 'subscriptions'),
    /** The e-mails to all users, for the job that sends them. */
    allMails: () => group(outboxMail, 'mails'),
    /** The webhook deliveries of all users, for the job that sends them. */
    allWebhookDeliveries: () => group(webhookDelivery, 'webhookDeliveries'),
    localMails: () => list(localMail, paths.localMails()),
    localMail: (key: string) => doc(localMail, paths.localMail(key)),
    cleanups: () => list(cleanup, paths.cleanups()),
    trial: (hash: string) => doc(trial, paths.trial(hash)),
    share: (shareId: string) => doc(share, paths.share(shareId), storedShare),
    shareSource: (shareId: string) => doc(shareSource, paths.shareSource(shareId)),
    /** Owners of shared audios, for deletions. */
    allShareSources: () => group(shareSource, 'private'),
    playlists: () => list(playlist, paths.playlists()),
    playlist: (playlistId: string) => doc(playlist, paths.playlist(playlistId)),
    keyHolders: () => list(keyHolder, paths.keyHolders()),
    keyHolder: (hash: string) => doc(keyHolder, paths.keyHolder(hash)),
    deletions: () => list(deletion, paths.deletions()),
    deletion: (uid: string) => doc(deletion, paths.deletion(uid)),
    closings: () => list(closing, paths.closings()),
    closing: (uid: string) => doc(closing, paths.closing(uid)),
    endedConversions: () => list(endedConversion, paths.endedConversions()),
    breaker: (engine: string) => doc(breaker, paths.breaker(engine)),
    job: (name: string) => doc(job, paths.job(name)),
    allStats: () => list(dayStats, paths.allStats()),
    stats: (day: string) => doc(dayStats, paths.stats(day)),

    /** Adds to the requests of a caller's minute, and returns their sum. Adding never conflicts. */
    async addToRate(hash: string, requests: number, expiresAt: Date): Promise<number> {
      const ref = db.doc(paths.rate(hash));
      await ref.set({ requests: increment(requests), expiresAt }, { merge: true });
      return rate.parse((await ref.get()).data()).requests;
    },
    /** Runs a transaction until it has no conflict; the function may run several times. */
    transact: createTransact(db),
    /** Deletes a document with everything below it. */
    removeTree: (root: ReadRef<unknown>) => db.recursiveDelete(db.doc(root.path)),
    /** One path for each collection directly below a document. */
    async below(root: ReadRef<unknown>): Promise<string[]> {
      const lists = await db.doc(root.path).listCollections();
      const first = await Promise.all(lists.map((one) => one.limit(1).get()));
      return lists.flatMap((one, at) => first[at]?.docs[0]?.ref.path ?? one.path);
    },
  };
}

/** Returns all documents with full references: for tests and seeds. */
export function createDocuments(db: Firestore) {
  return { ...personalDocuments(db), ...sharedDocuments(db), batch: () => db.batch() };
}

export type WritableDocuments = ReturnType<typeof createDocuments>;

type Personal = ReturnType<typeof personalDocuments>;

type Guarded<Make> = Make extends (...args: infer Args) => CollectionReference<infer T>
  ? (...args: Args) => Query<T>
  : Make extends (...args: infer Args) => DocumentReference<infer T>
    ? (...args: Args) => ReadRef<T>
    : never;

/**
 * Documents for services. A user's documents can be written only by `transact`, which refuses accounts that
 * are being deleted: any other write does not compile.
 */
export type Documents = ReturnType<typeof sharedDocuments> & {
  readonly [Name in keyof Personal]: Guarded<Personal[Name]>;
};
