import { apiBase, type Call, type OutputOf } from '@duu/contract/calls/call';
import { isErrorKey } from '@duu/contract/errors/keys';
import { limitHeader } from '@duu/contract/errors/status';
import { requestId, requestIdHeader } from '@duu/contract/request-id';
import type { z } from 'zod';
import { loading } from '../feedback/loading-store.ts';
import { shownLocale } from '../i18n/shown-locale.ts';
import { ApiError, InvalidResponse } from './api-error.ts';
import { apiHooks } from './hooks.ts';

/** Optional if the call takes nothing, else required. */
type Part<Name extends string, Schema extends z.ZodType> =
  Record<never, never> extends z.input<Schema>
    ? { [K in Name]?: z.input<Schema> }
    : { [K in Name]: z.input<Schema> };

interface Options {
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
  /**
   * What happens with a failure, which is thrown in any case. By default a toast shows it. `handled`: the caller does, in
   * place. `shownOnce`: the page makes the call by itself, so a toast shows its failure once until the call succeeds.
   */
  readonly failure?: 'handled' | 'shownOnce';
  /** Shows no loading bar, as the user does not wait for it. */
  readonly background?: true;
  /** Sends it also if the page is closed right after; for a small input. */
  readonly outlivesPage?: true;
}

export type CallArgs<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'input', C['input']> &
  Options;

type Args<C extends Call> =
  Record<never, never> extends CallArgs<C> ? [args?: CallArgs<C>] : [args: CallArgs<C>];

interface AnyArgs extends Options {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly input?: unknown;
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

/** Returns the id of a request that failed by a fault of ours: an expected refusal needs none. */
function errorIdOf({ status, headers }: Response): string | null {
  if (status >= 400 && status < 500) return null;
  return requestId.safeParse(headers.get(requestIdHeader)).data ?? null;
}

/** Reads the key from the body, without newlines; older servers prefixed it with `synthesize.`. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const text = body.replace(/[\r\n]+/g, '').trim();
  const key = text.replace(/^synthesize\./, '');
  const header = response.headers.get(limitHeader);
  const limit = header !== null && /^\d+$/.test(header) ? Number(header) : null;
  return new ApiError(isErrorKey(key) ? key : null, response.status, limit, errorIdOf(response));
}

/** Replaces half of a surrogate pair, which a paste may leave and the server refuses. */
function whole(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;
}

async function send(call: Call, args: AnyArgs): Promise<unknown> {
  const headers = new Headers(args.headers);
  // A new account and what is sent to a payment provider take it.
  headers.set('Accept-Language', shownLocale());
  const token = await apiHooks().token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const proof = call.who === 'public' ? null : await apiHooks().appCheck();
  if (proof) headers.set('X-Firebase-AppCheck', proof);
  const init: RequestInit = { method: call.method, headers };
  if (args.signal) init.signal = args.signal;
  if (args.outlivesPage) init.keepalive = true;
  if (call.method !== 'GET' && call.method !== 'DELETE') {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(args.input ?? {}, whole);
  }
  const response = await fetch(addressOf(call, args), init);
  if (response.status !== 200) throw await errorOf(response);
  return read(call, response, await response.text());
}

/** Fails with status 200 if the body can't be read: there was a response, so the connection is fine. */
function read(call: Call, response: Response, body: string): unknown {
  try {
    return call.output.parse(JSON.parse(body));
  } catch (cause) {
    apiHooks().unreadable(new InvalidResponse(call, cause));
    throw new ApiError(null, 200, null, errorIdOf(response));
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Ends the session first, as the sign-in page redirects signed-in users. */
async function goToSignIn(failure: ApiError): Promise<void> {
  await apiHooks().unauthorized(failure);
  apiHooks().toSignIn();
}

/** Handles a failed response to a request that was not made by `callApi`. */
export async function showFailedResponse(response: Response): Promise<void> {
  const failure = await errorOf(response);
  if (failure.status === 401) await goToSignIn(failure);
  else apiHooks().failed(failure, null);
}

/** For a failure of a `handled` call that its caller does not show after all. With `once` it is `shownOnce`. */
export function showFailedCall(failure: ApiError, once: Call | null = null): void {
  if (failure.status !== 401) apiHooks().failed(failure, once);
}

/**
 * Makes a call of the contract: `callApi(calls.updateAudio, { params: { audioId }, input: { name } })`.
 * @throws ApiError for any response but 200, for none (status 0) and for one that can't be read (status 200), after the
 * toast and, at 401, after the redirect to sign-in; DOMException `AbortError` if the signal aborted it
 */
export async function callApi<C extends Call>(call: C, ...[given]: Args<C>): Promise<OutputOf<C>> {
  const args: AnyArgs = given ?? {};
  const done = args.background ? undefined : loading.begin();
  try {
    const output = (await send(call, args)) as OutputOf<C>;
    apiHooks().succeeded(call);
    return output;
  } catch (error) {
    if (isAbort(error)) throw error;
    const failure = error instanceof ApiError ? error : new ApiError(null, 0, null);
    if (failure.status === 401) void goToSignIn(failure);
    else if (args.failure !== 'handled')
      apiHooks().failed(failure, args.failure === 'shownOnce' ? call : null);
    throw failure;
  } finally {
    done?.();
  }
}
