import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase } from '@duu/contract/calls/calls';
import { ApiError } from '../api-error.ts';
import { answerError, asApiError } from './answer.ts';
import { answerCall, type CallServices } from './answer-call.ts';
import { matchCall } from './match-call.ts';
import { refuseOtherSites } from './origin.ts';
import { urlOf } from './request.ts';
import { matchRoute } from './routes.ts';
import { setSecurityHeaders } from './security-headers.ts';

/** Answers a request: a call of the contract, or one of the byte routes. */
export async function serveApi(
  request: IncomingMessage,
  response: ServerResponse,
  services: CallServices,
): Promise<void> {
  const { log } = services.deps;
  setSecurityHeaders(response);
  const startedAt = performance.now();
  let name = 'unknown';
  try {
    refuseOtherSites(request);
    services.limits.countAddress(request);
    const { pathname } = urlOf(request);
    if (!pathname.startsWith(`${apiBase}/`)) throw new ApiError('request.not_found');
    const path = pathname.slice(apiBase.length);
    const method = request.method ?? 'GET';
    const route = matchRoute(method, path);
    if (route !== null) {
      name = route.name;
      await route.answer(request, response, services);
      return;
    }
    const match = matchCall(method, path);
    if (match === null) {
      services.limits.countUnauthenticated(request);
      throw new ApiError('request.not_found');
    }
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
