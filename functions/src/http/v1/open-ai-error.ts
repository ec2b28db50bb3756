import type { ServerResponse } from 'node:http';
import { errorsEn } from '@duu/contract/errors/english';
import { fillLimit } from '@duu/contract/errors/fill-limit';
import type { ErrorKey } from '@duu/contract/errors/keys';
import { errorStatus } from '@duu/contract/errors/status';
import type { ApiError } from '../../api-error.ts';
import { noStore } from '../security-headers.ts';

/** Statuses that mean another thing to OpenAI's clients: they don't repeat 402, which is for missing credits. */
const ownStatus: Partial<Record<ErrorKey, number>> = {
  max_characters_exceeded: 402,
  no_active_subscription: 402,
  'subscription.expired': 402,
  speaker_not_found: 400,
};

/** Seconds after which a client may still wait for its next try. */
const longestWait = 60;

/** How OpenAI's clients name kinds of errors. */
function typeOf(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 402) return 'insufficient_quota';
  if (status === 403) return 'permission_error';
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'server_error' : 'invalid_request_error';
}

/** Returns the status of an error in OpenAI's shape. */
function openAiStatus(key: ErrorKey): number {
  return ownStatus[key] ?? errorStatus[key];
}

/** Returns an error in OpenAI's shape; `code` is our key. */
export function openAiBody({
  key,
  limit,
  param,
  detail,
}: Pick<ApiError, 'key'> & Partial<Pick<ApiError, 'limit' | 'param' | 'detail'>>): string {
  const message = detail ?? fillLimit(errorsEn[key], limit);
  const type = typeOf(openAiStatus(key));
  return JSON.stringify({ error: { message, type, param: param ?? null, code: key } });
}

/** Answers JSON that no cache keeps. */
function answerPrivateJson(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', noStore);
  response.end(body);
}

/**
 * Answers an error as OpenAI does. Clients repeat 409, 429 and 5xx after `Retry-After`; where that can't help, they are
 * told not to.
 */
export function answerOpenAiError(response: ServerResponse, error: ApiError): void {
  const { key, retryAfter } = error;
  const status = openAiStatus(key);
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  if (status === 409 || (retryAfter !== undefined && retryAfter > longestWait)) {
    response.setHeader('x-should-retry', 'false');
  }
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  answerPrivateJson(response, status, openAiBody(error));
}
