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
import { OneAtATime } from './one-at-a-time.ts';

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

/** How often a transaction that ended this way is attempted in all. */
function attemptsAfter(error: unknown): number {
  if (!(error instanceof Error && 'code' in error)) return 1;
  if (contention.includes(error.code)) return mostAttempts;
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

const people = new OneAtATime();

interface Attempt {
  readonly db: Firestore;
  readonly tx: SdkTransaction;
  readonly evenInDeletion: boolean;
  /** Waits for a person's turn; asked for the first person of a transaction only. */
  readonly turn: (owner: string) => Promise<unknown>;
}

/** The SDK's transaction with a turn for each person, and the mark of deletion read before anything of theirs is written. */
class GuardedTransaction implements Transaction {
  readonly #of: Attempt;
  #turn: Promise<unknown> | undefined;
  readonly #checked = new Map<string, Promise<unknown>>();
  readonly #writes: { owner: string | null; send: (tx: SdkTransaction) => void }[] = [];

  constructor(of: Attempt) {
    this.#of = of;
  }

  async get<T>(ref: ReadRef<T>): Promise<DocumentSnapshot<T>> {
    if (this.#writes.length > 0) throw new Error('A transaction reads before it writes.');
    const { tx, evenInDeletion } = this.#of;
    const owner = ownerOf(ref.path);
    if (owner !== null) this.#turn ??= this.#of.turn(owner);
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
      this.#turn ??= turn(owner);
      await this.#turn;
      await this.#getFirst(owner, db.doc(paths.user(owner)));
    }
    for (const { send } of this.#writes) send(tx);
  }

  #write(ref: ReadRef<unknown>, send: (tx: SdkTransaction) => void): void {
    this.#writes.push({ owner: ownerOf(ref.path), send });
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

/** One attempt; the turn ends when the transaction has, not when its function has. */
async function attemptOnce<T>(db: Firestore, run: Run<T>, options: TransactOptions): Promise<T> {
  let entered: Promise<() => void> | undefined;
  const turn = (owner: string) => {
    entered = people.enter(owner);
    return entered;
  };
  const { evenInDeletion = false } = options;
  try {
    return await db.runTransaction(
      async (tx) => {
        const guarded = new GuardedTransaction({ db, tx, turn, evenInDeletion });
        const result = await run(guarded);
        await guarded.send();
        return result;
      },
      { maxAttempts: 1 },
    );
  } finally {
    (await entered)?.();
  }
}

export type Transact = <T>(run: Run<T>, options?: TransactOptions) => Promise<T>;

/**
 * Transactions under contention. Firestore keeps them exact, and pays for it: fifty at once on one balance wait for
 * each other's locks, and most give up after the SDK's five attempts. So those of one person pass one after another
 * within an instance, and those that meet another instance's try again after short random pauses, as do those whose
 * connection failed. A transaction that writes for a person whose account is being deleted ends with `PersonGone`.
 */
export function createTransact(
  db: Firestore,
  random: () => number = Math.random,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Transact {
  return async (run, options = {}) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptOnce(db, run, options);
      } catch (error) {
        if (attempt >= attemptsAfter(error)) throw error;
        const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);
        await pause(longest * (0.25 + 0.75 * random()));
      }
    }
  };
}
