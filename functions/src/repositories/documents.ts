import {
  audio,
  audioContent,
  audioVersion,
  storedContent,
  storedVersion,
} from '@duu/contract/documents/audio';
import { collection } from '@duu/contract/documents/collection';
import { dictionaryEntry } from '@duu/contract/documents/dictionary-entry';
import { dayStats, endedConversion, job } from '@duu/contract/documents/operations';
import { order } from '@duu/contract/documents/order';
import { plan } from '@duu/contract/documents/plan';
import { idempotentRequest, pendingContent, trial } from '@duu/contract/documents/request';
import { routeRule } from '@duu/contract/documents/route-rule';
import { cleanup, searchEntry } from '@duu/contract/documents/search';
import { share, shareSource, storedShare } from '@duu/contract/documents/share';
import { speaker } from '@duu/contract/documents/speaker';
import { ledgerEntry, subscription } from '@duu/contract/documents/subscription';
import { user } from '@duu/contract/documents/user';
import { paths } from '@duu/contract/paths';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { converterOf } from './converter.ts';
import { createTransact } from './transact.ts';

export type {
  CollectionReference,
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';

/** For counters: adds to what stands there, whatever it is by then. */
export function increment(by: number): FieldValue {
  return FieldValue.increment(by);
}

/** Whether an update found no document. gRPC's NOT_FOUND. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 5;
}

/** Every document and collection of contract/paths, typed, parsed both ways. */
export function createDocuments(db: Firestore) {
  type Schema = z.ZodType<object>;
  type Store<S extends Schema> = (value: z.output<S>) => DocumentData;
  const doc = <S extends Schema>(
    schema: S,
    path: string,
    store?: Store<S>,
  ): DocumentReference<z.output<S>> => db.doc(path).withConverter(converterOf(schema, store));
  const list = <S extends Schema>(
    schema: S,
    path: string,
    store?: Store<S>,
  ): CollectionReference<z.output<S>> =>
    db.collection(path).withConverter(converterOf(schema, store));
  const group = <S extends Schema>(schema: S, id: string) =>
    db.collectionGroup(id).withConverter(converterOf(schema));

  return {
    plans: () => list(plan, paths.plans()),
    plan: (planId: string) => doc(plan, paths.plan(planId)),
    speakers: () => list(speaker, paths.speakers()),
    speaker: (speakerId: string) => doc(speaker, paths.speaker(speakerId)),
    routeRules: () => list(routeRule, paths.routeRules()),
    routeRule: (ruleId: string) => doc(routeRule, paths.routeRule(ruleId)),
    users: () => list(user, paths.users()),
    user: (uid: string) => doc(user, paths.user(uid)),
    subscriptions: (uid: string) => list(subscription, paths.subscriptions(uid)),
    subscription: (uid: string, id: string) => doc(subscription, paths.subscription(uid, id)),
    ledger: (uid: string) => list(ledgerEntry, paths.ledger(uid)),
    ledgerEntry: (uid: string, id: string) => doc(ledgerEntry, paths.ledgerEntry(uid, id)),
    orders: (uid: string) => list(order, paths.orders(uid)),
    /** The orders of everyone, and of people who have left. */
    allOrders: () => group(order, 'orders'),
    formerOrders: () => list(order, paths.formerOrders()),
    formerOrder: (orderId: string) => doc(order, paths.formerOrder(orderId)),
    collections: (uid: string) => list(collection, paths.collections(uid)),
    collection: (uid: string, id: string) => doc(collection, paths.collection(uid, id)),
    audios: (uid: string) => list(audio, paths.audios(uid)),
    audio: (uid: string, id: string) => doc(audio, paths.audio(uid, id)),
    /** The audios of everyone, for jobs and admins. */
    allAudios: () => group(audio, 'audios'),
    /** The subscriptions of everyone, for the jobs. */
    allSubscriptions: () => group(subscription, 'subscriptions'),
    content: (uid: string, audioId: string) =>
      doc(audioContent, paths.content(uid, audioId), storedContent),
    pendingContent: (uid: string, audioId: string) =>
      doc(pendingContent, paths.pendingContent(uid, audioId)),
    versions: (uid: string, audioId: string) =>
      list(audioVersion, paths.versions(uid, audioId), storedVersion),
    version: (uid: string, audioId: string, version: number) =>
      doc(audioVersion, paths.version(uid, audioId, version), storedVersion),
    dictionary: (uid: string) => list(dictionaryEntry, paths.dictionary(uid)),
    dictionaryEntry: (uid: string, id: string) =>
      doc(dictionaryEntry, paths.dictionaryEntry(uid, id)),
    searches: (uid: string) => list(searchEntry, paths.searches(uid)),
    search: (uid: string, audioId: string) => doc(searchEntry, paths.search(uid, audioId)),
    cleanups: () => list(cleanup, paths.cleanups()),
    request: (uid: string, id: string) => doc(idempotentRequest, paths.request(uid, id)),
    trial: (hash: string) => doc(trial, paths.trial(hash)),
    share: (shareId: string) => doc(share, paths.share(shareId), storedShare),
    shareSource: (shareId: string) => doc(shareSource, paths.shareSource(shareId)),
    endedConversions: () => list(endedConversion, paths.endedConversions()),
    job: (name: string) => doc(job, paths.job(name)),
    allStats: () => list(dayStats, paths.allStats()),
    stats: (day: string) => doc(dayStats, paths.stats(day)),

    /** Runs a transaction until it meets nobody; the function may run often. */
    transact: createTransact(db),
    batch: () => db.batch(),
    /** Removes a document with everything below it. */
    removeTree: (root: DocumentReference) => db.recursiveDelete(root),
  };
}

export type Documents = ReturnType<typeof createDocuments>;
