import type { User } from '@duu/contract/documents/user';
import { limits } from '@duu/contract/limits';
import { ApiError } from '../../api-error.ts';
import { isRecent } from '../tally.ts';

/**
 * Limits conversions at the same time, and those that were heard and then failed by our fault in the last
 * hour: they are free.
 * @throws ApiError `auth.user_not_found`, `too_many_conversions`, `conversions_paused`
 */
export function ensureMayStart(user: User | undefined, now: Date): void {
  if (!user) throw new ApiError('auth.user_not_found');
  const limit = limits.conversionsAtOnce;
  if (user.counters.making >= limit) {
    throw new ApiError('too_many_conversions', { limit, retryAfter: 5 });
  }
  ensureNotPaused(user, now);
}

/**
 * Limits the running speech calls of an account's programs, and those that were heard and then failed by our fault.
 * @throws ApiError `too_many_conversions`, `conversions_paused`
 */
export function ensureMaySpeak(user: User, atOnce: number, now: Date): void {
  if ((user.counters.speaking ?? 0) >= atOnce) {
    throw new ApiError('too_many_conversions', { limit: atOnce, retryAfter: 1 });
  }
  ensureNotPaused(user, now);
}

function ensureNotPaused({ heardFailures: failures }: User, now: Date): void {
  const window = limits.heardFailures;
  if (failures && failures.count >= window.max && isRecent(failures, window, now)) {
    const leftMs = failures.since.getTime() + window.windowMs - now.getTime();
    throw new ApiError('conversions_paused', { retryAfter: Math.ceil(leftMs / 1000) });
  }
}
