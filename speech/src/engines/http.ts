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

/** A response that has begun. */
export interface Streamed {
  readonly headers: Headers;
  /** The body as it arrives. Throws `HttpFailure`, or the signal's reason. */
  readonly parts: AsyncIterable<Uint8Array>;
}

/**
 * Returns a POST's response once its first bytes are here, retrying until then; what fails later is not retried, since
 * the bytes may have been played. Throws `HttpFailure`, or the signal's reason.
 */
export function postStream(call: HttpCall): Promise<Streamed> {
  return retrying(
    () => begin(call),
    (error) => (error instanceof HttpFailure ? error : { retryable: false }),
    call.retries ?? defaultRetries,
    call.signal,
  );
}

async function begin(call: HttpCall): Promise<Streamed> {
  const { answer, asFailure } = await open(call);
  const body = bounded(answer, call.maxBytes);
  const first = await body.next().catch(asFailure);
  async function* parts() {
    try {
      if (!first.done) yield first.value;
      yield* body;
    } catch (error) {
      asFailure(error);
    }
  }
  return { headers: answer.headers, parts: parts() };
}

async function attempt(call: HttpCall): Promise<Uint8Array> {
  const { answer, asFailure } = await open(call);
  try {
    const parts: Uint8Array[] = [];
    for await (const part of bounded(answer, call.maxBytes)) parts.push(part);
    return Buffer.concat(parts);
  } catch (error) {
    return asFailure(error);
  }
}

/** Sends a request and returns its answer, with what turns an error of reading the body into a failure. */
async function open(
  call: HttpCall,
): Promise<{ answer: Response; asFailure: (error: unknown) => never }> {
  call.signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  const asFailure = (error: unknown): never => {
    call.signal?.throwIfAborted();
    if (error instanceof HttpFailure) throw error;
    if (timeout.aborted) throw new HttpFailure(`no answer within ${call.timeoutMs} ms`);
    throw new HttpFailure(`the connection failed (${faultCode(error)})`);
  };
  const { url, headers, body } = call;
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal,
    redirect: 'error',
  }).catch(asFailure);
  if (!answer.ok) {
    // The body may repeat the request: it is discarded, which also frees the connection.
    await answer.body?.cancel().catch(asFailure);
    throw new HttpFailure(`answered ${answer.status}`, answer);
  }
  return { answer, asFailure };
}

async function* bounded(answer: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > maxBytes)
      throw new HttpFailure(`the answer is larger than ${maxBytes} bytes`, answer);
    yield part;
  }
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
