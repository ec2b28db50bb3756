import type { Call } from '@duu/contract/calls/call';

/** A success whose body does not match the contract: a proxy's HTML page, or an internal error. */
export class InvalidResponse extends Error {
  constructor(call: Call, cause: unknown) {
    super('An answer could not be read', { cause });
    // Reports contain an error's name but not its message, so the name includes the call.
    this.name = ['InvalidResponse', call.method, ...(call.path.match(/\w+/g) ?? [])].join('.');
  }
}
