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
import { Turn } from './one-at-a-time.ts';

/** gRPC codes of a transaction that met another: ABORTED, and what some servers answer in its place. */
const contention: readonly unknown[] = [10, 4, 14];

/**
 * gRPC codes of a connection or server that failed once: CANCELLED, UNKNOWN, RESOURCE_EXHAUSTED, INTERNAL, UNAUTHENTICATED.
 * The SDK's own loop, which the one below replaces, tries again after the same.
 */
const passing: readonly unknown[] = [1, 2, 8, 13, 16];

/** INVALID_ARGUMENT, which is also what Firestore says of a transaction that took too long. */
const invalidArgument = 3;

const mostAttempts = 60;
/** As many as the SDK makes. */
const attemptsAfterFailure = 5;
const firstPauseMs = 10;
const longestPauseMs = 400;
/** A transaction that waited in vain for a lock pauses no longer than emulators let it wait. */
const longestWaitMs = 2000;

/** A document that can be read by itself, and written in a transaction only. */
export interface ReadRef<T> {
  readonly id: string;
  readonly path: string;
  get(): Promise<DocumentSnapshot<T>>;
  /** Follows the document's changes. Returns how to stop. */
  onSnapshot(
    next: (snapshot: DocumentSnapshot<T>) => void,
    failed: (error: Error) => void,
  ): () => void;
}

/**
 * A transaction as services get it. It reads documents by reference: a query would lock whatever it looks at, other
 * people's documents among it (docs/decisions/0112). Writes are sent when the function has returned; all reads come first.
 */
export interface Transaction {
  get<T>(ref: ReadRef<T>): Promise<DocumentSnapshot<T>>;
  getAll<T>(refs: readonly ReadRef<T>[]): Promise<DocumentSnapshot<T>[]>;
  create<T>(ref: ReadRef<T>, data: WithFieldValue<T>): void;
  /** Creates a document, or leaves the one that is there as it is: for what is written once, whatever runs again. */
  createOnce<T>(ref: ReadRef<T>, data: WithFieldValue<T>): void;
  set<T>(ref: ReadRef<T>, data: WithFieldValue<T>): void;
  update(ref: ReadRef<unknown>, data: UpdateData<DocumentData>): void;
  delete(ref: ReadRef<unknown>): void;
}

/** A write for a person whose account is being deleted, or was. */
export class PersonGone extends ApiError {
  constructor() {
    super('auth.user_not_found');
  }
}

/** What `work` answers, or `otherwise` where its person's account is being deleted. */
export async function unlessGone<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PersonGone) return otherwise;
    throw error;
  }
}

const isContention = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && contention.includes(error.code);

/** How often a transaction that ended this way is attempted in all. */
function attemptsAfter(error: unknown): number {
  if (isContention(error)) return mostAttempts;
  if (!(error instanceof Error && 'code' in error)) return 1;
  const isExpired = error.code === invalidArgument && /has expired/.test(error.message);
  return isExpired || passing.includes(error.code) ? attemptsAfterFailure : 1;
}

/** Whose document a path leads to: `users/{uid}` and what is below it, null for what belongs to nobody. */
function ownerOf(path: string): string | null {
  const [root, uid] = path.split('/');
  return root === 'users' && uid !== undefined ? uid : null;
}

function real<T>(ref: ReadRef<T>): DocumentReference<T> {
  if (ref instanceof DocumentReference) return ref;
  throw new Error(`${ref.path} is no document of Firestore's.`);
}

interface Attempt {
  readonly db: Firestore;
  readonly tx: SdkTransaction;
  readonly evenInDeletion: boolean;
  /** Entered for the first person of a transaction only. */
  readonly turn: Turn;
}

interface Write {
  readonly owner: string | null;
  readonly send: (tx: SdkTransaction) => void;
  /** Left out where this document is there. */
  readonly onlyWithout?: DocumentReference<unknown>;
}

/** The SDK's transaction with a turn for each person, and the mark of deletion read before anything of theirs is written. */
class GuardedTransaction implements Transaction {
  readonly #of: Attempt;
  #turn: Promise<void> | undefined;
  readonly #checked = new Map<string, Promise<unknown>>();
  readonly #writes: Write[] = [];

  constructor(of: Attempt) {
    this.#of = of;
  }

  async get<T>(ref: ReadRef<T>): Promise<DocumentSnapshot<T>> {
    if (this.#writes.length > 0) throw new Error('A transaction reads before it writes.');
    const { tx, evenInDeletion } = this.#of;
    const owner = ownerOf(ref.path);
    if (owner !== null) this.#turn ??= this.#of.turn.enter(owner);
    await this.#turn;
    if (owner === null || evenInDeletion) return tx.get(real(ref));
    const check = this.#checked.get(owner);
    if (check === undefined) return this.#getFirst(owner, real(ref));
    const [found] = await Promise.all([tx.get(real(ref)), check]);
    return found;
  }

  /** Of one person, or of nobody. */
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

  /** Sends the writes, once nobody whom they belong to is being deleted. */
  async send(): Promise<void> {
    const { db, tx, turn, evenInDeletion } = this.#of;
    for (const { owner } of this.#writes) {
      if (owner === null || evenInDeletion || this.#checked.has(owner)) continue;
      this.#turn ??= turn.enter(owner);
      await this.#turn;
      await this.#getFirst(owner, db.doc(paths.user(owner)));
    }
    const there = await this.#present();
    for (const { send, onlyWithout } of this.#writes) {
      if (onlyWithout === undefined || !there.has(onlyWithout.path)) send(tx);
    }
  }

  #write(ref: ReadRef<unknown>, send: (tx: SdkTransaction) => void): void {
    this.#writes.push({ owner: ownerOf(ref.path), send });
  }

  /** Paths of documents that are to be created once and are there. The transaction has read them, so they are still. */
  async #present(): Promise<ReadonlySet<string>> {
    const refs = this.#writes.flatMap(({ onlyWithout }) => onlyWithout ?? []);
    if (refs.length === 0) return new Set();
    const found = await this.#of.tx.getAll(...refs);
    return new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
  }

  /** Reads a person's first document and their mark in one request. */
  async #getFirst<T>(owner: string, ref: DocumentReference<T>): Promise<DocumentSnapshot<T>> {
    const unread = () => {
      throw new Error('The mark is looked for, not read.');
    };
    const mark = this.#of.db
      .doc(paths.deletion(owner))
      .withConverter<T>({ toFirestore: unread, fromFirestore: unread });
    const both = this.#of.tx.getAll(mark, ref);
    const check = both.then(([found]) => {
      if (found?.exists) throw new PersonGone();
    });
    this.#checked.set(owner, check);
    await check;
    const [, found] = await both;
    if (!found) throw new Error('Firestore answered one document of two.');
    return found;
  }
}

export interface TransactOptions {
  /** For what removes: it goes on where a deletion has begun. */
  readonly evenInDeletion?: boolean;
}

type Run<T> = (tx: Transaction) => Promise<T>;

/** How a transaction learns the time and waits; tests have their own. */
export interface Pacing {
  readonly random: () => number;
  /** In milliseconds, from any beginning. */
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
 * Transactions under contention. Firestore keeps them exact, and pays for it: two that have read a document which both
 * want to write wait for each other, 2 s in the emulators, until one is aborted. So those of one person pass one after
 * another within a process, and one that meets another process's pauses for about as long as it has waited: the other
 * process gets on with all that it has to do instead of meeting this one again. Those whose connection failed try again
 * after short random pauses. A transaction that writes for a person whose account is being deleted ends with `PersonGone`.
 */
export function createTransact(db: Firestore, pacing: Pacing = realPacing): Transact {
  const { random, now, pause } = pacing;
  return async (run, { evenInDeletion = false } = {}) => {
    const turn = new Turn(now);
    const attempt = () =>
      db.runTransaction(
        async (tx) => {
          const guarded = new GuardedTransaction({ db, tx, turn, evenInDeletion });
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
          const short = Math.min(longestPauseMs, firstPauseMs * 2 ** attempts);
          const waited = isContention(error) ? now() - Math.max(begunAt, turn.cameAt) : 0;
          const longest = Math.max(short, Math.min(longestWaitMs, waited));
          await pause(longest * (0.25 + 0.75 * random()));
        }
      }
    } finally {
      await turn.leave();
    }
  };
}
