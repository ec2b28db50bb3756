import type { Call } from '@duu/contract/calls/call';
import type { ApiError, InvalidResponse } from './api-error.ts';

/** What calls need from higher layers, which register it here so that imports only go downward. */
interface Hooks {
  /** The signed-in user's identity token; null for a visitor. */
  token: () => Promise<string | null>;
  /** The token of App Check; null without it. */
  appCheck: () => Promise<string | null>;
  /** A 401 ends the session. */
  unauthorized: (error: ApiError) => void | Promise<void>;
  toSignIn: () => void;
  /** Reports a response that can't be read. */
  unreadable: (answer: InvalidResponse) => void;
  /** Shows a failure that the caller does not handle; one of `once` only once until that call succeeds. */
  failed: (error: ApiError, once: Call | null) => void;
  succeeded: (call: Call) => void;
}

const hooks: Hooks = {
  token: async () => null,
  appCheck: async () => null,
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
