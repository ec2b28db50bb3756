import type { Call, GivenInputOf, OutputOf } from '@duu/contract/calls/call';
import { apiBase } from '@duu/contract/calls/calls';
import { isErrorKey } from '@duu/contract/errors/keys';
import { limitHeader } from '@duu/contract/errors/status';
import type { z } from 'zod';
import { loading } from '../feedback/loading-store.ts';
import { ApiError } from './api-error.ts';
import { apiHooks } from './hooks.ts';
import { UnreadableAnswer } from './unreadable-answer.ts';

/** Nothing where the call takes nothing, else required. */
type Part<Name extends string, Schema extends z.ZodType> =
  Record<never, never> extends z.input<Schema>
    ? { [K in Name]?: z.input<Schema> }
    : { [K in Name]: z.input<Schema> };

export type CallArgs<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'input', C['input']> & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /**
     * false: the caller shows the error's text in place, and no toast is shown. 'once': nobody pressed, so an error is
     * said once until the call succeeds.
     */
    toast?: boolean | 'once';
    /** false: the loading bar stays out of it (background work). */
    bar?: boolean;
  };

type Args<C extends Call> =
  Record<never, never> extends CallArgs<C> ? [args?: CallArgs<C>] : [args: CallArgs<C>];

interface AnyArgs {
  params?: unknown;
  query?: unknown;
  input?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  toast?: boolean | 'once';
  bar?: boolean;
}

function addressOf(call: Call, args: AnyArgs): string {
  const params: Record<string, unknown> = { ...(args.params as object | undefined) };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((args.query as object | undefined) ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const search = query.toString();
  return `${apiBase}${path}${search ? `?${search}` : ''}`;
}

/** The body as text without newlines is the key; `synthesize.` before it is how older servers wrote it. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const text = body.replace(/[\r\n]+/g, '').trim();
  const key = text.replace(/^synthesize\./, '');
  const header = response.headers.get(limitHeader);
  const limit = header !== null && /^\d+$/.test(header) ? Number(header) : null;
  return new ApiError(isErrorKey(key) ? key : null, response.status, limit);
}

/** Half of a surrogate pair, as a paste may cut it, becomes the sign for what can't be read: the server takes none. */
function whole(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;
}

async function send(call: Call, args: AnyArgs): Promise<unknown> {
  const headers = new Headers(args.headers);
  const token = await apiHooks().token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const init: RequestInit = { method: call.method, headers };
  if (args.signal) init.signal = args.signal;
  if (call.method !== 'GET' && call.method !== 'DELETE') {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(args.input ?? {}, whole);
  }
  const response = await fetch(addressOf(call, args), init);
  if (response.status !== 200) throw await errorOf(response);
  return read(call, await response.text());
}

/** Status 200 for what can't be read: it came, so it is no lack of a connection. */
function read(call: Call, body: string): unknown {
  try {
    return call.output.parse(JSON.parse(body));
  } catch (cause) {
    apiHooks().unreadable(new UnreadableAnswer(call, cause));
    throw new ApiError(null, 200, null);
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The session ends first: the sign-in page leads signed-in people away. */
async function goToSignIn(failure: ApiError): Promise<void> {
  await apiHooks().unauthorized(failure);
  apiHooks().toSignIn();
}

/** For an answer but 200 to a request that was not made by `callApi`. */
export async function sayFailedAnswer(response: Response): Promise<void> {
  const failure = await errorOf(response);
  if (failure.status === 401) await goToSignIn(failure);
  else apiHooks().failed(failure, null);
}

/** For a failure of a call with `toast: false` that its caller does not show after all. `once`: see `toast`. */
export function sayFailedCall(failure: ApiError, once: Call | null = null): void {
  if (failure.status !== 401) apiHooks().failed(failure, once);
}

/**
 * Makes a call of the contract: `callApi(calls.updateAudio, { params: { audioId }, input: { name } })`.
 * @throws ApiError for any answer but 200, for none at all (status 0) and for one that can't be read (status 200),
 * after the toast and, at 401, after the way to sign-in; DOMException `AbortError` when the signal ended it.
 */
export async function callApi<C extends Call>(call: C, ...[given]: Args<C>): Promise<OutputOf<C>> {
  const args: AnyArgs = given ?? {};
  const done = args.bar === false ? undefined : loading.begin();
  try {
    const output = (await send(call, args)) as OutputOf<C>;
    apiHooks().succeeded(call);
    return output;
  } catch (error) {
    if (isAbort(error)) throw error;
    const failure = error instanceof ApiError ? error : new ApiError(null, 0, null);
    if (failure.status === 401) void goToSignIn(failure);
    else if (args.toast !== false) apiHooks().failed(failure, args.toast === 'once' ? call : null);
    throw failure;
  } finally {
    done?.();
  }
}

export type CallApi = typeof callApi;
export type { GivenInputOf };

/** The same function for everyone; a hook so that a component need not care where it comes from. */
export function useApi(): CallApi {
  return callApi;
}
