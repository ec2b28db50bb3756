import { defaultRetries, type RetryPolicy, retrying } from './retry.ts';

export interface HttpCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** From the start of one attempt to the last byte of its response, in ms. */
  readonly timeoutMs: number;
  /** Maximum size of the response. */
  readonly maxBytes: number;
  readonly retries?: RetryPolicy;
  readonly signal?: AbortSignal | undefined;
}

/** Why a call to a provider failed. Its message contains neither address, headers nor body. */
export class HttpFailure extends Error {
  /** Undefined if no complete response arrived. */
  readonly status: number | undefined;
  readonly headers: Headers;
  readonly retryAfterMs: number | undefined;

  constructor(what: string, answer?: Response, options?: ErrorOptions) {
    super(what, options);
    this.name = 'HttpFailure';
    this.status = answer?.status;
    this.headers = answer?.headers ?? new Headers();
    this.retryAfterMs = retryAfter(this.headers.get('retry-after'));
  }

  /** Whether it was 429, 5xx, or a response that did not arrive complete. */
  get retryable(): boolean {
    return this.status === undefined || this.status === 429 || this.status >= 500;
  }
}

/** Returns the body of a POST's response, retrying if useful. Throws `HttpFailure`, or the signal's reason. */
export function post(call: HttpCall): Promise<Uint8Array> {
  return retrying(
    () => attempt(call),
    (error) => (error instanceof HttpFailure ? error : { retryable: false }),
    call.retries ?? defaultRetries,
    call.signal,
  );
}

async function attempt(call: HttpCall): Promise<Uint8Array> {
  call.signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  let answer: Response | undefined;
  try {
    const { url, headers, body } = call;
    answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (!answer.ok) {
      // The body may repeat the request: it is discarded, which also frees the connection.
      await answer.body?.cancel();
      throw new HttpFailure(`answered ${answer.status}`, answer);
    }
    return await read(answer, call.maxBytes);
  } catch (error) {
    call.signal?.throwIfAborted();
    if (error instanceof HttpFailure) throw error;
    if (timeout.aborted) throw new HttpFailure(`no answer within ${call.timeoutMs} ms`);
    throw new HttpFailure(`the connection failed (${faultCode(error)})`);
  }
}

async function read(answer: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > maxBytes)
      throw new HttpFailure(`the answer is larger than ${maxBytes} bytes`, answer);
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

/** Converts seconds or an HTTP date to ms from now. */
function retryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/**
 * Returns a network error code such as ECONNRESET; fetch hides it in the cause, and its messages may contain the
 * address.
 */
function faultCode(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string') return one.code;
  }
  return 'unknown';
}
