import type { ErrorKey } from '@duu/contract/errors/keys';

/**
 * The only error of calls: a key of the contract, and values for the response headers (`limit`, a number of
 * characters; `retryAfter`, seconds; `endsAt`, when a plan would end).
 */
export class ApiError extends Error {
  readonly key: ErrorKey;
  readonly limit: number | undefined;
  readonly retryAfter: number | undefined;
  readonly endsAt: Date | undefined;

  constructor(
    key: ErrorKey,
    also: { limit?: number; retryAfter?: number; endsAt?: Date; cause?: unknown } = {},
  ) {
    super(key, also.cause === undefined ? undefined : { cause: also.cause });
    this.name = 'ApiError';
    this.key = key;
    this.limit = also.limit;
    this.retryAfter = also.retryAfter;
    this.endsAt = also.endsAt;
  }
}
