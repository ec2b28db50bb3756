// Requests to QPay v2: tokens, timeouts, repeats and errors.
import { retrying } from '@duu/speech/engines/retry';
import type { z } from 'zod';
import type { Log } from '../../log.ts';
import { PaymentUnavailable } from './provider.ts';
import { errorAnswer, tokenAnswer } from './qpay-answers.ts';

const timeoutMs = 8_000;
const retries = { attempts: 3, firstMs: 500, maxMs: 1_000 };
/** A token is renewed this long before it ends. */
const marginMs = 60_000;
/** Below this, `expires_in` is a duration in seconds. */
const firstEpochSecond = 1_000_000_000;
const unauthorized = 401;
const tooManyRequests = 429;

export interface QPayAccount {
  /** Such as `https://merchant.qpay.mn`. */
  readonly baseUrl: string;
  readonly username: string;
  readonly password: string;
}

export interface QPayTools {
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<void>;
  readonly log: Log;
  /** Aborts a slow request; after 8 s by default. */
  readonly deadline?: () => AbortSignal;
}

/** QPay refused a request. `code` is QPay's own. */
export class QPayRefusal extends Error {
  readonly code: string;

  constructor(code: string, call: string) {
    super(`qpay: ${call}: ${code}`);
    this.name = 'QPayRefusal';
    this.code = code;
  }
}

interface QPayCall<Answer extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path without ids, for logs. */
  readonly path: string;
  /** An id, appended to the path. */
  readonly id?: string;
  readonly body?: object;
  readonly answer: Answer;
  /** Whether it is idempotent, so that it is sent again if no answer arrives. */
  readonly isRepeatable: boolean;
}

export interface QPayClient {
  /** @throws QPayRefusal; PaymentUnavailable if there is no readable answer */
  call<Answer extends z.ZodType>(call: QPayCall<Answer>): Promise<z.output<Answer>>;
}

interface Token {
  readonly access: string;
  readonly refresh: string;
  readonly endsAtMs: number;
  readonly refreshEndsAtMs: number;
}

interface Sent {
  readonly status: number;
  readonly text: string;
}

export function createQPayClient(account: QPayAccount, tools: QPayTools): QPayClient {
  const { now, pause, log } = tools;
  const deadline = tools.deadline ?? (() => AbortSignal.timeout(timeoutMs));
  let token: Token | undefined;
  let renewal: Promise<Token> | undefined;

  /** @throws PaymentUnavailable if there is no answer, or a server error */
  async function sendOnce(call: QPayCall<z.ZodType>, authorization: string): Promise<Sent> {
    const name = `${call.method} ${call.path}`;
    const id = call.id === undefined ? '' : `/${encodeURIComponent(call.id)}`;
    const headers: Record<string, string> = { Authorization: authorization };
    if (call.body) headers['Content-Type'] = 'application/json';
    let sent: Sent;
    try {
      const answer = await fetch(`${account.baseUrl}${call.path}${id}`, {
        method: call.method,
        headers,
        body: call.body ? JSON.stringify(call.body) : null,
        // A redirect would send the token elsewhere.
        redirect: 'error',
        signal: deadline(),
      });
      sent = { status: answer.status, text: await answer.text() };
    } catch (cause) {
      throw new PaymentUnavailable(`qpay: ${name}: no answer`, { cause });
    }
    if (sent.status >= 500 || sent.status === tooManyRequests)
      throw new PaymentUnavailable(`qpay: ${name}: status ${sent.status}`);
    return sent;
  }

  function send(call: QPayCall<z.ZodType>, authorization: string): Promise<Sent> {
    let attempt = 0;
    const asRetryable = () => {
      log.warn('qpay.unavailable', { call: `${call.method} ${call.path}`, attempt: ++attempt });
      return { retryable: call.isRepeatable };
    };
    return retrying(() => sendOnce(call, authorization), asRetryable, { ...retries, pause });
  }

  async function askForToken(path: string, authorization: string): Promise<Token> {
    const call = { method: 'POST', path, answer: tokenAnswer, isRepeatable: true } as const;
    const given = read(call, await send(call, authorization));
    const endMs = (value: number) =>
      value >= firstEpochSecond ? value * 1000 : now().getTime() + value * 1000;
    return {
      access: given.access_token,
      refresh: given.refresh_token,
      endsAtMs: endMs(given.expires_in),
      refreshEndsAtMs: endMs(given.refresh_expires_in),
    };
  }

  async function renew(): Promise<Token> {
    if (token && now().getTime() < token.refreshEndsAtMs - marginMs) {
      try {
        return await askForToken('/v2/auth/refresh', `Bearer ${token.refresh}`);
      } catch (error) {
        // If the refresh token is rejected, the password still works.
        if (!(error instanceof QPayRefusal)) throw error;
      }
    }
    const basic = Buffer.from(`${account.username}:${account.password}`).toString('base64');
    try {
      return await askForToken('/v2/auth/token', `Basic ${basic}`);
    } catch (error) {
      if (!(error instanceof QPayRefusal)) throw error;
      log.error('qpay.not_authenticated', { code: error.code });
      throw new PaymentUnavailable(error.message, { cause: error });
    }
  }

  /** Concurrent requests share one renewal. */
  async function validToken(): Promise<Token> {
    if (token && now().getTime() < token.endsAtMs - marginMs) return token;
    renewal ??= renew().finally(() => {
      renewal = undefined;
    });
    token = await renewal;
    return token;
  }

  async function sendAuthorized(call: QPayCall<z.ZodType>): Promise<Sent> {
    const used = await validToken();
    const sent = await send(call, `Bearer ${used.access}`);
    if (sent.status !== unauthorized) return sent;
    // QPay rejected the token and did nothing, so even non-repeatable requests are sent again.
    if (token === used) token = { ...used, endsAtMs: 0 };
    const again = await send(call, `Bearer ${(await validToken()).access}`);
    if (again.status === unauthorized)
      throw new PaymentUnavailable(`qpay: ${call.method} ${call.path}: a new token is refused`);
    return again;
  }

  function read<Answer extends z.ZodType>(
    call: QPayCall<Answer>,
    { status, text }: Sent,
  ): z.output<Answer> {
    const name = `${call.method} ${call.path}`;
    const value = parseJson(text);
    if (status < 200 || status >= 300) {
      const refused = errorAnswer.safeParse(value);
      const code = refused.success ? refused.data.error : `STATUS_${status}`;
      throw new QPayRefusal(code, name);
    }
    const answer = call.answer.safeParse(value);
    if (answer.success) return answer.data;
    const wrong = answer.error.issues.map(({ path }) => path.join('.')).join(', ');
    log.error('qpay.unreadable', { call: name, fields: wrong });
    throw new PaymentUnavailable(`qpay: ${name}: the answer lacks ${wrong || 'an object'}`);
  }

  return {
    async call(call) {
      return read(call, await sendAuthorized(call));
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
