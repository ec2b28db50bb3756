import type { ErrorKey, PlainKey } from '@duu/contract/errors/keys';

interface Also {
  readonly limit?: number;
  readonly retryAfter?: number;
  readonly endsAt?: Date;
  readonly cause?: unknown;
}

/** A key whose text names a number comes with that number, as `limit`. */
type Told = [key: PlainKey, also?: Also] | [key: ErrorKey, also: Also & { readonly limit: number }];

/**
 * The one way a call ends badly: a key of the contract, and what its answer's headers carry (`limit`, the number in the
 * key's text; `retryAfter`, seconds; `endsAt`, when a plan would end).
 */
export class ApiError extends Error {
  readonly key: ErrorKey;
  readonly limit: number | undefined;
  readonly retryAfter: number | undefined;
  readonly endsAt: Date | undefined;

  constructor(...[key, also = {}]: Told) {
    super(key, also.cause === undefined ? undefined : { cause: also.cause });
    this.name = 'ApiError';
    this.key = key;
    this.limit = also.limit;
    this.retryAfter = also.retryAfter;
    this.endsAt = also.endsAt;
  }
}
