import type { ServerResponse } from 'node:http';
import { endsAtHeader, errorStatus, limitHeader } from '@duu/contract/errors/status';
import { ApiError } from '../api-error.ts';
import type { Log } from '../log.ts';
import { nobodyKeeps } from './security-headers.ts';

/** Anything that was thrown, as what the client is told; what is a fault of ours is logged. */
export function asApiError(thrown: unknown, log: Log, event: string): ApiError {
  if (thrown instanceof ApiError) return thrown;
  log.error(event, {}, thrown);
  return new ApiError('server_error', { cause: thrown });
}

/** The bare key as text, with what its message needs in headers. */
export function answerError(response: ServerResponse, error: ApiError): void {
  response.statusCode = errorStatus[error.key];
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', nobodyKeeps);
  if (error.limit !== undefined) response.setHeader(limitHeader, String(error.limit));
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
  if (error.endsAt !== undefined) response.setHeader(endsAtHeader, error.endsAt.toISOString());
  response.end(error.key);
}

/** Public answers may be kept for a moment by Hosting and browsers; what is someone's own never. */
export function answerJson(response: ServerResponse, value: unknown, maxAgeSeconds: number): void {
  response.statusCode = 200;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader(
    'Cache-Control',
    maxAgeSeconds > 0 ? `public, max-age=${maxAgeSeconds}` : nobodyKeeps,
  );
  response.end(JSON.stringify(value));
}
