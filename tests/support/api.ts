import { randomUUID } from 'node:crypto';
import type { GivenInputOf, OutputOf, ParamsOf, QueryOf } from '@duu/contract/calls/call';
import { apiBase, type CallName, type Calls, calls } from '@duu/contract/calls/calls';
import { baseUrl } from './suite.ts';

/** Who asks, by the token of a test's user. */
interface Caller {
  readonly token: string;
}

interface Given<Name extends CallName> {
  params?: Partial<ParamsOf<Calls[Name]>>;
  query?: Partial<QueryOf<Calls[Name]>>;
  input?: GivenInputOf<Calls[Name]>;
  headers?: Record<string, string>;
}

/** Returns the header of a request that must not be executed twice. */
export const onceKey = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });

/** Returns the address of a call with its parameters filled in. */
function urlOf(name: CallName, params: Record<string, unknown> = {}, query: object = {}) {
  const path = calls[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const url = new URL(apiBase + path, baseUrl());
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  return url;
}

/** Sends a call with any body, for requests that a typed client can't send. */
export async function send(
  name: CallName,
  user: Caller | null,
  given: { params?: object; query?: object; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const headers: Record<string, string> = { ...given.headers };
  if (user) headers.Authorization = `Bearer ${user.token}`;
  const init: RequestInit = { method: calls[name].method, headers };
  if (given.body !== undefined) {
    headers['Content-Type'] ??= 'application/json';
    init.body = typeof given.body === 'string' ? given.body : JSON.stringify(given.body);
  }
  return fetch(urlOf(name, { ...given.params }, given.query), init);
}

/** Sends a call that must succeed. Returns the parsed answer. */
export async function ask<Name extends CallName>(
  name: Name,
  user: Caller | null,
  given: Given<Name> = {},
): Promise<OutputOf<Calls[Name]>> {
  const answer = await send(name, user, {
    ...given,
    ...(given.input === undefined ? {} : { body: given.input }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${text}`);
  return calls[name].output.parse(JSON.parse(text)) as OutputOf<Calls[Name]>;
}

/** Sends a call that must fail. Returns `status key`. */
export async function refusal<Name extends CallName>(
  name: Name,
  user: Caller | null,
  given: Given<Name> | { params?: object; query?: object; input?: unknown } = {},
): Promise<string> {
  const answer = await send(name, user, {
    ...given,
    ...(given.input === undefined ? {} : { body: given.input }),
  });
  return `${answer.status} ${(await answer.text()).replaceAll('\n', '')}`;
}
