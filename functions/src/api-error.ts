import type { ErrorKey, PlainKey } from '@duu/contract/errors/keys';

interface Details {
  readonly limit?: number;
  readonly retryAfter?: number;
  readonly endsAt?: Date;
  readonly param?: string | null;
  readonly detail?: string;
  readonly cause?: unknown;
}

/** A key whose text has a number needs it as `limit`. */
type ApiErrorArguments =
  | [key: PlainKey, also?: Details]
  | [key: ErrorKey, also: Details & { readonly limit: number }];

/**
 * The only error of calls: a key of the contract, and values for the response headers (`limit`, the number in
 * the key's text; `retryAfter`, seconds; `endsAt`, when a plan would end). Programs also get the field that is wrong
 * (`param`), and what it must be (`detail`, in English).
 */
export class ApiError extends Error {
  readonly key: ErrorKey;
  readonly limit: number | undefined;
  readonly retryAfter: number | undefined;
  readonly endsAt: Date | undefined;
  readonly param: string | null;
  readonly detail: string | undefined;

  constructor(...[key, also = {}]: ApiErrorArguments) {
    super(key, also.cause === undefined ? undefined : { cause: also.cause });
    this.name = 'ApiError';
    this.key = key;
    this.limit = also.limit;
    this.retryAfter = also.retryAfter;
    this.endsAt = also.endsAt;
    this.param = also.param ?? null;
    this.detail = also.detail;
  }
}
