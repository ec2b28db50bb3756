import { DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { OneAtATime } from './one-at-a-time.ts';

/** gRPC codes of a transaction that met another: ABORTED, and what some servers answer in its place. */
const contention: readonly unknown[] = [10, 4, 14];

const attempts = 60;
const firstPauseMs = 10;
const longestPauseMs = 400;

function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && contention.includes(error.code);
}

/** Whose documents these are: `users/{uid}` of a path below it, null for what belongs to nobody. */
function ownerOf(read: unknown): string | null {
  if (!(read instanceof DocumentReference)) return null;
  const [root, uid] = read.path.split('/');
  return root === 'users' && uid !== undefined ? uid : null;
}

const people = new OneAtATime();

/** The transaction, but that it waits for its person's turn before it first reads something of theirs. */
function waiting(tx: Transaction, turn: (owner: string) => Promise<unknown>): Transaction {
  let mine: Promise<unknown> | undefined;
  return new Proxy(tx, {
    get(target, name) {
      if (name !== 'get') {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return async (...reads: Parameters<Transaction['get']>) => {
        const owner = ownerOf(reads[0]);
        if (owner !== null) mine ??= turn(owner);
        await mine;
        return Reflect.apply(target.get, target, reads);
      };
    },
  });
}

/** One attempt; the turn ends when the transaction has, not when its function has. */
async function attemptOnce<T>(db: Firestore, run: (tx: Transaction) => Promise<T>): Promise<T> {
  let turn: Promise<() => void> | undefined;
  const take = (owner: string) => {
    turn = people.enter(owner);
    return turn;
  };
  try {
    return await db.runTransaction((tx) => run(waiting(tx, take)), { maxAttempts: 1 });
  } finally {
    (await turn)?.();
  }
}

export type Transact = <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * Transactions under contention. Firestore keeps them exact, and pays for it: fifty at once on one balance wait for
 * each other's locks, and most give up after the SDK's five attempts. So those of one person pass one after another
 * within an instance, and those that meet another instance's try again after short random pauses.
 */
export function createTransact(
  db: Firestore,
  random: () => number = Math.random,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Transact {
  return async (run) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptOnce(db, run);
      } catch (error) {
        if (!isContention(error) || attempt === attempts) throw error;
        const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);
        await pause(longest * (0.25 + 0.75 * random()));
      }
    }
  };
}
