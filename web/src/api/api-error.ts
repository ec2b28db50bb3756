import type { ErrorKey } from '@duu/contract/errors/keys';

/** What a failed call throws. `key` is null where the answer's body is no key we know. */
export class ApiError extends Error {
  readonly key: ErrorKey | null;
  /** HTTP status; 0 where no answer came, 200 where one came that can't be read. */
  readonly status: number;
  /** The number that the key's text names as `{limit}`. */
  readonly limit: number | null;

  constructor(key: ErrorKey | null, status: number, limit: number | null) {
    super(key ?? `http ${status}`);
    this.name = 'ApiError';
    this.key = key;
    this.status = status;
    this.limit = limit;
  }
}
