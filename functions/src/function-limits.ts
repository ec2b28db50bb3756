import { deps } from './deps.ts';
import { inEmulator, keyLimitFactor, requestsPerMinute } from './env.ts';
import { createRequestLimits, type RequestLimits } from './http/request-limits.ts';
import { whereFrom } from './log.ts';
import { rateCounts } from './repositories/rate-counts.ts';

/** Returns the limits of a function that the internet calls. */
export function functionLimits(): RequestLimits {
  return createRequestLimits(Date.now, {
    behindGoogle: !inEmulator,
    perMinute: requestsPerMinute(),
    keyFactor: keyLimitFactor(),
    counts: rateCounts(deps()),
    failed: (cause) => deps().log.warn('rate_counts_failed', whereFrom(cause)),
  });
}
