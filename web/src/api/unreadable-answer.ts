import type { Call } from '@duu/contract/calls/call';

/** A success whose body is not what the contract says: a proxy's page in HTML, or a fault of ours. */
export class UnreadableAnswer extends Error {
  constructor(call: Call, cause: unknown) {
    super('An answer could not be read', { cause });
    // Reports keep an error's name and not its message: the name says which call it was.
    this.name = ['UnreadableAnswer', call.method, ...(call.path.match(/\w+/g) ?? [])].join('.');
  }
}
