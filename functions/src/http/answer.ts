import type { ServerResponse } from 'node:http';
import { endsAtHeader, errorStatus, limitHeader } from '@duu/contract/errors/status';
import { ApiError } from '../api-error.ts';
import type { Log } from '../log.ts';
import type { ErrorEvent } from '../log-events.ts';
import { noStore } from './security-headers.ts';

/** Returns the ApiError to answer with. Logs errors that are not one, and makes them `server_error`. */
export function asApiError(thrown: unknown, log: Log, event: ErrorEvent): ApiError {
  if (thrown instanceof ApiError) return thrown;
  log.error(event, {}, thrown);
  return new ApiError('server_error', { cause: thrown });
}

/** Answers the bare key as text, with values for its message in headers. */
export function answerError(response: ServerResponse, error: ApiError): void {
  response.statusCode = errorStatus[error.key];
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', noStore);
  if (error.limit !== undefined) response.setHeader(limitHeader, String(error.limit));
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
  if (error.endsAt !== undefined) response.setHeader(endsAtHeader, error.endsAt.toISOString());
  response.end(error.key);
}

/** Public answers may be cached shortly by Hosting and browsers, private ones never. */
export function answerJson(response: ServerResponse, value: unknown, maxAgeSeconds: number): void {
  response.statusCode = 200;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader(
    'Cache-Control',
    maxAgeSeconds > 0 ? `public, max-age=${maxAgeSeconds}` : noStore,
  );
  response.end(JSON.stringify(value));
}
