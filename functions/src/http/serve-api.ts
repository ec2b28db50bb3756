import type { ServerResponse } from 'node:http';
import { apiBase } from '@duu/contract/calls/calls';
import { ApiError } from '../api-error.ts';
import { answerError, asApiError } from './answer.ts';
import { answerCall, type CallServices } from './answer-call.ts';
import { matchCall } from './match-call.ts';
import type { RateLimit } from './rate-limit.ts';
import { type ApiRequest, addressOf, urlOf } from './request.ts';
import { matchRoute } from './routes.ts';
import { refuseOtherSites } from './same-origin.ts';

export interface ApiServices extends CallServices {
  readonly addressLimit: RateLimit;
}

/** Answers one request: a call of the contract, or one of the few routes that answer with bytes. */
export async function serveApi(
  request: ApiRequest,
  response: ServerResponse,
  services: ApiServices,
): Promise<void> {
  const { log } = services.deps;
  const startedAt = performance.now();
  let name = 'unknown';
  try {
    refuseOtherSites(request);
    const wait = services.addressLimit.take(addressOf(request));
    if (wait > 0) throw new ApiError('request.too_many', { retryAfter: wait });
    const { pathname } = urlOf(request);
    if (!pathname.startsWith(`${apiBase}/`)) throw new ApiError('request.not_found');
    const path = pathname.slice(apiBase.length);
    const method = request.method ?? 'GET';
    const route = matchRoute(method, path);
    if (route !== null) {
      name = route.name;
      await route.answer(request, response, services.deps);
      return;
    }
    const match = matchCall(method, path);
    if (match === null) throw new ApiError('request.not_found');
    name = match.name;
    await answerCall(match, request, response, services);
  } catch (thrown) {
    const error = asApiError(thrown, log, 'call_failed');
    if (response.headersSent) response.destroy();
    else answerError(response, error);
    if (error.key !== 'server_error') log.info('call_refused', { call: name, key: error.key });
  } finally {
    const ms = Math.round(performance.now() - startedAt);
    log.info('call', { call: name, status: response.statusCode, ms });
  }
}
