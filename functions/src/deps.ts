import { randomUUID } from 'node:crypto';
import type { EngineId } from '@duu/contract/voice';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type AccountStates, createAccountStates } from './adapters/account-states.ts';
import { type Accounts, createAccounts } from './adapters/accounts.ts';
import { type ConversionTasks, createConversionTasks } from './adapters/conversion-tasks.ts';
import { isDisposableDomain } from './adapters/disposable-domains.ts';
import { enginesSetUp } from './adapters/engines-set-up.ts';
import { createFiles, type Files } from './adapters/files.ts';
import { loadNormalizer, type Normalizer } from './adapters/normalizer.ts';
import { createProviderPictures, type ProviderPictures } from './adapters/provider-pictures.ts';
import { loadSpeech, type Speech } from './adapters/speech.ts';
import { bucketName, type LeaseTimes, leaseTimes, streamKey, trialKey } from './env.ts';
import { type Log, structuredLog } from './log.ts';
import {
  createDocuments,
  type Documents,
  type WritableDocuments,
} from './repositories/documents.ts';

/** All that services reach the world through. */
export interface Deps {
  readonly now: () => Date;
  /** A new random id, safe in paths. */
  readonly newId: () => string;
  readonly pause: (ms: number) => Promise<void>;
  readonly documents: Documents;
  readonly accounts: Accounts;
  readonly accountStates: AccountStates;
  readonly files: Files;
  readonly providerPictures: ProviderPictures;
  readonly tasks: ConversionTasks;
  /** Loaded when first asked for: engines are heavy, and most instances answer without them. */
  readonly speech: () => Promise<Speech>;
  /** The engines that this deployment has. */
  readonly enginesSetUp: () => EngineId[];
  readonly normalizer: () => Promise<Normalizer>;
  /** How long the maker of an audio may be silent before another takes over. */
  readonly lease: LeaseTimes;
  readonly streamKey: () => string;
  readonly trialKey: () => string;
  /** Whether a mail domain is one that gives addresses away for minutes. */
  readonly isDisposable: (domain: string) => Promise<boolean>;
  readonly log: Log;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Keys that sign and hash; they come from secrets. */
export interface Keys {
  readonly streamKey: () => string;
  readonly trialKey: () => string;
}

/** The one place where real dependencies are made, out of one Firebase app. */
export function createDeps(
  app: App,
  keys: Keys,
): Omit<Deps, 'documents'> & { readonly documents: WritableDocuments } {
  const files = createFiles(async () => {
    const storage = (await import('firebase-admin/storage')).getStorage(app);
    return bucketName.value() === '' ? storage.bucket() : storage.bucket(bucketName.value());
  });
  const auth = async () => (await import('firebase-admin/auth')).getAuth(app);
  return {
    ...keys,
    now: () => new Date(),
    newId: () => randomUUID().replaceAll('-', '').slice(0, 20),
    pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    documents: createDocuments(getFirestore(app)),
    accounts: createAccounts(auth),
    accountStates: createAccountStates(auth),
    files,
    providerPictures: createProviderPictures(),
    tasks: createConversionTasks(
      async () => (await import('firebase-admin/functions')).getFunctions(app),
      () => new Date(),
    ),
    speech: once(() => loadSpeech(files)),
    enginesSetUp,
    normalizer: once(loadNormalizer),
    lease: leaseTimes(),
    isDisposable: isDisposableDomain,
    log: structuredLog,
  };
}

/** This instance's, made when a function is first asked, not when it is declared. */
export const deps: () => Deps = once(() =>
  createDeps(getApps()[0] ?? initializeApp(), {
    streamKey: () => streamKey.value(),
    trialKey: () => trialKey.value(),
  }),
);
