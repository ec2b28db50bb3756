import type { Call } from '@duu/contract/calls/call';
import type { ApiError } from './api-error.ts';
import type { UnreadableAnswer } from './unreadable-answer.ts';

/** What the calls need of the rest of the page, which puts it here when it is there: no import goes upward. */
interface Hooks {
  /** The signed-in person's identity token; null for a visitor. */
  token: () => Promise<string | null>;
  /** A 401 ends the session. */
  unauthorized: (error: ApiError) => void | Promise<void>;
  /** What follows on any page. */
  toSignIn: () => void;
  /** An answer that can't be read is reported: nobody but us can mend it. */
  unreadable: (answer: UnreadableAnswer) => void;
  /** A call failed, and whoever made it says nothing. With `call` it is said once, until the call succeeds. */
  failed: (error: ApiError, call: Call | null) => void;
  succeeded: (call: Call) => void;
}

const hooks: Hooks = {
  token: async () => null,
  unauthorized: () => undefined,
  toSignIn: () => undefined,
  unreadable: () => undefined,
  failed: () => undefined,
  succeeded: () => undefined,
};

export function setApiHooks(some: Partial<Hooks>): void {
  Object.assign(hooks, some);
}

export function apiHooks(): Hooks {
  return hooks;
}
