import type { Call } from '@duu/contract/calls/call';
import type { ErrorKey } from '@duu/contract/errors/keys';

/** Thrown by a failed call. `key` is null if the response's body is not a known key. */
export class ApiError extends Error {
  readonly key: ErrorKey | null;
  /** HTTP status; 0 if there was no response, 200 if the response could not be read. */
  readonly status: number;
  /** The number for `{limit}` in the key's text. */
  readonly limit: number | null;
  /** The id of the request in the API's log, if something of ours broke. */
  readonly errorId: string | null;

  constructor(
    key: ErrorKey | null,
    status: number,
    limit: number | null,
    errorId: string | null = null,
  ) {
    super(key ?? `http ${status}`);
    this.name = 'ApiError';
    this.key = key;
    this.status = status;
    this.limit = limit;
    this.errorId = errorId;
  }
}

/** A success whose body does not match the contract: a proxy's HTML page, or an internal error. */
export class InvalidResponse extends Error {
  constructor(call: Call, cause: unknown) {
    super('An answer could not be read', { cause });
    // Reports contain an error's name but not its message, so the name includes the call.
    this.name = ['InvalidResponse', call.method, ...(call.path.match(/\w+/g) ?? [])].join('.');
  }
}
