import { availableParallelism } from 'node:os';
import { limits } from '@duu/contract/limits';
import type { OpenReader } from '@duu/speech/reading/passage-reader';
import { createReadingPool, ReadingFailed } from '@duu/speech/reading/reading-pool';
import type { InputOf, ResultOf, WorkName } from '@duu/speech/reading/reading-work';
import { ApiError } from '../api-error.ts';
import type { Log } from '../log.ts';
import { chargeReading } from '../request-context.ts';

/** Reads texts in threads, since a long text takes a second. */
export interface Normalizer {
  /**
   * Does one piece of work for a user. Users take turns. Its time counts for the current request.
   * @throws ApiError `normalize_failed`, also for a text that takes too long; `request.too_many` if too many texts of
   * the user wait
   */
  run<Name extends WorkName>(
    uid: string,
    name: Name,
    input: InputOf<Name>,
  ): Promise<ResultOf<Name>>;
  /** Reads for one conversion, which takes its own turns and is paid. */
  readonly openReader: OpenReader;
}

/** One thread leaves the other processor to requests. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));

type Pool = Pick<ReturnType<typeof createReadingPool>, 'run'>;

/** @param newOwner returns a name for each conversion */
export function normalizerOn(pool: Pool, newOwner: () => string): Normalizer {
  const waiting = new Map<string, number>();

  async function readBy<Name extends WorkName>(owner: string, name: Name, input: InputOf<Name>) {
    try {
      return await pool.run(owner, name, input);
    } catch (cause) {
      if (cause instanceof ReadingFailed && owner.startsWith('user ')) chargeReading(cause.ms);
      throw new ApiError('normalize_failed', { cause });
    }
  }

  return {
    async run(uid, name, input) {
      const before = waiting.get(uid) ?? 0;
      if (before >= limits.reading.waiting) {
        throw new ApiError('request.too_many', { retryAfter: 1 });
      }
      waiting.set(uid, before + 1);
      try {
        const { result, ms } = await readBy(`user ${uid}`, name, input);
        chargeReading(ms);
        return result;
      } finally {
        const left = (waiting.get(uid) ?? 1) - 1;
        if (left > 0) waiting.set(uid, left);
        else waiting.delete(uid);
      }
    },
    openReader: (text) => {
      const owner = newOwner();
      return async (passage) => (await readBy(owner, 'readPassage', { ...text, passage })).result;
    },
  };
}

/** Loads the pool and starts a thread, which loads the rules. */
export async function loadNormalizer(log: Log, newOwner: () => string): Promise<Normalizer> {
  const { timeoutMs } = limits.reading;
  const onTimeout = () => log.warn('reading_timed_out');
  const pool = createReadingPool({ threads, timeoutMs, onTimeout });
  pool.warm();
  return normalizerOn(pool, newOwner);
}
