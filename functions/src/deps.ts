import { randomUUID } from 'node:crypto';
import type { EngineId } from '@duu/contract/voice-settings';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type AccountStates, createAccountStates } from './adapters/account-states.ts';
import { type Accounts, createAccounts } from './adapters/accounts.ts';
import { type AppCheck, createAppCheck } from './adapters/app-check.ts';
import { type ConversionTasks, createConversionTasks } from './adapters/conversion-tasks.ts';
import { createDisposableDomains } from './adapters/disposable-domains.ts';
import { type BreakerStore, createBreaker } from './adapters/engine-breaker.ts';
import { enginesSetUp } from './adapters/engines-set-up.ts';
import { createFiles, type Files } from './adapters/files.ts';
import type { Mailer } from './adapters/mail.ts';
import { createLocalMailer } from './adapters/mail-local.ts';
import { mailServiceOf } from './adapters/mail-service.ts';
import { loadNormalizer, type Normalizer } from './adapters/normalizer.ts';
import { createPayments } from './adapters/payments/payments.ts';
import type { PaymentProvider, Payments } from './adapters/payments/provider.ts';
import { callbackSecret } from './adapters/payments/qpay-callback.ts';
import { qpaySetUp } from './adapters/payments/qpay-set-up.ts';
import { stripeSetUp } from './adapters/payments/stripe-set-up.ts';
import { createProviderPictures, type ProviderPictures } from './adapters/provider-pictures.ts';
import { addressGuard, checkedUrl } from './adapters/public-fetch/public-address.ts';
import { createPublicFetch, type PublicFetch } from './adapters/public-fetch/public-fetch.ts';
import { loadSpeech, type Speech } from './adapters/speech.ts';
import { createTraces, type Traces } from './adapters/traces.ts';
import { createVoiceFiles, type VoiceFiles } from './adapters/voice-files.ts';
import { createVoices, type Voices } from './adapters/voices.ts';
import {
  bucketName,
  disposableDomains,
  inEmulator,
  keyIn,
  type LeaseTimes,
  leaseTimes,
  mailAccess,
  mailFrom,
  mailReplyTo,
  mailService,
  privateHosts,
  qpayCallbackKey,
  requireAppCheck,
  siteOrigin,
  streamKey,
  traceEndpoint,
  trialKey,
  voicesPlace,
} from './env.ts';
import { type Log, structuredLog } from './log.ts';
import {
  createDocuments,
  type Documents,
  type WritableDocuments,
} from './repositories/documents.ts';
import { createStripeCustomers } from './repositories/stripe-customers.ts';
import { signChunk } from './services/voice-permit.ts';

/** Everything that services use of the outside world. */
export interface Deps {
  readonly now: () => Date;
  /** A new random id, safe in paths. */
  readonly newId: () => string;
  readonly pause: (ms: number) => Promise<void>;
  readonly documents: Documents;
  readonly accounts: Accounts;
  readonly accountStates: AccountStates;
  readonly appCheck: AppCheck;
  readonly files: Files;
  readonly providerPictures: ProviderPictures;
  /** Fetches from addresses that users choose. */
  readonly publicFetch: PublicFetch;
  /** Returns the address of a webhook if messages may go there. @throws PublicFetchError */
  readonly webhookUrl: (address: string) => URL;
  readonly tasks: ConversionTasks;
  /** Loaded on first use: engines are heavy, and most instances never need them. */
  readonly speech: () => Promise<Speech>;
  /** The engines with settings in this deployment. */
  readonly enginesSetUp: () => EngineId[];
  readonly voices: Voices;
  readonly voiceFiles: VoiceFiles;
  readonly normalizer: () => Promise<Normalizer>;
  /** Sends e-mails; null if no service is set up. */
  readonly mailer: () => Promise<Mailer | null>;
  /** How long leases last. */
  readonly lease: LeaseTimes;
  readonly payments: Payments;
  /** The site's origin, for links in e-mails and return pages of payment providers. */
  readonly site: () => string;
  readonly streamKey: () => string;
  readonly trialKey: () => string;
  /** Whether a mail domain offers disposable addresses. */
  readonly isDisposable: (domain: string) => Promise<boolean>;
  readonly log: Log;
  readonly traces: Traces;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type MakeProvider = (documents: WritableDocuments, now: () => Date) => PaymentProvider;

let makeSimulated: MakeProvider | null = null;

/** Adds the simulated payment provider, before anything is created. */
export function addSimulatedProvider(make: MakeProvider): void {
  makeSimulated = make;
}

/** Returns the breakers of engines in Firestore. */
export function breakerStore(documents: WritableDocuments): BreakerStore {
  return {
    get: async (engine) => (await documents.breaker(engine).get()).data() ?? null,
    change: (engine, change) =>
      documents.transact(async (tx) => {
        const ref = documents.breaker(engine);
        const after = change((await tx.get(ref)).data() ?? null);
        if (after) tx.set(ref, after);
        else if (after === null) tx.delete(ref);
      }),
  };
}

/** Keys for signatures and hashes, from secrets. */
export interface Keys {
  readonly streamKey: () => string;
  readonly trialKey: () => string;
}

/** Creates the real dependencies from a Firebase app. The only composition root. */
export function createDeps(
  app: App,
  keys: Keys,
): Omit<Deps, 'documents'> & { readonly documents: WritableDocuments } {
  const files = createFiles(async () => {
    const storage = (await import('firebase-admin/storage')).getStorage(app);
    return bucketName.value() === '' ? storage.bucket() : storage.bucket(bucketName.value());
  });
  const documents = createDocuments(getFirestore(app));
  const now = () => new Date();
  const auth = async () => (await import('firebase-admin/auth')).getAuth(app);
  const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const newId = () => randomUUID().replaceAll('-', '').slice(0, 20);
  const guard = addressGuard(privateHosts());
  const normalizer = once(() => loadNormalizer(structuredLog, newId));
  const qpay = once(() => qpaySetUp({ now, pause, log: structuredLog }));
  return {
    ...keys,
    now,
    newId,
    pause,
    documents,
    accounts: createAccounts(auth),
    accountStates: createAccountStates(auth),
    appCheck: createAppCheck(
      () => requireAppCheck.value(),
      async () => (await import('firebase-admin/app-check')).getAppCheck(app),
    ),
    files,
    providerPictures: createProviderPictures(),
    publicFetch: createPublicFetch(guard),
    webhookUrl: (address) => checkedUrl(address, guard, { secure: true }),
    tasks: createConversionTasks(
      async () => (await import('firebase-admin/functions')).getFunctions(app),
      () => new Date(),
    ),
    speech: once(async () => {
      const store = breakerStore(documents);
      const breaker = createBreaker({ store, now, pause, log: structuredLog });
      const sign = (body: string) => signChunk(body, keys.streamKey(), now());
      const { openReader } = await normalizer();
      return loadSpeech(files, breaker, sign, openReader);
    }),
    enginesSetUp,
    voices: createVoices(() => voicesPlace.value(), files),
    voiceFiles: createVoiceFiles(() => voicesPlace.value(), files),
    normalizer,
    mailer: once(async () =>
      inEmulator
        ? createLocalMailer((key, mail) => documents.localMail(key).set(mail), now)
        : mailServiceOf({
            service: mailService.value(),
            access: mailAccess.value(),
            from: mailFrom.value(),
            replyTo: mailReplyTo.value(),
          }),
    ),
    payments: createPayments({
      providers: {
        stripe: () => stripeSetUp(createStripeCustomers(documents), now),
        qpay: () => qpay()?.provider ?? null,
        simulated: () => makeSimulated?.(documents, now) ?? null,
      },
      receipts: () => qpay()?.receipts ?? null,
      callbackSecret: (orderId) => callbackSecret(qpayCallbackKey.value(), orderId),
    }),
    site: siteOrigin,
    lease: leaseTimes(),
    isDisposable: createDisposableDomains(() => disposableDomains.value()),
    log: structuredLog,
    traces: createTraces(traceEndpoint.value(), structuredLog),
  };
}

/** Created on first use, not when functions are declared. */
export const deps: () => Deps = once(() =>
  createDeps(getApps()[0] ?? initializeApp(), {
    streamKey: () => keyIn(streamKey),
    trialKey: () => keyIn(trialKey),
  }),
);
