import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from '../deps.ts';
import type { RequestLimits } from './request-limits.ts';

export interface ByteServices {
  readonly deps: Deps;
  readonly limits: RequestLimits;
}

/**
 * Answers with something other than a call's JSON: sound, whose address is signed because audio elements send
 * no headers, or a provider's webhook, which its adapter checks. It counts the request itself, for the user
 * if the address names one, and reserves a slot.
 */
export type ByteRoute = (
  request: IncomingMessage,
  response: ServerResponse,
  services: ByteServices,
  params: Readonly<Record<string, string>>,
) => Promise<void>;

export interface Route {
  readonly name: string;
  readonly path: string;
  readonly methods: readonly string[];
  readonly answer: ByteRoute;
}
