import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiBase, calls } from '@duu/contract/calls/calls';
import { ApiError } from '../api-error.ts';
import { answerError, asApiError } from './answer.ts';
import { answerCall, type CallServices } from './answer-call.ts';
import { matchCall, methodsOf } from './match-call.ts';
import { answerMcpError } from './mcp/serve-mcp.ts';
import { refuseOtherSites } from './origin.ts';
import { urlOf } from './request.ts';
import { matchRoute } from './routes.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { answerOpenAiError } from './v1/open-ai-error.ts';
import { isForPrograms } from './v1/paths.ts';
import { matchOutside } from './v1/serve-outside.ts';

/** Answers a request: a call of the contract, one of the byte routes, or an address beside `/api` for programs. */
export async function serveApi(
  request: IncomingMessage,
  response: ServerResponse,
  services: CallServices,
): Promise<void> {
  const { log, now, traces } = services.deps;
  setSecurityHeaders(response);
  const startedAt = now();
  let name = 'unknown';
  let converts = false;
  const forPrograms = isForPrograms(request.url ?? '/');
  try {
    refuseOtherSites(request);
    await services.limits.countAddress(request);
    const { pathname } = urlOf(request);
    if (forPrograms) {
      const outside = matchOutside(request, response, pathname);
      name = outside.name;
      await outside.answer(services);
      return;
    }
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
      await services.limits.countUnauthenticated(request);
      const methods = methodsOf(path);
      if (methods.length === 0) throw new ApiError('request.not_found');
      response.setHeader('Allow', methods.join(', '));
      throw new ApiError('request.method_not_allowed');
    }
    name = match.name;
    converts = calls[match.name].converts;
    await answerCall(match, request, response, services);
  } catch (thrown) {
    const error = asApiError(thrown, log, 'call_failed');
    if (response.headersSent) response.destroy();
    else if (name === 'mcp') answerMcpError(response, error);
    else if (forPrograms) answerOpenAiError(response, error);
    else answerError(response, error);
    if (error.key !== 'server_error') log.info('call_refused', { call: name, key: error.key });
  } finally {
    const endedAt = now();
    const ms = endedAt.getTime() - startedAt.getTime();
    const { statusCode: status } = response;
    log.info('call', { call: name, status, ms });
    if (converts && status === 200) {
      traces.send({ name: 'conversion.accept', startedAt, endedAt, attributes: { call: name } });
    }
  }
}
