import type { User } from '@duu/contract/documents/user';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';

type Failures = NonNullable<User['heardFailures']>;

const { most, windowMs } = limits.heardFailures;

function isRecent({ since }: Failures, now: Date): boolean {
  return now.getTime() < since.getTime() + windowMs;
}

/** The count with one more conversion that was heard and yet given back. */
export function failuresAfter(before: Failures | undefined, now: Date): Failures {
  if (before === undefined || !isRecent(before, now)) return { count: 1, since: now };
  return { count: before.count + 1, since: before.since };
}

/**
 * Refuses a conversion while too many are in the making, or while those of the last hour were heard and then failed
 * for a reason of ours: they cost nothing, so they must not go on without end. Throws `auth.user_not_found`,
 * `too_many_conversions`, `conversions_paused`.
 */
export function ensureMayBegin(user: User | undefined, now: Date): void {
  if (!user) throw new ApiError('auth.user_not_found');
  const limit = limits.conversionsAtOnce;
  if (user.counters.making >= limit) {
    throw new ApiError('too_many_conversions', { limit, retryAfter: 5 });
  }
  const { heardFailures: failures } = user;
  if (failures && failures.count >= most && isRecent(failures, now)) {
    const leftMs = failures.since.getTime() + windowMs - now.getTime();
    throw new ApiError('conversions_paused', { retryAfter: Math.ceil(leftMs / 1000) });
  }
}
