import { paths } from '@duu/contract/paths';
import {
  type DocumentData,
  DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction as SdkTransaction,
  type UpdateData,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import { ApiError } from '../api-error.ts';
import { LockOrder, ownerOf, turnOf } from './lock-order.ts';
import { Turns } from './one-at-a-time.ts';

/** gRPC codes of a conflict: ABORTED, and what some servers return instead. */
const contention: readonly unknown[] = [10, 4, 14];

/**
 * gRPC codes of temporary failures: CANCELLED, UNKNOWN, RESOURCE_EXHAUSTED, INTERNAL, UNAUTHENTICATED. The
 * SDK's own loop, which this replaces, retries the same.
 */
const passing: readonly unknown[] = [1, 2, 8, 13, 16];

/** INVALID_ARGUMENT, which Firestore also returns for a transaction that took too long. */
const invalidArgument = 3;

const maxAttempts = 60;
/** As many as the SDK. */
const attemptsAfterFailure = 5;
const firstPauseMs = 10;
const maxPauseMs = 400;
/** The longest that emulators wait for a lock. */
const maxWaitMs = 2000;

/** A document that can be read directly, but written only in a transaction. */
export interface ReadRef<T> {
  readonly id: string;
  readonly path: string;
  get(): Promise<DocumentSnapshot<T>>;
  /** Subscribes to the document. Returns how to unsubscribe. */
  onSnapshot(
    next: (snapshot: DocumentSnapshot<T>) => void,
    failed: (error: Error) => void,
  ): () => void;
}

/**
 * A transaction for services. Reads documents only by reference: a query would lock everything it scans, also
 * other users' documents (docs/decisions/0112). All reads come first; writes are sent after the function has
 * returned.
 */
export interface Transaction {
  get<T>(ref: ReadRef<T>): Promise<DocumentSnapshot<T>>;
  getAll<T>(refs: readonly ReadRef<T>[]): Promise<DocumentSnapshot<T>[]>;
  create<T>(ref: ReadRef<T>, data: WithFieldValue<T>): void;
  /** Creates a document unless it exists, for idempotent writes. */
  createOnce<T>(ref: ReadRef<T>, data: WithFieldValue<T>): void;
  set<T>(ref: ReadRef<T>, data: WithFieldValue<T>): void;
  update(ref: ReadRef<unknown>, data: UpdateData<DocumentData>): void;
  delete(ref: ReadRef<unknown>): void;
}

/** What only reads in a transaction, or checks outside of one what a transaction will check again. */
export type Reads = Pick<Transaction, 'get'>;

export const directReads: Reads = { get: (ref) => ref.get() };

/** Thrown by writes for a user whose account is being deleted, or was. */
export class UserDeleted extends ApiError {
  constructor() {
    super('auth.user_not_found');
  }
}

/** Returns the result of `work`, or `otherwise` if the user is being deleted. */
export async function unlessUserDeleted<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UserDeleted) return otherwise;
    throw error;
  }
}

const isContention = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && contention.includes(error.code);

/** Attempts in total after this error. */
function attemptsAfter(error: unknown): number {
  if (isContention(error)) return maxAttempts;
  if (!(error instanceof Error && 'code' in error)) return 1;
  const isExpired = error.code === invalidArgument && /has expired/.test(error.message);
  return isExpired || passing.includes(error.code) ? attemptsAfterFailure : 1;
}

function real<T>(ref: ReadRef<T>): DocumentReference<T> {
  if (ref instanceof DocumentReference) return ref;
  throw new Error(`${ref.path} is not a document of Firestore's.`);
}

interface Attempt {
  readonly db: Firestore;
  readonly tx: SdkTransaction;
  readonly evenInDeletion: boolean;
  readonly turns: Turns;
}

interface Write {
  readonly owner: string | null;
  readonly send: (tx: SdkTransaction) => void;
  /** Skipped if this document exists. */
  readonly onlyWithout?: DocumentReference<unknown>;
}

/**
 * The SDK's transaction, which waits for its turns, locks in one order, and checks the deletion mark before it
 * writes.
 */
class GuardedTransaction implements Transaction {
  readonly #of: Attempt;
  readonly #order = new LockOrder();
  /** Settled once the transaction has all turns that it needs so far. */
  #turn = Promise.resolve();
  readonly #checked = new Map<string, Promise<unknown>>();
  readonly #writes: Write[] = [];

  constructor(of: Attempt) {
    this.#of = of;
  }

  async get<T>(ref: ReadRef<T>): Promise<DocumentSnapshot<T>> {
    if (this.#writes.length > 0) throw new Error('A transaction reads before it writes.');
    const { tx, evenInDeletion } = this.#of;
    const owner = ownerOf(ref.path);
    await this.#lock(ref.path);
    if (owner === null || evenInDeletion) return tx.get(real(ref));
    const check = this.#checked.get(owner);
    if (check === undefined) return this.#getFirst(owner, real(ref));
    const [found] = await Promise.all([tx.get(real(ref)), check]);
    return found;
  }

  /** All of one user, or of none. */
  async getAll<T>(refs: readonly ReadRef<T>[]): Promise<DocumentSnapshot<T>[]> {
    const [first, ...others] = refs;
    if (first === undefined) return [];
    const found = await this.get(first);
    if (others.length === 0) return [found];
    return [found, ...(await this.#of.tx.getAll(...others.map((ref) => real(ref))))];
  }

  create<T>(ref: ReadRef<T>, data: WithFieldValue<T>): void {
    this.#write(ref, (tx) => tx.create(real(ref), data));
  }

  createOnce<T>(ref: ReadRef<T>, data: WithFieldValue<T>): void {
    const send = (tx: SdkTransaction) => tx.create(real(ref), data);
    this.#writes.push({ owner: ownerOf(ref.path), send, onlyWithout: real(ref) });
  }

  set<T>(ref: ReadRef<T>, data: WithFieldValue<T>): void {
    this.#write(ref, (tx) => tx.set(real(ref), data));
  }

  update(ref: ReadRef<unknown>, data: UpdateData<DocumentData>): void {
    this.#write(ref, (tx) => tx.update(real(ref), data));
  }

  delete(ref: ReadRef<unknown>): void {
    this.#write(ref, (tx) => tx.delete(real(ref)));
  }

  /** Sends the writes, after checking that none of their users is being deleted. */
  async send(): Promise<void> {
    const { db, tx, evenInDeletion } = this.#of;
    for (const { owner } of this.#writes) {
      if (owner === null || evenInDeletion || this.#checked.has(owner)) continue;
      await this.#lock(paths.user(owner));
      await this.#getFirst(owner, db.doc(paths.user(owner)));
    }
    const there = await this.#present();
    for (const { send, onlyWithout } of this.#writes) {
      if (onlyWithout === undefined || !there.has(onlyWithout.path)) send(tx);
    }
  }

  /** Waits for the turn of the document's user or counter. */
  #lock(path: string): Promise<void> {
    this.#order.add(path);
    const key = turnOf(path);
    if (key !== null) this.#turn = this.#turn.then(() => this.#of.turns.enter(key));
    return this.#turn;
  }

  #write(ref: ReadRef<unknown>, send: (tx: SdkTransaction) => void): void {
    this.#writes.push({ owner: ownerOf(ref.path), send });
  }

  /**
   * Paths of `createOnce` documents that exist. The transaction has read them, so this holds at the commit.
   */
  async #present(): Promise<ReadonlySet<string>> {
    const refs = this.#writes.flatMap(({ onlyWithout }) => onlyWithout ?? []);
    if (refs.length === 0) return new Set();
    const found = await this.#of.tx.getAll(...refs);
    return new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
  }

  /** Reads a user's first document and deletion mark in one request. */
  async #getFirst<T>(owner: string, ref: DocumentReference<T>): Promise<DocumentSnapshot<T>> {
    const unread = () => {
      throw new Error('The mark is looked for, not read.');
    };
    const mark = this.#of.db
      .doc(paths.deletion(owner))
      .withConverter<T>({ toFirestore: unread, fromFirestore: unread });
    const both = this.#of.tx.getAll(mark, ref);
    const check = both.then(([found]) => {
      if (found?.exists) throw new UserDeleted();
    });
    this.#checked.set(owner, check);
    await check;
    const [, found] = await both;
    if (!found) throw new Error('Firestore answered one document of two.');
    return found;
  }
}

export interface TransactOptions {
  /** For deletions: continues if the account is being deleted. */
  readonly evenInDeletion?: boolean;
}

type Run<T> = (tx: Transaction) => Promise<T>;

/** Clock, pauses and randomness, injected for tests. */
export interface Pacing {
  readonly random: () => number;
  /** In ms, from any start. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

const realPacing: Pacing = {
  random: Math.random,
  now: () => performance.now(),
  pause: (ms) => new Promise((done) => setTimeout(done, ms)),
};

export type Transact = <T>(run: Run<T>, options?: TransactOptions) => Promise<T>;

/**
 * Runs transactions under contention. Two that have read a document which both want to write block each
 * other, 2 s in the emulators, until one is aborted. So the transactions of one user are queued within a
 * process, and so are those that have read a counter. One that conflicts with another process pauses for about
 * as long as it has waited, so that the other process can finish. After temporary failures it retries with
 * short random pauses.
 * @throws UserDeleted if it writes for a user whose account is being deleted
 */
export function createTransact(db: Firestore, pacing: Pacing = realPacing): Transact {
  const { random, now, pause } = pacing;
  return async (run, { evenInDeletion = false } = {}) => {
    const turns = new Turns(now);
    const attempt = () =>
      db.runTransaction(
        async (tx) => {
          const guarded = new GuardedTransaction({ db, tx, turns, evenInDeletion });
          const result = await run(guarded);
          await guarded.send();
          return result;
        },
        { maxAttempts: 1 },
      );
    try {
      for (let attempts = 1; ; attempts++) {
        const begunAt = now();
        try {
          return await attempt();
        } catch (error) {
          if (attempts >= attemptsAfter(error)) throw error;
          const short = Math.min(maxPauseMs, firstPauseMs * 2 ** attempts);
          const waited = isContention(error) ? now() - Math.max(begunAt, turns.startedAt) : 0;
          const longest = Math.max(short, Math.min(maxWaitMs, waited));
          await pause(longest * (0.25 + 0.75 * random()));
        }
      }
    } finally {
      await turns.leave();
    }
  };
}
