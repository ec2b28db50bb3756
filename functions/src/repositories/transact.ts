import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** gRPC codes of a transaction that met another: ABORTED, and what some servers answer in its place. */
const aborted = 10;
const deadlineExceeded = 4;
const unavailable = 14;

const attempts = 60;
const firstPauseMs = 10;
const longestPauseMs = 400;

function isContention(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === aborted || error.code === deadlineExceeded || error.code === unavailable;
}

export type Transact = <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * Transactions under contention. The SDK's own retries wait a second and longer and give up after five, which
 * fails most of fifty parallel changes of one balance; short random pauses let all of them through.
 */
export function createTransact(
  db: Firestore,
  random: () => number = Math.random,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Transact {
  return async (run) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.runTransaction(run, { maxAttempts: 1 });
      } catch (error) {
        if (!isContention(error) || attempt === attempts) throw error;
        const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);
        await pause(longest * (0.25 + 0.75 * random()));
      }
    }
  };
}
